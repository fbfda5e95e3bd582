/** The sources of a contest for its pages: the arena, or the page itself when it was opened from a disk. */
import { ApiFailure, Live, get } from 'arena/api.js';
import { balanced } from 'arena/words.js';

/** The number of games that a page shows at a time; the document of a served contest has as many. */
export const PAGE = 60;

/** The most games of one request. */
const MOST_GAMES = 500;

/** The contest of the arena that serves this page. */
class ServedContest {
  home = '/contest';

  /** The name of the only team that the page shows; undefined if it shows all. */
  only = undefined;

  /** Returns the document, or its changes since a revision. */
  document(since) {
    return get(`/contest${since}`);
  }

  /** Returns the document of one team. */
  team(name) {
    return get(`/contest/teams/${encodeURIComponent(name)}`);
  }

  /**
   * Returns some games, and their number: those of a section, of a team, from one on.
   *
   * @param {{ section?: string, team?: string, from?: number, most: number }} wanted
   * @returns {Promise<{ games: any[], count: number, from: number }>}
   */
  games(wanted) {
    return get(`/contest/games?${new URLSearchParams(Object.entries(wanted).map(([key, one]) => [key, `${one}`]))}`);
  }

  /**
   * Reports each change of the contest.
   *
   * @param {{ message: () => void, state: (state: string) => void }} listeners
   * @returns {{ close(): void }}
   */
  live(listeners) {
    return new Live('/contest/live', listeners);
  }

  /** Returns all games. */
  async allGames() {
    const all = [];
    for (let count = 1; all.length < count; ) {
      const page = await this.games({ from: all.length, most: MOST_GAMES });
      all.push(...page.games);
      ({ count } = page.games.length ? page : { count: 0 });
    }
    return all;
  }

  teamAddress(name) {
    return `/contest/teams/${encodeURIComponent(name)}`;
  }

  matchAddress(match) {
    return `/matches/${encodeURIComponent(match)}`;
  }
}

/** A contest, or the part of one team, that is embedded in the page. */
class EmbeddedContest extends ServedContest {
  home = '#';

  constructor(whole) {
    super();
    this.whole = whole;
    this.only = whole.team?.name;
  }

  async document() {
    return { ...this.whole, games: this.whole.games.slice(0, PAGE) };
  }

  async team(name) {
    if (this.only) {
      return this.whole;
    }
    const team = this.whole.teams.find(one => one.name === name);
    if (!team) {
      throw new ApiFailure(404, [`There is no team ${name}.`]);
    }
    const standings = this.whole.sections.flatMap(section =>
      section.rows.filter(row => row.team === name).map(row => ({ ...section, ...row })),
    );
    return { ...this.whole, team, standings, ...(await this.games({ team: name, most: Infinity })) };
  }

  /** @param {{ section?: string, team?: string, from?: number, most: number }} wanted */
  async games({ section, team, from = 0, most }) {
    const wanted = this.whole.games
      .filter(game => !section || game.section === section)
      .filter(game => !team || game.seats.some(seat => seat.team === team));
    return { count: wanted.length, from, games: wanted.slice(from, from + most) };
  }

  live({ state }) {
    state('open');
    return { close() {} };
  }

  teamAddress(name) {
    return this.only ? undefined : `#team/${encodeURIComponent(name)}`;
  }

  matchAddress(match) {
    return `match/${encodeURIComponent(match)}.html`;
  }
}

function embedded() {
  const element = document.querySelector('script[type="application/json"][data-contest]');
  return element ? new EmbeddedContest(JSON.parse(balanced(element.textContent))) : undefined;
}

const found = embedded();

/** Whether this page was opened from a disk. */
export const exported = found !== undefined;

/** The contest of this page. */
export const contest = found ?? new ServedContest();
