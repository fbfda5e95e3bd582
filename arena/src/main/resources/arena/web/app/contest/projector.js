/**
 * The projector page of a contest: it fills the screen and changes its pages by itself. Current games with their boards
 * are on the left; tables, the next games and the last results take turns on the right. At the prize-giving it reveals
 * the places one after the other, the last one first.
 */
import { html, nothing } from 'lit';
import { get } from 'arena/api.js';
import { define } from 'arena/element.js';
import { gameComponent } from 'arena/game-component.js';
import { wording } from 'arena/contest/sentences.js';
import { seatName } from 'arena/seats.js';
import { t } from 'arena/text.js';
import { ContestElement } from 'arena/contest/live.js';
import { outcome, progress, seats, teamName, time } from 'arena/contest/parts.js';
import 'arena/contest/bracket.js';
import 'arena/contest/standings.js';
import { holdWords } from 'arena/hold.js';

const PAGE_MILLIS = 12_000;
const BOARD_MILLIS = 1_000;
const PLACE_MILLIS = 4_000;
const MOST_BOARDS = 4;
/** The number of last moves of an ended match that are repeated, with a pause after them. */
const HIGHLIGHT_MOVES = 16;
const HIGHLIGHT_MILLIS = 700;
const HIGHLIGHT_REST = 8;
const FEW_BOARDS = 2;
/** The capacity of a page of the right side; a heading takes as much as two rows. */
const ROWS_A_PAGE = 16;
const HEADING_ROWS = 2;
const MOST_ROWS = 12;
const TEAMS_A_PAGE = 40;
const NEXT_BELOW = 4;

/** Returns the title of a game's section. */
function sectionOf(data, game) {
  const section = data.sections.find(one => one.id === game.section);
  return wording(section.title, section.titleName);
}

/** Returns the board of a match, which receives its moves in jumps. */
const boardOf = ({ head, component, over }, move) =>
  component.board({
    scene: move.scene,
    ground: head.ground,
    move,
    small: true,
    millis: over ? HIGHLIGHT_MILLIS : BOARD_MILLIS,
  });

class Projector extends ContestElement {
  static properties = { page: { state: true }, opened: { state: true }, beats: { state: true } };

  constructor() {
    super();
    this.page = 0;
    this.opened = 0;
    this.beats = 0;
    this.boards = new Map();
  }

  path() {
    return '/contest/projector';
  }

