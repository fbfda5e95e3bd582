/** The ladder that is always open: a table for each game, and below it how the chosen bot has come to its place. */
import { html, nothing } from 'lit';
import { get } from 'arena/api.js';
import { arena } from 'arena/about.js';
import { AskingElement, define } from 'arena/element.js';
import 'arena/ladder-entry.js';
import { empty, failed, waiting } from 'arena/state.js';
import { ago, number, put, t } from 'arena/text.js';

const RENEWAL_MILLIS = 10_000;
const OVERALL_FIGURES = ['ladder.points', 'ladder.interval', 'ladder.games'];
const FIGURES = ['ladder.points', 'ladder.interval', 'ladder.games', 'ladder.first'];

class Ladder extends AskingElement {
  static properties = { tables: { state: true }, chosen: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.renewal = setInterval(() => document.hidden || this.load(), RENEWAL_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.renewal);
  }

  async ask() {
    const [about, { games, overall, uploads }] = await Promise.all([arena(), get('/ladder')]);
    this.titles = new Map(about.games.map(game => [game.id, game.title]));
    this.overall = overall;
    this.uploads = uploads;
    this.tables = games;
  }

  render() {
    if (!this.tables) {
      return this.failure ? failed(this.failure, () => this.load()) : waiting();
    }
    return html`<div class="stack loose">
      <h1>${t('ladder.title')}</h1>
      <p class="soft">${t('ladder.words')}</p>
      ${
        this.uploads
          ? html`<arena-ladder-entry .offer=${this.uploads} .titles=${this.titles}></arena-ladder-entry>`
          : nothing
      }
      ${this.overall ? overallTable(this.overall) : nothing}
      ${this.tables.length ? this.tables.map(table => this.game(table)) : empty(t('ladder.none'))}
      <p class="small"><a href="/ladder/feed.atom">${t('ladder.feed')}</a></p>
    </div>`;
  }

  game(table) {
    const title = this.titles.get(table.game) ?? table.game;
    const chosen = table.rows.find(row => this.chosen === `${table.game} ${row.bot}`);
    return html`<section class="stack" aria-labelledby="ladder-${table.game}">
      <div class="section-head row apart">
        <h2 id="ladder-${table.game}">${title}</h2>
        <span class="soft small">${t('ladder.season', { name: table.season })} · ${ago(table.epochMillis)}</span>
      </div>
      <div class="table-frame" tabindex="0" role="region" aria-label="${t('ladder.title')}: ${title}">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">${t('ladder.place')}</th>
              <th scope="col">${t('ladder.bot')}</th>
              ${FIGURES.map(key => html`<th scope="col" class="number">${t(key)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${table.rows.map(row => this.row(table, row, row === chosen))}
          </tbody>
        </table>
      </div>
      ${chosen ? this.details(chosen) : nothing} ${table.challenges.length ? challenges(table) : nothing}
    </section>`;
  }

  row(table, row, chosen) {
    const key = `${table.game} ${row.bot}`;
    return html`<tr class=${chosen ? 'strong' : ''}>
      <td class="number">${row.place}</td>
      <th scope="row">
        <button
          class="bare"
          aria-expanded=${String(chosen)}
          @click=${() => {
            this.chosen = chosen ? undefined : key;
          }}
        >
          <bdi>${row.bot}</bdi>
        </button>
        ${
          row.role === 'contender' || row.role === 'mark'
            ? nothing
            : html`<span class="tag">${put(`ladder.role-${row.role}`, row.role)}</span>`
        }
      </th>
      <td class="number">${number(row.points)}</td>
      <td class="number">${row.low === undefined ? '–' : `${number(row.low)} – ${number(row.high)}`}</td>
      <td class="number">${row.games}</td>
      <td class="number">${row.first}</td>
    </tr>`;
  }

  details(row) {
    return html`<div class="sheet stack close" aria-live="polite">
      <h3><bdi>${row.bot}</bdi></h3>
      ${row.retired ? html`<p class="notice" lang="en">${row.retired}</p>` : nothing}
      ${
        row.against.length
          ? html`<ul class="plain">
              ${row.against.map(
                one =>
                  html`<li>
                    <bdi>${one.bot}</bdi> (${number(one.points)}):
                    ${t('ladder.score', { ahead: one.ahead, behind: one.behind })}
                  </li>`,
              )}
            </ul>`
          : html`<p class="soft">${t('ladder.no-game')}</p>`
      }
      ${
        row.lost
          ? html`<p><a href="/matches/${encodeURIComponent(row.lost)}">${t('ladder.first-lost')}</a></p>`
          : nothing
      }
    </div>`;
  }
}

/** Draws the table over all games. */
function overallTable({ season, epochMillis, games, rows }) {
  return html`<section class="stack" aria-labelledby="ladder-overall">
    <div class="section-head row apart">
      <h2 id="ladder-overall">${t('ladder.overall')}</h2>
      <span class="soft small">${t('ladder.season', { name: season })} · ${ago(epochMillis)}</span>
    </div>
    <p class="soft small">${t('ladder.overall-words')}</p>
    <div class="table-frame" tabindex="0" role="region" aria-label="${t('ladder.title')}: ${t('ladder.overall')}">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">${t('ladder.place')}</th>
            <th scope="col">${t('ladder.team')}</th>
            ${OVERALL_FIGURES.map(key => html`<th scope="col" class="number">${t(key)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            row =>
              html`<tr>
                <td class="number">${row.place}</td>
                <th scope="row"><bdi>${row.team}</bdi></th>
                <td class="number">${number(row.points)}</td>
                <td class="number">${number(row.low)} – ${number(row.high)}</td>
                <td class="number">${row.games}/${games}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** Draws what teams want to play. */
function challenges(table) {
  return html`<div class="stack close">
    <h3>${t('ladder.challenges')}</h3>
    <ul class="plain">
      ${table.challenges.map(
        one =>
          html`<li><bdi>${one.team}</bdi> – <bdi>${one.opponent}</bdi>: ${t('ladder.to-play', { n: one.games })}</li>`,
      )}
    </ul>
  </div>`;
}

define('arena-ladder', Ladder);
