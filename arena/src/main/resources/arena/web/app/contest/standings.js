/**
 * The standings of one section; a row opens to show the reasons for its place and the places that are still possible.
 */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { comesFrom, why, wording } from 'arena/contest/sentences.js';
import { waiting } from 'arena/state.js';
import { t } from 'arena/text.js';
import { matchLink, teamLink } from 'arena/contest/parts.js';
import { contest } from 'arena/contest/source.js';

const MOST_GAMES = 500;
const FIRST = ['place', 'team', 'points'];

class Standings extends /** @type {Arena.With<typeof ArenaElement, Arena.StandingsProperties>} */ (ArenaElement) {
  static properties = {
    data: { attribute: false },
    section: { attribute: false },
    plain: { type: Boolean },
    asked: { state: true },
  };

  constructor() {
    super();
    this.asked = new Map();
  }

  render() {
    const { section } = this;
    const title = wording(section.title, section.titleName);
    if (!section.rows.length) {
      const who = section.members.map(member => (member.team ? teamLink(this.data, member.team) : comesFrom(member)));
      return html`<div class="sheet">
        <h3>${title}</h3>
        <p class="soft">${t('contest.waits-for')} ${who.map((one, at) => html`${at ? ', ' : ''}${one}`)}.</p>
      </div>`;
    }
    return html`<div class="table-frame standings" tabindex="0" role="region" aria-label=${title}>
      <table>
        <caption>
          ${title} ${section.over ? nothing : html`<span class="tag">${t('contest.not-over')}</span>`}
        </caption>
        <thead>
          <tr>
            ${this.columns().map(
              column => html`<th scope="col" class=${column.number ? 'number' : ''}>${this.word(column)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${section.rows.map(row => this.row(row))}
        </tbody>
      </table>
    </div>
    ${section.each && !this.plain ? this.each(section.each) : nothing}`;
  }

  /** Returns the games of more than two teams, a row each: points and place of every team. */
  each({ columns, rows }) {
    const words = t('contest.each-game');
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${words}>
      <table>
        <caption>${words}</caption>
        <thead>
          <tr>
            ${columns.map(
              column => html`<th scope="col" class=${column.number ? 'number' : ''}>
              ${column.number ? column.title : this.word(column)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            row => html`<tr>
            ${columns.map(({ name, number }, at) =>
              at
                ? html`<td class=${number ? 'number' : ''}>${row[name]}</td>`
                : html`<th scope="row">${row.match ? matchLink(row, row[name]) : row[name]}</th>`,
            )}
          </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** Returns the columns, the most important first: a phone shows the rest when the table is scrolled. */
  columns() {
    const rank = ({ name }) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
    return [...this.section.columns].sort((one, other) => rank(one) - rank(other));
  }

  word(column) {
    const words = t(`contest.column.${column.name}`);
    return words.startsWith('contest.column.') ? column.title : words;
  }

  row(row) {
    const columns = this.columns();
    const explained = !this.plain && (row.why || row.outlook || (row.gameCount && !this.section.each));
    return html`<tr>
        ${columns.map(({ name, number }) =>
          name === 'team'
            ? html`<th scope="row">${teamLink(this.data, row.team)}</th>`
            : html`<td class="${number ? 'number' : ''} ${name === 'points' ? 'strong' : ''}">${row[name] ?? '–'}</td>`,
        )}
      </tr>
      ${
        explained
          ? html`<tr class="why">
              <td></td>
              <td colspan=${columns.length - 1}>
                ${row.why ? html`<p>${why(row)}</p>` : nothing}
                ${row.outlook ? html`<p class="outlook">${wording(row.outlook, row.prospect)}</p>` : nothing}
                ${this.games(row)}
              </td>
            </tr>`
          : nothing
      }`;
  }

  /** Fetches the games of a row if they are too many to come with it. */
  games(row) {
    if (this.section.each) {
      return nothing;
    }
    if (row.games) {
      return this.links(row.games);
    }
    const asked = this.asked.get(row.team);
    return html`<details @toggle=${event => event.target.open && this.ask(row.team)}>
      <summary>${t('contest.games-of-row', { n: row.gameCount })}</summary>
      ${asked ? this.links(asked) : waiting()}
    </details>`;
  }

  async ask(team) {
    const wanted = { section: this.section.id, team, most: MOST_GAMES };
    const { games } = await contest.games(wanted).catch(() => ({ games: [] }));
    this.asked = new Map(this.asked).set(team, games);
  }

  links(games) {
    return html`<p class="games">
      ${games.map(game => html`${game.match ? matchLink(game, game.id) : html`<span class="soft">${game.id}</span>`} `)}
    </p>`;
  }
}

define('arena-standings', Standings);
