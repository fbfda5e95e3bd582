/**
 * The base of the pages of a contest: each fetches its data, and fetches it again whenever the arena reports a change.
 */
import { html, nothing } from 'lit';
import { get } from 'arena/api.js';
import { patched } from 'arena/changes.js';
import { contest } from 'arena/contest/source.js';
import { ArenaElement } from 'arena/element.js';
import { connection, failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';

/**
 * The shortest time between two requests: an organiser pauses and resumes, and a request for each change would only
 * cause load.
 */
const LEAST_PAUSE_MILLIS = 400;

export class ContestElement extends /** @type {Arena.With<typeof ArenaElement, { key: string }>} */ (ArenaElement) {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { data: { state: true }, failure: { state: true }, state: { state: true } };

  constructor() {
    super();
    this.state = 'connecting';
  }

  /** Returns the path of the data of a page that only the arena has. */
  path() {
    return '/contest';
  }

  /** Requests the data, or the changes since a revision. */
  ask(since) {
    return get(`${this.path()}${since}`, { key: this.key });
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.live = contest.live({
      message: () => this.schedule(),
      state: state => {
        this.state = state;
      },
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.live.close();
    clearTimeout(this.timer);
  }

  schedule() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.load();
    }, LEAST_PAUSE_MILLIS);
  }

  async load() {
    try {
      const known = this.data;
      const since = known?.revision ? `?since=${encodeURIComponent(known.revision)}` : '';
      const answer = await this.ask(since);
      // Another answer may have arrived meanwhile; the changes of this one then refer to a document that is replaced.
      if (answer.changes && this.data !== known) {
        return;
      }
      this.data = answer.changes ? patched(known, answer.changes) : answer;
      this.failure = undefined;
      this.loaded();
    } catch (failure) {
      this.failure = failure;
    }
  }

  render() {
    if (this.failure && (!this.data || this.failure.status)) {
      return html`<h1>${t('contest.title')}</h1>
        ${failed(this.failure, () => this.load())}`;
    }
    return this.data ? this.draw(this.data) : waiting();
  }

  /** Is called after each answer. */
  loaded() {}

  /**
   * Returns the page of a contest.
   *
   * @param {Arena.Contest} data
   * @returns {Arena.Drawing}
   */
  draw(data) {
    return data && nothing;
  }

  /** Returns the state of the connection, unless it is open. */
  connection() {
    return this.state === 'open' ? nothing : connection(this.state);
  }
}
