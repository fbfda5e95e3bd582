/** The sources of a match for a viewer: the arena, or the page itself when it was opened from a disk. */
import { Live, get, getText } from 'arena/api.js';
import { balanced } from 'arena/words.js';

export const CHUNK = 500;

/** A match from the arena, recorded or still being played. */
export class ArenaSource {
  constructor(match, viewpoint = '', key) {
    this.path = `/matches/${encodeURIComponent(match)}`;
    this.viewpoint = viewpoint;
    this.key = key;
  }

  query(more = '') {
    const as = this.viewpoint ? `as=${encodeURIComponent(this.viewpoint)}&` : '';
    return `?${as}${more}`;
  }

  header() {
    return get(`${this.path}${this.query()}`, { key: this.key });
  }

  moves(from) {
    return get(`${this.path}/moves${this.query(`from=${from}&most=${CHUNK}`)}`, { key: this.key });
  }

  estimates() {
    return get(`${this.path}/estimates`, { key: this.key });
  }

  review(seat) {
    return get(`${this.path}/seats/${seat}/review`, { key: this.key });
  }

  /**
   * Follows the match; `from` returns the next wanted move whenever a connection is opened.
   *
   * @returns {{ close(): void }}
   */
  live(from, message, state) {
    return new Live(() => `${this.path}/live${this.query(`from=${from()}`)}`, { message, state });
  }

  /** Returns the text of a file of a bot's turn. */
  file(seat, turn, file) {
    return getText(`${this.path}/seats/${seat}/turns/${turn}/${file}${this.query()}`, { key: this.key });
  }

  log(seat) {
    return getText(`${this.path}/seats/${seat}/log`, { key: this.key });
  }
}

/** A match that is embedded in the page: `{match: header, moves: [...], estimates: [...]}`. */
export class EmbeddedSource {
  constructor(embedded) {
    this.embedded = embedded;
  }

  async header() {
    return this.embedded.match;
  }

  async moves(from) {
    return { from, moves: this.embedded.moves.slice(from), over: true, next: this.embedded.moves.length };
  }

  async estimates() {
    return { estimates: this.embedded.estimates ?? [] };
  }

  live() {
    return { close() {} };
  }
}

/** Returns the match that is embedded in this page, if there is one. */
export function embedded() {
  const element = document.querySelector('script[type="application/json"][data-match]');
  return element ? new EmbeddedSource(JSON.parse(balanced(element.textContent))) : null;
}
