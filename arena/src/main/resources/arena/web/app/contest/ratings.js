/** The ratings of the teams and their uncertainty: intervals side by side, and the history of one team's rating. */
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { number, t } from 'arena/text.js';
import { teamLink } from 'arena/contest/parts.js';

const WIDTH = 60;
const CHART_HEIGHT = 20;
const LEFT = 4;

class Ratings extends /** @type {Arena.With<typeof ArenaElement, { data: Arena.Contest }>} */ (ArenaElement) {
  static properties = { data: { attribute: false }, chosen: { state: true } };

  render() {
    const { rows, history } = this.data.ratings;
    if (!rows.length) {
      return html`<p class="soft">${t('contest.no-ratings')}</p>`;
    }
    const low = Math.min(...rows.map(row => row.low));
    const high = Math.max(...rows.map(row => row.high));
    const x = value => ((value - low) / Math.max(1, high - low)) * WIDTH;
    return html` <p class="soft">${t('contest.ratings-words')}</p>
      <div class="table-frame" tabindex="0" role="region" aria-label=${t('contest.ratings')}>
        <table>
          <thead>
            <tr>
              <th class="number">${t('contest.no')}</th>
              <th>${t('contest.team')}</th>
              <th class="number">${t('contest.rating')}</th>
              <th>${t('contest.interval')}</th>
              <th class="number">${t('contest.games')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row, at) =>
                html`<tr>
                  <td class="number">${at + 1}</td>
                  <th scope="row">${teamLink(this.data, row.team)}</th>
                  <td class="number">${number(row.rating)}</td>
                  <td class="interval">
                    <span class="unseen">${number(row.low)} – ${number(row.high)}</span>
                    <svg viewBox="0 0 ${WIDTH} 2" preserveAspectRatio="none" aria-hidden="true">
                      <path class="span" d="M${x(row.low)} 1H${x(row.high)}"></path>
                      <path class="dot" d="M${x(row.rating)} 0.2V1.8"></path>
                    </svg>
                  </td>
                  <td class="number">${number(row.games)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${history.length > 1 ? this.course(history, rows) : nothing}`;
  }

  course(history, rows) {
    const team = rows.some(row => row.team === this.chosen) ? this.chosen : rows[0].team;
    const of = (step, name) => step.ratings.find(one => one.team === name);
    const all = history.flatMap(step => step.ratings);
    const own = history.map(step => of(step, team));
    const low = Math.min(...all.map(one => one.rating), ...own.map(one => one.low));
    const high = Math.max(...all.map(one => one.rating), ...own.map(one => one.high));
    const last = history.at(-1).games;
    const x = games => LEFT + (games / last) * (WIDTH - LEFT - 1);
    const y = value => 1 + (1 - (value - low) / Math.max(1, high - low)) * (CHART_HEIGHT - 3);
    const line = name =>
      history.map((step, at) => `${at ? 'L' : 'M'}${x(step.games)} ${y(of(step, name).rating)}`).join('');
    const upper = history.map((step, at) => `${at ? 'L' : 'M'}${x(step.games)} ${y(of(step, team).high)}`);
    const lower = [...history].reverse().map(step => `L${x(step.games)} ${y(of(step, team).low)}`);
    const band = `${[...upper, ...lower].join('')}Z`;
    return html`<div class="sheet stack close course">
      <div class="row">
        <label for="rated-team">${t('contest.course')}</label>
        <select
          id="rated-team"
          @change=${event => {
            this.chosen = event.target.value;
          }}
        >
          ${rows.map(
            row =>
              html`<option value=${row.team} ?selected=${row.team === team}>${teamTitle(this.data, row.team)}</option>`,
          )}
        </select>
      </div>
      <svg
        class="course"
        viewBox="0 0 ${WIDTH} ${CHART_HEIGHT}"
        role="img"
        aria-label=${t('contest.course-words', { team, from: number(own[0].rating), to: number(own.at(-1).rating) })}
      >
        ${[high, (high + low) / 2, low].map(
          value => svg`<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - 1}"></path>
          <text class="axis end" x=${LEFT - 0.5} y=${y(value) + 0.4}>${Math.round(value)}</text>`,
        )}
        <path class="band" d=${band}></path>
        ${rows.filter(row => row.team !== team).map(row => svg`<path class="other" d=${line(row.team)}></path>`)}
        <path class="own" d=${line(team)}></path>
        <text class="axis" x=${LEFT} y=${CHART_HEIGHT - 0.4}>${t('contest.after-games', { n: history[0].games })}</text>
        <text class="axis end" x=${WIDTH - 1} y=${CHART_HEIGHT - 0.4}>${t('contest.after-games', { n: last })}</text>
      </svg>
    </div>`;
  }
}

function teamTitle(data, name) {
  return data.teams.find(team => team.name === name)?.title || name;
}

define('arena-ratings', Ratings);
