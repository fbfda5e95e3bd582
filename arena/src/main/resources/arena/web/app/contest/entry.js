/** The entry of a team that has signed up: its state, the findings of its check, and the form for a new one. */
import { html, nothing } from 'lit';
import { get, post, upload } from 'arena/api.js';
import { AskingElement, define } from 'arena/element.js';
import { archiveField, commandField, tooLarge } from 'arena/entry-fields.js';
import { failed } from 'arena/state.js';
import { ago, number, t } from 'arena/text.js';

const SOON_MILLIS = 1_000;
const LATER_MILLIS = 10_000;
const UNDER_WAY = ['waiting', 'checking', 'accepting'];

/** Returns the state of an entry as a tag. */
export function entryState(entry) {
  const key = entry.state === 'checked' ? (entry.fit ? 'fit' : 'unfit') : entry.state;
  const look = { accepted: 'act', fit: 'act', checking: 'now', unfit: 'now', refused: 'now' }[key] ?? '';
  return html`<span class="tag ${look}">${t(`entry.state.${key}`)}</span>`;
}

/** Returns the findings of the check of an entry, each a sentence or some lines. */
export function entrySentences(entry) {
  return entry.sentences.length
    ? html`<ul class="plain sentences">
        ${entry.sentences.map(sentence => html`<li><bdi>${sentence}</bdi></li>`)}
      </ul>`
    : nothing;
}

/** Returns the content of an entry in a few words. */
export function entryFacts(entry) {
  const speaks = entry.speaks === 'folder' ? '' : ` · ${t(`entry.speaks-${entry.speaks}`)}`;
  return html`<code><bdi>${entry.command}</bdi></code>${speaks}
    <span class="soft">${t('entry.files', { n: entry.files, size: number(entry.bytes / 1024, 1) })}
      · ${ago(entry.millis)}</span>`;
}

class Entry extends /** @type {Arena.With<typeof AskingElement, { key: string; offer: any }>} */ (AskingElement) {
  static properties = {
    key: { attribute: false },
    data: { state: true },
    offer: { state: true },
  };

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  async load() {
    clearTimeout(this.timer);
    await super.load();
    const pause = UNDER_WAY.includes(this.data?.entry?.state) ? SOON_MILLIS : LATER_MILLIS;
    this.timer = setTimeout(() => this.load(), pause);
  }

  async ask() {
    this.offer ??= await get('/sign-up');
    this.data = await get('/sign-up/team', { key: this.key });
  }

  handIn(event) {
    event.preventDefault();
    const values = new FormData(event.target);
    const command = /** @type {string} */ (values.get('command')).trim();
    const speaks = /** @type {string} */ (values.get('speaks'));
    const folder = /** @type {string | null} */ (values.get('folder'))?.trim();
    const file = /** @type {File} */ (values.get('archive'));
    this.refused = folder ? undefined : tooLarge(this.offer, file);
    if (this.refused) {
      return;
    }
    this.attempt(async () => {
      this.data = folder
        ? await post('/sign-up/folder', { folder, command, speaks }, { key: this.key })
        : await upload(`/sign-up/archive?command=${encodeURIComponent(command)}&speaks=${speaks}`, file, {
            key: this.key,
          });
      event.target.reset();
      await this.load();
    });
  }

  render() {
    if (this.failure) {
      return failed(this.failure, () => this.load());
    }
    if (!this.data || (!this.data.open && !this.data.entry)) {
      return nothing;
    }
    const { entry, accepted } = this.data;
    return html`<section class="stack" aria-label=${t('entry.title')}>
      <h2>${t('entry.title')}</h2>
      ${entry ? this.entry(entry) : html`<p class="soft">${t('entry.none')}</p>`}
      ${
        accepted && accepted !== entry?.number
          ? html`<p class="soft">${t('entry.plays', { number: accepted })}</p>`
          : nothing
      }
      ${this.data.open ? this.form() : html`<p class="soft">${t('entry.closed')}</p>`}
    </section>`;
  }

  entry(entry) {
    return html`<div class="sheet stack close" role="status">
      <div class="row apart"><strong>${t('entry.number', { number: entry.number })}</strong>${entryState(entry)}</div>
      <p>${entryFacts(entry)}</p>
      ${entry.reason ? html`<p>${t('entry.decided')} <bdi>${entry.by}</bdi>: <bdi>${entry.reason}</bdi></p>` : nothing}
      ${entrySentences(entry)}
    </div>`;
  }

  form() {
    const { offer } = this;
    return html`<form class="sheet stack narrow" @submit=${this.handIn}>
      ${archiveField(offer, !offer.share)}
      ${
        offer.share
          ? html`<label class="field" for="folder">
              <span>${t('entry.folder')}</span>
              <input id="folder" name="folder" autocomplete="off" />
            </label>`
          : nothing
      }
      ${commandField()}
      <label class="field" for="speaks">
        <span>${t('entry.speaks')}</span>
        <select id="speaks" name="speaks">
          ${offer.ways.map(way => html`<option value=${way}>${t(`entry.speaks-${way}`)}</option>`)}
        </select>
      </label>
      ${this.refused ? failed(this.refused) : nothing}
      <div class="row"><button class="first" ?disabled=${this.busy}>${t('entry.hand-in')}</button></div>
    </form>`;
  }
}

define('arena-entry', Entry);
