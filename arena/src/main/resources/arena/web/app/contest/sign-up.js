/**
 * The sign-up page, on which a team enters a contest by itself. The team then receives its link, to the page on which
 * it hands in its bot.
 */
import { html, nothing } from 'lit';
import { get, post } from 'arena/api.js';
import { AskingElement, define } from 'arena/element.js';
import { plain } from 'arena/names.js';
import { failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';

const LONGEST_NAME = 32;
const LONGEST_TITLE = 60;
const LONGEST_MEMBERS = 300;

class SignUp extends AskingElement {
  static properties = { offer: { state: true } };

  async ask() {
    this.offer = await get('/sign-up');
    document.title = `${t('sign-up.title')} · ${this.offer.contest}`;
  }

  /** Checks a field at once, and derives the folder's name from the title until it is typed. */
  typed(field) {
    const team = /** @type {HTMLInputElement} */ (this.querySelector('#team'));
    if (field === team) {
      this.hasOwnName = field.value !== '';
    } else if (field.id === 'title' && !this.hasOwnName) {
      team.value = plain(field.value);
    }
    field.reportValidity();
  }

  enter(event) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    this.attempt(async () => {
      location.href = (await post('/sign-up', values)).page;
    });
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
    const field = (name, most, more, pattern = '.*') => html`<label class="field" for=${name}>
      <span>${t(`sign-up.field.${name}`)}</span>
      <input
        id=${name}
        name=${name}
        dir="auto"
        maxlength=${most}
        pattern=${pattern}
        title=${t(`sign-up.field.${name}-words`)}
        autocomplete="off"
        ?required=${more}
        @input=${event => this.typed(event.target)}
      />
      <span class="soft">${t(`sign-up.field.${name}-words`)}</span>
    </label>`;
    return html`<form class="sheet stack narrow" @submit=${this.enter}>
      ${field('title', LONGEST_TITLE)}
      ${field('team', LONGEST_NAME, true, '[A-Za-z0-9_]+')}
      ${field('members', LONGEST_MEMBERS)}
      ${this.refused ? failed(this.refused) : nothing}
      <div class="row"><button class="first" ?disabled=${this.busy}>${t('sign-up.enter')}</button></div>
    </form>`;
  }
}

define('arena-sign-up', SignUp);
