/** The bracket of a contest's knock-out stage: encounters in columns, beside those that their players come from. */
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { comesFrom, wording } from 'arena/contest/sentences.js';
import { t } from 'arena/text.js';

const BOX = 15;
const COLUMN = 18.5;
const LINE = 1.75;
const HEAD = 1.6;
const FOOT = 1.5;
const GAP = 1.1;
const MOST_LETTERS = 22;

class Bracket extends /** @type {Arena.With<typeof ArenaElement, { data: Arena.Contest }>} */ (ArenaElement) {
  static properties = { data: { attribute: false } };

  render() {
    const { bracket } = this.data;
    if (!bracket.encounters.length) {
      return nothing;
    }
    const slots = Math.max(...bracket.encounters.map(one => one.members.length));
    const row = HEAD + slots * LINE + FOOT + GAP;
    const place = one => ({ x: one.column * COLUMN, y: one.row * row });
    const width = (bracket.columns - 1) * COLUMN + BOX;
    const height = bracket.rows * row;
    return html`<div class="table-frame bracket" tabindex="0" role="region" aria-label=${t('contest.bracket')}>
      <svg width="${width}rem" height="${height}rem" viewBox="-0.3 -0.1 ${width + 0.6} ${height + 0.2}" role="group">
        ${bracket.encounters.map(one => this.ways(one, place))}
        ${bracket.encounters.map(one => this.encounter(one, place(one)))}
      </svg>
    </div>`;
  }

  ways(one, place) {
    const to = place(one);
    return one.winnersOf.map(id => {
      const feeder = this.data.bracket.encounters.find(other => other.id === id);
      const from = place(feeder);
      const fromY = from.y + HEAD + (feeder.members.length * LINE) / 2;
      const toY = to.y + HEAD + (one.members.length * LINE) / 2;
      const bend = to.x - (COLUMN - BOX) / 2;
      return svg`<path class="way" d="M${from.x + BOX} ${fromY}H${bend}V${toY}H${to.x}"></path>`;
    });
  }

  encounter(one, { x, y }) {
    const height = one.members.length * LINE;
    return svg`<g transform="translate(${x} ${y})">
      <text class="head" x="0" y="1.15">${wording(one.title, one.titleName)}</text>
      <rect class="box" x="0" y=${HEAD} width=${BOX} height=${height} rx="0.35"></rect>
      ${one.members.map((member, at) => this.member(member, HEAD + at * LINE, at))}
      ${one.games.map((game, at) => this.game(game, at, HEAD + height))}
    </g>`;
  }

  member(member, y, at) {
    const title = member.team
      ? this.data.teams.find(team => team.name === member.team)?.title || member.team
      : comesFrom(member);
    const words = title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS - 1)}…` : title;
    const name = svg`<text class=${member.goesOn ? 'winner' : member.team ? 'member' : 'open'} x="0.6" y=${y + 1.2}>
      ${words === title ? nothing : svg`<title>${title}</title>`}${words}</text>`;
    return svg`${at ? svg`<path class="rule" d="M0 ${y}H${BOX}"></path>` : nothing}
      ${member.team ? svg`<a href="/contest/teams/${encodeURIComponent(member.team)}">${name}</a>` : name}
      ${
        member.played
          ? svg`<text class=${member.goesOn ? 'winner points' : 'points'} x=${BOX - 0.6}
        y=${y + 1.2}>${member.points}</text>`
          : nothing
      }`;
  }

  /** Draws the games of an encounter as links to their matches; a game that is being played is marked. */
  game(game, at, y) {
    if (!game.match) {
      return nothing;
    }
    const words = t(game.state === 'running' ? 'contest.game-runs' : 'contest.game', { n: at + 1 });
    return svg`<a href="/matches/${encodeURIComponent(game.match)}" aria-label="${words}: ${game.id}">
      <text class="match ${game.state === 'running' ? 'runs' : ''}" x=${at * 4.6} y=${y + 1.1}>${words}</text></a>`;
  }
}

define('arena-bracket', Bracket);
