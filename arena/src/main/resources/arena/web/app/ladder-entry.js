/** The form with which a team hands in a bot for the ladder, and how the team stands. The browser keeps its key. */
import { html, nothing } from 'lit';
import { get, upload } from 'arena/api.js';
import { AskingElement, define } from 'arena/element.js';
import { archiveField, commandField, tooLarge } from 'arena/entry-fields.js';
import { keep, kept } from 'arena/memory.js';
import { failed } from 'arena/state.js';
import { t } from 'arena/text.js';

const RENEWAL_MILLIS = 5_000;
const LONGEST_NAME = 32;
const MEMORY = 'ladder-team';

class LadderEntry
  extends /** @type {Arena.With<typeof AskingElement, { offer: any; titles: Map<string, string> }>} */ (AskingElement)
{
  static properties = {
    offer: { attribute: false },
    titles: { attribute: false },
    mine: { state: true },
    reports: { state: true },
  };

  connectedCallback() {
    this.mine = JSON.parse(kept(MEMORY) || 'null') ?? undefined;
    super.connectedCallback();
    this.renewal = setInterval(() => document.hidden || this.load(), RENEWAL_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.renewal);
  }

  async ask() {
    if (this.mine) {
      const { team, key } = this.mine;
      this.reports = (await get(`/ladder/team?team=${encodeURIComponent(team)}`, { key })).reports;
    }
  }

  become(mine) {
    this.mine = mine;
    this.reports = undefined;
    this.failure = undefined;
    keep(MEMORY, JSON.stringify(mine ?? null));
  }

  handIn(event) {
    event.preventDefault();
    const form = event.target;
    const values = new FormData(form);
    const file = /** @type {File} */ (values.get('archive'));
    this.refused = tooLarge(this.offer, file);
    if (this.refused) {
      return;
    }
    const team = this.mine?.team ?? /** @type {string} */ (values.get('team')).trim();
    const given = this.mine?.key ?? /** @type {string} */ (values.get('key')).trim();
    const asked = new URLSearchParams({
      game: /** @type {string} */ (values.get('game')),
      team,
      command: /** @type {string} */ (values.get('command')).trim(),
    });
    this.attempt(async () => {
      const { key } = await upload(`/ladder/archive?${asked}`, file, { key: given || undefined });
      this.become({ team, key: key ?? given });
      form.reset();
      await this.load();
    });
  }

  render() {
    return html`<details class="sheet narrow" ?open=${Boolean(this.mine)}>
      <summary>${t('ladder.hand-in')}</summary>
      <div class="stack">${this.mine ? this.team() : nothing} ${this.form()}</div>
    </details>`;
  }

  team() {
    const { team, key } = this.mine;
    return html`<div class="stack close">
      <div class="row apart">
        <strong><bdi>${team}</bdi></strong>
        <button class="bare" @click=${() => this.become()}>${t('ladder.other-team')}</button>
      </div>
      <p class="small soft">${t('ladder.key-words')} <code>${key}</code></p>
      ${this.failure ? failed(this.failure, () => this.load()) : nothing}
      ${(this.reports ?? []).map(
        one =>
          html`<section class="stack close" aria-label=${this.titles.get(one.game) ?? one.game}>
            <h3>${this.titles.get(one.game) ?? one.game}</h3>
            ${
              one.text
                ? html`<pre class="small wrapped" lang="en" dir="ltr">${one.text}</pre>`
                : html`<p class="soft">${t('ladder.waits')}</p>`
            }
          </section>`,
      )}
      ${this.reports?.some(one => one.text) ? html`<p class="small soft">${t('ladder.see-table')}</p>` : nothing}
    </div>`;
  }

  form() {
    const { offer } = this;
    return html`<form class="stack narrow" @submit=${this.handIn}>
      <label class="field" for="game">
        <span>${t('ladder.game')}</span>
        <select id="game" name="game">
          ${offer.games.map(id => html`<option value=${id}>${this.titles.get(id) ?? id}</option>`)}
        </select>
      </label>
      ${
        this.mine
          ? nothing
          : html`<label class="field" for="team">
                <span>${t('ladder.team')}</span>
                <input id="team" name="team" maxlength=${LONGEST_NAME} pattern="[A-Za-z0-9_]+" required
                  title=${t('sign-up.field.team-words')} autocomplete="off" />
                <span class="soft">${t('sign-up.field.team-words')}</span>
              </label>
              <label class="field" for="key">
                <span>${t('ladder.key')}</span>
                <input id="key" name="key" autocomplete="off" />
                <span class="soft">${t('ladder.key-of-team')}</span>
              </label>`
      }
      ${archiveField(offer, true)}
      ${commandField()}
      ${this.refused ? failed(this.refused) : nothing}
      <div class="row"><button class="first" ?disabled=${this.busy}>${t('entry.hand-in')}</button></div>
    </form>`;
  }
}

define('arena-ladder-entry', LadderEntry);