  connectedCallback() {
    super.connectedCallback();
    this.turning = setInterval(() => {
      this.page += 1;
    }, PAGE_MILLIS);
    this.looking = setInterval(() => this.poll(), BOARD_MILLIS);
    this.beating = setInterval(() => this.advanceHighlights(), HIGHLIGHT_MILLIS);
    this.opening = setInterval(() => {
      if (this.data?.isPublished) {
        this.opened += 1;
      }
    }, PLACE_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    [this.turning, this.looking, this.beating, this.opening].forEach(clearInterval);
  }

  loaded() {
    document.title = `${this.data.name} · ${t('contest.projector')}`;
    this.poll();
  }

  /** Fetches the newest board of each match; the last board of an ended match stays. */
  async poll() {
    for (const game of this.shown()) {
      const known = this.boards.get(game.match);
      if (known?.asking || (known?.over && known.at >= known.moves)) {
        continue;
      }
      this.boards.set(game.match, { ...known, asking: true });
      this.boards.set(game.match, await this.board(game.match).catch(() => ({ ...known, asking: false })));
      this.requestUpdate();
    }
  }

  async board(match) {
    const path = `/matches/${encodeURIComponent(match)}`;
    const head = await get(path);
    const from = head.over ? Math.max(0, head.moves - HIGHLIGHT_MOVES) : head.moves;
    const { moves } = await get(`${path}/moves?from=${from}&most=${HIGHLIGHT_MOVES + 1}`);
    const component = await gameComponent(head.game);
    return { head, component, shown: moves, over: head.over, moves: head.moves, at: head.moves };
  }

  /** Advances every highlight by one move, unless the reader prefers less motion. */
  advanceHighlights() {
    const moving = this.shown().some(game => game.state !== 'running');
    if (moving && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.beats += 1;
    }
  }

  /** Returns the move of a match that is shown now. */
  moveOf(board) {
    const last = board.shown.length - 1;
    return board.shown[board.over && this.beats ? Math.min(last, this.beats % (last + 1 + HIGHLIGHT_REST)) : last];
  }

  /** Returns the matches on the wall: running ones, and the latest ended ones as far as there is room. */
  shown() {
    if (!this.data) {
      return [];
    }
    const running = this.data.running.filter(game => game.match);
    const ended = this.data.ended.filter(game => game.match);
    return [...running.slice(0, MOST_BOARDS), ...ended.slice(0, Math.max(0, FEW_BOARDS - running.length))];
  }

  draw(data) {
    return html`<div class="wall ${this.state === 'open' ? '' : 'away'}">
      <header class="row apart">
        <h1>${data.name}</h1>
        <span class="row">${this.connection()}${progress(data)}</span>
      </header>
      ${data.isPublished ? this.ceremony(data) : this.parts(data)}
    </div>`;
  }

  /** Draws the current games beside the pages that take turns; a bracket has the whole wall. */
  parts(data) {
    const pages = this.pages(data);
    const { wide, label, words } = pages[this.page % pages.length];
    return html`<div class="wall-parts ${wide ? 'wide' : ''}">
      ${wide ? nothing : html`<section class="wall-now" aria-label=${t('contest.now')}>${this.now(data)}</section>`}
      <section class="wall-side" aria-label=${label}>
        <h2>${label}</h2>
        ${words}
      </section>
    </div>`;
  }

  now(data) {
    const shown = this.shown();
    if (!data.isShown) {
      return html`<div class="held">
        <p class="large">${t('contest.held')}</p>
        ${
          data.runningGames
            ? html`<p class="soft">${t('contest.running-games', { n: data.runningGames })}</p>`
            : nothing
        }
      </div>`;
    }
    return html`<h2>${t(data.running.length ? 'contest.now' : 'contest.last')}</h2>
      ${
        shown.length
          ? html`<div class="wall-boards count-${shown.length}">${shown.map(game => this.match(data, game))}</div>`
          : html`<p class="large soft">${t('contest.nothing-runs')}</p>`
      }
      ${
        data.next.length
          ? html`<h2>${t('contest.next')}</h2>
              <ul class="plain wall-next">
                ${data.next.slice(0, NEXT_BELOW).map(
                  game =>
                    html` <li>
                        ${seats(data, game, false)}<span class="soft"
                          >${game.expectedMillis ? time(game.expectedMillis) : sectionOf(data, game)}</span
                        >
                      </li>`,
                )}
              </ul>`
          : this.results(data, data.ended.slice(FEW_BOARDS))
      }
      ${
        data.running.length > shown.length
          ? html`<p class="soft">${t('contest.more-games', { n: data.running.length - shown.length })}</p>`
          : nothing
      }`;
  }

  /** Draws the last results where there are no next games. */
  results(data, games) {
    return html`<ul class="plain wall-next results">
      ${games.map(game => html`<li>${seats(data, game, false)}${outcome(data, game)}</li>`)}
    </ul>`;
  }

  match(data, game) {
    const board = this.boards.get(game.match);
    const move = board?.shown && this.moveOf(board);
    return html`<article class="sheet">
      <p class="row apart small soft">
        <span>${sectionOf(data, game)}</span
        ><span>${game.state === 'running' ? t('contest.move-count', { n: board?.moves ?? 0 }) : nothing}</span>
      </p>
      <h3 class="row">${game.seats.map(seat => this.player(data, game, seat))}</h3>
      <div class="wall-board">${move?.scene ? boardOf(board, move) : html`<p class="empty"></p>`}</div>
      <p class="wall-end">
        ${game.state === 'running' ? (board?.head ? holdWords(board.head) : nothing) : outcome(data, game)}
      </p>
    </article>`;
  }

  /** Returns a player; the winner is marked. */
  player(data, game, seat) {
    const name = seatName(seat.seat, this.titleOf(data, seat.team));
    return seat.place === 1
      ? html`<span>${name} <span class="tag act">${t('contest.won')}</span></span>`
      : html`<span class=${game.state === 'running' ? '' : 'beaten'}>${name}</span>`;
  }

  titleOf(data, name) {
    return data.teams.find(team => team.name === name)?.title || name;
  }

  /**
   * Returns the pages, of which one is shown at a time.
   *
   * @returns {{ wide?: boolean, label: string, words: Arena.Drawing }[]}
   */
  pages(data) {
    const tables = data.sections.filter(
      section => data.activeSections.includes(section.id) && section.members.length > 2,
    );
    /** @type {{ wide?: boolean, label: string, words: Arena.Drawing }[]} */
    const pages = (data.isShown ? sheets(tables) : []).map(some => ({
      label: t('contest.standings'),
      words: some.map(section => html`<arena-standings plain .data=${data} .section=${section}></arena-standings>`),
    }));
    if (data.isShown && data.bracket.encounters.length) {
      pages.push({
        wide: true,
        label: t('contest.bracket'),
        words: html`<arena-bracket .data=${data}></arena-bracket>`,
      });
    }
    if (data.ended.length && data.next.length) {
      pages.push({
        label: t('contest.last'),
        words: html`<ul class="plain stack">
          ${data.ended.map(
            game => html`<li class="sheet">${seats(data, game, false)}<br />${outcome(data, game)}</li>`,
          )}
        </ul>`,
      });
    }
    return pages.length ? pages : teams(data);
  }

  ceremony(data) {
    let place = 1;
    const places = data.placing.flatMap(level => {
      const here = place;
      place += level.length;
      return level.map(team => ({ team, place: here }));
    });
    const closed = Math.max(0, places.length - this.opened);
    const line = (one, at) =>
      html`<li class="place-${Math.min(one.place, 4)} ${at < closed ? 'closed' : ''}">
        <span class="medal">${one.place}</span>
        <span class="who"
          >${
            at < closed
              ? html`<span aria-hidden="true">…</span><span class="unseen">${t('contest.closed')}</span>`
              : teamName(data, one.team)
          }</span
        >
      </li>`;
    const first = places.filter(one => one.place <= 3).length;
    return html`<section class="ceremony" aria-label=${t('contest.places')}>
      <div class="ceremony-places">
        <ol class="plain">
          ${places.slice(0, first).map(line)}
        </ol>
        <ol class="plain rest">
          ${places.slice(first).map((one, at) => line(one, first + at))}
        </ol>
      </div>
      <div class="row">
        <button
          class="bare"
          @click=${() => {
            this.opened = 0;
          }}
        >
          ${t('contest.again')}
        </button>
        <button
          class="bare"
          @click=${() => {
            this.opened = places.length;
          }}
        >
          ${t('contest.open-all')}
        </button>
      </div>
    </section>`;
  }
}

/** Returns the tables for each page: short ones share a page, a long one is split. */
function sheets(tables) {
  const pages = [];
  let room = 0;
  for (const part of tables.flatMap(parts)) {
    const needed = part.rows.length + HEADING_ROWS;
    if (needed > room) {
      pages.push([]);
      room = ROWS_A_PAGE;
    }
    pages.at(-1).push(part);
    room -= needed;
  }
  return pages;
}

function teams(data) {
  return Array.from({ length: Math.max(1, Math.ceil(data.teams.length / TEAMS_A_PAGE)) }, (nothing, page) => ({
    label: t('contest.teams'),
    words: html`<ul class="plain wall-teams">
      ${data.teams
        .slice(page * TEAMS_A_PAGE, (page + 1) * TEAMS_A_PAGE)
        .map(team => html`<li>${teamName(data, team.name)}</li>`)}
    </ul>`,
  }));
}

function parts(section) {
  const all = [];
  for (let from = 0; from < section.rows.length; from += MOST_ROWS) {
    all.push({ ...section, rows: section.rows.slice(from, from + MOST_ROWS) });
  }
  return all;
}

define('arena-projector', Projector);
