/**
 * The progress of teams on the ladder of a game, as recorded by `arena practice`. Without a `team` it lists all teams,
 * the most advanced first; with one it lists the team's results at each level.
 */
import { html, nothing } from 'lit';
import { get } from 'arena/api.js';
import { AskingElement, define } from 'arena/element.js';
import { failed } from 'arena/state.js';
import { t } from 'arena/text.js';

const MOST_TEAMS = 10;
/** The most teams that are named at a level. */
const MOST_NAMES = 3;

let asked;

/** The event that makes the ladders on a page fetch their data again. */
const changes = new EventTarget();

/** Makes all ladders of the page fetch their data again. */
export function renew() {
  asked = undefined;
  changes.dispatchEvent(new Event('change'));
}

/** Fetches the ladders, once a page, however many of them it shows. */
function ladders() {
  asked ??= get('/practice').catch(failure => {
    asked = undefined;
    throw failure;
  });
  return asked;
}

class Practice
  extends /** @type {Arena.With<typeof AskingElement, { game: string; team: string; level: number }>} */ (AskingElement)
{
  static properties = {
    game: { type: String },
    team: { type: String },
    level: { type: Number },
    data: { state: true },
  };

  constructor() {
    super();
    this.changed = () => this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    changes.addEventListener('change', this.changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    changes.removeEventListener('change', this.changed);
  }

  async ask() {
    this.data = await ladders();
  }

  render() {
    if (this.failure) {
      return failed(this.failure, () => this.load());
    }
    const teams = (this.data?.teams ?? []).filter(one => one.game === this.game);
    if (this.team) {
      const own = teams.find(one => one.team.toLowerCase() === this.team.toLowerCase());
      return own ? this.own(own) : nothing;
    }
    return !teams.length ? nothing : this.level ? this.at(teams) : this.all(teams);
  }

  /** Draws the teams that have won a level, and those for which it is open; none as long as no team has reached it. */
  at(teams) {
    const won = teams.filter(team => this.level < height(team)).map(one => one.team);
    const open = teams.filter(team => this.level === height(team)).map(one => one.team);
    const some = names =>
      names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ` +${names.length - MOST_NAMES}` : '');
    const tag = (kind, key, names) =>
      names.length
        ? html`<span class="tag ${kind}" title=${names.join(', ')}>${t(key, { names: some(names) })}</span>`
        : nothing;
    return html`<span class="row tags"
      >${tag('', 'practice.won-by', won)}${tag('act', 'practice.open-to', open)}${
        won.length || open.length ? nothing : html`<span class="small soft">${t('practice.locked')}</span>`
      }</span
    >`;
  }

  all(teams) {
    const order = [...teams].sort((one, other) => height(other) - height(one));
    return html`<div class="stack close">
      <h4 class="small soft levels-title">${t('practice.title')}</h4>
      <ul class="plain climbers">
        ${order.slice(0, MOST_TEAMS).map(team => this.line(team))}
      </ul>
      ${
        order.length > MOST_TEAMS
          ? html`<details>
              <summary>${t('practice.more', { n: order.length - MOST_TEAMS })}</summary>
              <ul class="plain climbers">
                ${order.slice(MOST_TEAMS).map(team => this.line(team))}
              </ul>
            </details>`
          : nothing
      }
    </div>`;
  }

  line(team) {
    return html`<li><bdi>${team.team}</bdi>${rungs(team)}<span class="soft small">${standing(team)}</span></li>`;
  }

  own(team) {
    const { winsToUnlock } = this.data;
    const row = one =>
      html`<tr>
        <th scope="row">${t('lobby.level', { number: one.level })}</th>
        ${['won', 'drawn', 'lost'].map(key => html`<td class="number">${one[key]}</td>`)}
        <td>${t(`practice.${state(team, one, winsToUnlock)}`, { n: winsToUnlock - one.won })}</td>
      </tr>`;
    return html`<section class="stack">
      <h2>${t('practice.own')}</h2>
      <p class="row">${rungs(team)}<span>${standing(team)}</span></p>
      <div class="table-frame" tabindex="0" role="region" aria-label=${t('practice.own')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t('practice.level')}</th>
              ${['won', 'drawn', 'lost'].map(key => html`<th scope="col" class="number">${t(`contest.${key}`)}</th>`)}
              <th scope="col">${t('practice.state')}</th>
            </tr>
          </thead>
          <tbody>
            ${team.levels.map(row)}
          </tbody>
        </table>
      </div>
    </section>`;
  }
}

/** Returns the teams in order: those that have won the last level come before those for which it is open. */
const height = team => team.open + (team.finished ? 1 : 0);

function state(team, level, winsToUnlock) {
  if (level.level > team.open) {
    return 'locked';
  }
  return level.won >= winsToUnlock ? 'done' : 'missing';
}

function standing(team) {
  return team.finished ? t('practice.finished') : t('practice.at', { number: team.open });
}

/** Draws a step for each level: won, next, or still closed. */
function rungs(team) {
  return html`<span class="rungs" aria-hidden="true"
    >${team.levels.map(
      ({ level }) => html`<i class=${level < height(team) ? 'done' : level === team.open ? 'next' : ''}></i>`,
    )}</span
  >`;
}

define('arena-practice', Practice);
