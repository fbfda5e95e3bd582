/**
 * The result of a match for a big screen: the winner in large type, the place of each seat, and the origin of its
 * score.
 */
import { html, nothing } from 'lit';
import { adopt } from 'arena/element.js';
import { ending } from 'arena/sentences.js';
import { seatName } from 'arena/seats.js';
import { number, ordinal, t } from 'arena/text.js';
import { isolated } from 'arena/words.js';

adopt(`
.finale { container-type: inline-size; display: grid; align-content: center; justify-items: center;
  gap: var(--space-4); padding: var(--space-4); min-height: max(20rem, calc(100vh - 15.5rem)); text-align: center; }
.finale .winner { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0.1em 0.5em;
  font-size: clamp(2rem, 8cqw, 7rem); font-weight: 750; line-height: 1.05; letter-spacing: -0.02em; max-width: 100%; }
.finale .winner :is(.mark, .emblem) { width: 0.8em; height: 0.8em; }
.finale .winner .name { white-space: normal; overflow-wrap: anywhere; }
.finale .won { font-size: clamp(1.2rem, 3cqw, 2.6rem); max-width: none; }
.finale .table-frame { max-width: 100%; }
.finale table { width: auto; font-size: clamp(0.9rem, 1.9cqw, 1.7rem); }
.finale th, .finale td { padding: 0.35em 0.7em; }
.finale.many { gap: var(--space-2); padding-block: var(--space-2); }
.finale.many .winner { font-size: clamp(2rem, 5cqw, 5rem); }
.finale.many .won { font-size: clamp(1.1rem, 2cqw, 2rem); }
.finale.many table { font-size: clamp(0.9rem, 1.3cqw, 1.35rem); }
.finale.many :is(th, td) { padding: 0.25em 0.6em; }
.finale thead th { font-size: 0.75em; white-space: normal; vertical-align: bottom; }
.finale .first > * { font-weight: 700; background: var(--act-wash); }
.finale .place, .finale td.number { white-space: nowrap; }
.finale tbody th .seat { min-width: 8em; }
.finale tbody th .name { white-space: normal; overflow-wrap: anywhere; }
.viewer.with-finale > .stage { grid-column: 1 / -1; }
.viewer.with-finale > .side { display: none; }
@container (max-width: 30rem) {
  .finale th, .finale td { padding: 0.35em 0.4em; }
  .finale .account { display: none; }
}
`);

/** The most places that fit on a screen in large type. */
const FEW = 6;

/** Returns the finale; `close` shows the board again. */
export function finale({ header, game, moves, close }) {
  const { standings, seats } = header;
  const name = seat => seats.find(one => one.seat === seat).name;
  const first = standings.filter(one => one.place === 1);
  const names = first.map(one => isolated(name(one.seat))).join(', ');
  const rows = [...standings].sort((one, other) => one.place - other.place || one.seat - other.seat);
  const parts = rows.map(one => game.accountOf({ moves, ground: header.ground }, one));
  const score = game.score?.(first[0]);
  return html`<section class="finale ${rows.length > FEW ? 'many' : ''}" aria-label=${t('viewer.result')}>
    <h2 class="winner">
      ${first.map(one => seatName(one.seat, name(one.seat)))}
    </h2>
    <p class="won">
      ${t(score ? 'finale.won-with' : 'finale.won', { names, score, n: first.length })}
    </p>
    <p class="soft why">${ending(header)}</p>
    <div class="table-frame" tabindex="0" role="region" aria-label=${t('finale.places')}>
      <table>
        <caption class="unseen">
          ${t('finale.places')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('finale.place')}</th>
            <th scope="col">${t('finale.player')}</th>
            ${parts[0].map(part => html`<th scope="col" class="number account">${part.label}</th>`)}
            ${game.score ? html`<th scope="col" class="number">${t('finale.score')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (one, index) =>
              html`<tr class=${one.place === 1 ? 'first' : ''}>
                <td class="place">${ordinal(one.place)}</td>
                <th scope="row">${seatName(one.seat, name(one.seat))}</th>
                ${parts[index].map(
                  ({ value }) =>
                    html`<td class="number account">${typeof value === 'number' ? number(value) : value}</td>`,
                )}
                ${game.score ? html`<td class="number">${game.score(one)}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <button @click=${close}>${t('finale.board')}</button>
  </section>`;
}
