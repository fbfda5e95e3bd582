/** The public page of a contest: standings with reasons, pairings, current and next games, ratings. */
import { html, nothing } from 'lit';
import { define } from 'arena/element.js';
import { empty } from 'arena/state.js';
import { wording } from 'arena/contest/sentences.js';
import { PAGE, contest, exported } from 'arena/contest/source.js';
import { moment, number, t } from 'arena/text.js';
import { ContestElement } from 'arena/contest/live.js';
import { evidence, matchLink, outcome, phase, podium, progress, seats, teamLink, time } from 'arena/contest/parts.js';
import 'arena/contest/bracket.js';
import 'arena/contest/fairness.js';
import 'arena/contest/ratings.js';
import 'arena/contest/standings.js';

class ContestPage extends ContestElement {
  static properties = { page: { state: true } };

  ask(since) {
    return contest.document(since);
  }

  loaded() {
    document.title = `${this.data.name} · ${t('brand')}`;
  }

  draw(data) {
    const parts = [
      ['tables', this.tables(data)],
      ['games', this.games(data)],
      ['ratings', this.ratings(data)],
      ['teams', this.teams(data)],
      ['audit', this.audit(data)],
      ['fairness', html`<arena-fairness class="stack close" .data=${data}></arena-fairness>`],
    ];
    return html`<div class="stack loose contest">
      <header class="stack close">
        <div class="row apart">
          <h1>${data.name}</h1>
          <span class="row"
            >${this.connection()}${phase(data)}
            ${
              exported ? nothing : html`<a class="button" href="/contest/projector">${t('contest.projector')}</a>`
            }</span
          >
        </div>
        <p class="soft">
          ${data.gameTitle} · ${data.format} ·
          ${t('contest.team-count', { n: data.teams.length })}${
            data.forecast ? ` · ${t('contest.over-at', { time: time(data.forecast.endMillis) })}` : ''
          }
        </p>
        ${progress(data)} ${data.remarks.map(remark => html`<p class="soft small">${remark}</p>`)}
        ${
          data.missingRecords
            ? html`<p class="soft small">${t('contest.missing-records', { n: data.missingRecords })}</p>`
            : nothing
        }
        ${data.isShown ? nothing : html`<div class="notice"><p>${t('contest.held')}</p></div>`}
        <nav class="row" aria-label=${t('contest.parts')}>
          ${parts.map(([id]) => html`<a href="#${id}">${t(`contest.${id}`)}</a>`)}
        </nav>
      </header>
      ${podium(data)}
      ${parts.map(
        ([id, part]) =>
          html`<section id=${id} class="stack">
            <h2>${t(`contest.${id}`)}</h2>
            ${part}
          </section>`,
      )}
    </div>`;
  }

  tables(data) {
    const drawn = new Set(data.bracket.encounters.map(one => one.id));
    const tables = data.sections.filter(section => !drawn.has(section.id));
    return html`<arena-bracket .data=${data}></arena-bracket> ${this.stages(data, tables)}
      ${
        drawn.size
          ? html`<details>
              <summary>${t('contest.encounters')}</summary>
              <div class="stack">
                ${this.stages(
                  data,
                  data.sections.filter(section => drawn.has(section.id)),
                )}
              </div>
            </details>`
          : nothing
      }`;
  }

  stages(data, sections) {
    const stages = [...new Set(sections.map(section => section.stage))];
    const name = stage => wording(stage, sections.find(section => section.stage === stage).stageName);
    return html`${stages.map(
      stage =>
        html`${stages.length > 1 ? html`<h3>${name(stage)}</h3>` : nothing}
          <div class="columns tables">
            ${sections
              .filter(section => section.stage === stage)
              .map(section => html` <arena-standings .data=${data} .section=${section}></arena-standings>`)}
          </div>`,
    )}`;
  }

  /** Draws the games: the current ones come with the contest, the others are fetched page by page. */
  games(data) {
    if (!data.gameCount) {
      return empty(t('contest.no-games'));
    }
    const games = this.page?.games ?? data.games;
    const from = this.page?.from ?? 0;
    return html`<div class="sheet flush">
        <ul class="plain game-list">
          ${games.map(
            game =>
              html`<li>
                <span class="id soft small">${game.id}</span>${seats(data, game)}
                <span class="grow">${outcome(data, game)}</span>${matchLink(game)}${evidence(data, game)}
              </li>`,
          )}
        </ul>
      </div>
      ${
        data.gameCount > data.games.length
          ? html`<div class="row">
              <button ?disabled=${!from} @click=${() => this.turn(Math.max(0, from - PAGE))}>
                ${t('contest.games-before')}
              </button>
              <span role="status">
                ${t('contest.games-shown', { from: from + 1, to: from + games.length, n: data.gameCount })}
              </span>
              <button ?disabled=${from + PAGE >= data.gameCount} @click=${() => this.turn(from + PAGE)}>
                ${t('contest.games-after')}
              </button>
            </div>`
          : nothing
      }`;
  }

  /** Shows the games from one on; the first page is that of the contest, which is kept up to date. */
  async turn(from) {
    try {
      this.page = from ? await contest.games({ from, most: PAGE }) : undefined;
    } catch (failure) {
      this.failure = failure;
    }
  }

  /** Draws the decisions and the attempts that do not count, in order of time. */
  audit(data) {
    return html`<p class="soft">${t('contest.audit-words')}</p>
      ${
        data.audit.length
          ? html`<div class="sheet flush">
              <ul class="plain game-list">
                ${data.audit.map(
                  item =>
                    html`<li>
                      <span class="soft small">${moment(item.millis)}</span><span class="grow">${item.words}</span>
                    </li>`,
                )}
              </ul>
            </div>`
          : html`<p class="soft">${t('contest.audit-nothing')}</p>`
      }`;
  }

  ratings(data) {
    return html`<arena-ratings class="stack" .data=${data}></arena-ratings>`;
  }

  teams(data) {
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('contest.teams')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('contest.team')}</th>
            <th scope="col">${t('contest.members')}</th>
            ${['won', 'drawn', 'lost', 'moves', 'faults', 'late'].map(
              key => html`<th scope="col" class="number">${t(`contest.${key === 'moves' ? 'moves-made' : key}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${data.teams.map(
            team =>
              html`<tr>
                <th scope="row">${teamLink(data, team.name)}</th>
                <td><bdi>${team.members}</bdi></td>
                ${['won', 'drawn', 'lost', 'moves', 'faults', 'late'].map(
                  key => html`<td class="number">${number(team[key])}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

define('arena-contest', ContestPage);
