/** The component of games that bring none: it draws the values of a scene as tables. */
import { html, nothing } from 'lit';
import { adopt } from 'arena/element.js';
import { number, t } from 'arena/text.js';

adopt(`
.plain-game { text-align: left; }
.stage .frame > .plain-game { width: auto; height: auto; min-width: 100%; max-width: 100%; place-self: start; }
.plain-game table { font-size: 1em; }
.plain-game table table { border: 1px solid var(--line); }
.plain-game th, .plain-game td { vertical-align: top; overflow-wrap: normal; }
.plain-game tbody th { color: var(--soft); white-space: nowrap; width: 1%; }
.plain-game ol { margin: 0; padding: 0; list-style: none; } .plain-game li bdi { white-space: pre; }
.zoom-1 .plain-game { font-size: 1.4em; } .zoom-2 .plain-game { font-size: 1.9em; }
.zoom-3 .plain-game { font-size: 2.6em; }
.plain-game.small { overflow: hidden; font-size: var(--text-xs); }
.plain-game.small th, .plain-game.small td { padding: 0.15rem 0.4rem; }
`);

/** The most entries that are drawn of a list. */
const MOST_ENTRIES = 1_000;

const isRecord = value => value !== null && typeof value === 'object' && !Array.isArray(value);
const isSimple = value => value === null || typeof value !== 'object';

/** Returns a key in words: `movesLeft` is *Moves left*. */
function label(key) {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, (all, end, start) => `${end} ${start.toLowerCase()}`)
    .replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Draws a value: a record as a table with a row for each key, a list of records as a table with a column for each. */
function drawn(value, name) {
  if (Array.isArray(value)) {
    return value.length ? list(value.slice(0, MOST_ENTRIES), name) : '–';
  } else if (isRecord(value)) {
    return Object.keys(value).length ? record(value, name) : '–';
  } else if (typeof value === 'number') {
    return number(value);
  } else if (typeof value === 'boolean') {
    return t(value ? 'plain-game.yes' : 'plain-game.no');
  }
  return value === null || value === undefined || value === '' ? '–' : html`<bdi>${value}</bdi>`;
}

function record(value, name) {
  return html`<table aria-label=${name}>
    <tbody>
      ${Object.entries(value).map(
        ([key, one]) =>
          html`<tr>
            <th scope="row">${label(key)}</th>
            <td>${drawn(one, label(key))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function list(values, name) {
  if (values.every(isRecord)) {
    return rows(values, name);
  } else if (values.every(value => isSimple(value) && typeof value !== 'string')) {
    return values.map((value, index) => html`${index ? ', ' : ''}${drawn(value, name)}`);
  }
  return html`<ol class=${values.every(isSimple) ? 'code' : ''}>
    ${values.map(value => html`<li>${drawn(value, name)}</li>`)}
  </ol>`;
}

function rows(records, name) {
  const keys = [...new Set(records.flatMap(one => Object.keys(one)))];
  const isNumber = key => records.every(one => one[key] === undefined || typeof one[key] === 'number');
  const look = key => (isNumber(key) ? 'number' : '');
  return html`<table aria-label=${name}>
    <thead>
      <tr>
        ${keys.map(key => html`<th scope="col" class=${look(key)}>${label(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${records.map(
        one =>
          html`<tr>
            ${keys.map(key => html`<td class=${look(key)}>${drawn(one[key], label(key))}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * Returns the scene as tables, and below it the facts that never change. Small boards show the simple values only.
 *
 * @param {Arena.BoardProperties} properties
 */
export function board({ scene, ground, small }) {
  const simple = Object.entries(scene).filter(([, value]) => isSimple(value) || value.every?.(isSimple));
  return small
    ? html`<div class="plain-game small">${drawn(Object.fromEntries(simple), t('plain-game.scene'))}</div>`
    : html`<div class="plain-game stack">
        ${framed(scene, t('plain-game.scene'))}
        ${
          ground
            ? html`<details>
                <summary>${t('plain-game.ground')}</summary>
                ${framed(ground, t('plain-game.ground'))}
              </details>`
            : nothing
        }
      </div>`;
}

function framed(value, name) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${name}>${drawn(value, name)}</div>`;
}
