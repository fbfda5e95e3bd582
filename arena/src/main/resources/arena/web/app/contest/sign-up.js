/** The page on which a team enters a contest by itself. It then has its link, on whose page it hands in its bot. */
import { html, nothing } from 'lit';
import { get, post } from 'arena/api.js';
import { ArenaElement, define } from 'arena/element.js';
import { failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';

const LONGEST_NAME = 32;
const LONGEST_TITLE = 60;
const LONGEST_MEMBERS = 300;

class SignUp extends ArenaElement {
  static properties = {
    offer: { state: true },
    failure: { state: true },
    refused: { state: true },
    busy: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    this.failure = undefined;
    try {
      this.offer = await get('/sign-up');
      document.title = `${t('sign-up.title')} · ${this.offer.contest}`;
    } catch (failure) {
      this.failure = failure;
    }
  }

  async enter(event) {
    event.preventDefault();
    this.refused = undefined;
    this.busy = true;
    try {
      const made = await post('/sign-up', Object.fromEntries(new FormData(event.target)));
      location.href = made.page;
    } catch (failure) {
      this.refused = failure;
      this.busy = false;
    }
  }

  render() {
    if (this.failure) {
      return html`<h1>${t('sign-up.title')}</h1>
        ${failed(this.failure, () => this.load())}`;
    }
    if (!this.offer) {
      return waiting();
    }
    const { offer } = this;
    return html`<div class="stack loose">
      <header class="stack close">
        <h1>${t('sign-up.title')}</h1>
        <p class="soft"><bdi>${offer.contest}</bdi> · <a href="/rules/${offer.game}">${offer.gameTitle}</a></p>
        <p>${t('sign-up.words')}</p>
      </header>
      ${offer.open ? this.form() : html`<div class="notice"><p>${offer.words}</p></div>`}
    </div>`;
  }

  form() {
    const field = (name, most, more) => html`<label class="field" for=${name}>
      <span>${t(`sign-up.field.${name}`)}</span>
      <input id=${name} name=${name} maxlength=${most} autocomplete="off" ?required=${more} />
      <span class="soft">${t(`sign-up.field.${name}-words`)}</span>
    </label>`;
    return html`<form class="sheet stack narrow" @submit=${this.enter}>
      ${field('team', LONGEST_NAME, true)} ${field('title', LONGEST_TITLE)} ${field('members', LONGEST_MEMBERS)}
      ${this.refused ? failed(this.refused) : nothing}
      <div class="row"><button class="first" ?disabled=${this.busy}>${t('sign-up.enter')}</button></div>
    </form>`;
  }
}

define('arena-sign-up', SignUp);
