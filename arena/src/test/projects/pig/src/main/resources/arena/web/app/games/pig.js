/** The component of Pig: the die, and the points of each player with the total of the turn. */
import { html, nothing, svg } from 'lit';
import { adopt } from 'arena/element.js';
import { markPath, seatClass } from 'arena/seats.js';
import { number, t } from 'arena/text.js';

adopt(`
.pig .die { fill: var(--sheet); stroke: var(--line-strong); stroke-width: 3; }
.pig .pip { fill: var(--ink); }
.pig .mark { fill: var(--seat); }
.pig text { fill: var(--ink); font-size: 24px; }
.pig .total { fill: var(--soft); }
`);

/** The places of the pips in the nine squares of a die, by the number rolled. */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
const pip = place =>
  svg`<circle class="pip" cx=${30 + (place % 3) * 30} cy=${30 + Math.floor(place / 3) * 30} r="9" />`;

/** Draws the die and a row for each seat. */
export function board({ scene }) {
  const { points, mover, total, rolled } = scene;
  return html`<svg
    class="board pig"
    viewBox="0 0 320 ${Math.max(120, points.length * 40 + 10)}"
    role="img"
    aria-label=${t('pig.board', { rolled: rolled || '–', total })}
  >
    <rect class="die" x="5" y="5" width="110" height="110" rx="14"></rect>
    ${(PIPS[rolled] ?? []).map(pip)}
    ${points.map(
      (sum, index) => svg`<g class=${seatClass(index + 1)} transform="translate(140 ${5 + index * 40})">
        <path class="mark" d=${markPath(index + 1)} transform="translate(0 4)"></path>
        <text x="34" y="23">${number(sum)}</text>
        ${index + 1 === mover ? svg`<text class="total" x="100" y="23">+ ${number(total)}</text>` : nothing}
      </g>`,
    )}
  </svg>`;
}

/** Returns the roll or the hold of a move in words. */
export function words({ orders, scene }, names) {
  const [order] = orders.filter(one => !one.again);
  const key = order?.shown === 'ROLL' ? (scene.rolled === 1 ? 'pig.lost' : 'pig.rolled') : 'pig.held';
  return order ? t(key, { name: names[order.seat - 1], n: scene.rolled }) : '';
}

export const mover = scene => scene.mover;
export const facts = (scene, seat) => [{ label: t('pig.points'), value: number(scene.points[seat - 1]) }];
export const series = scene => ({ key: 'pig.points', values: scene.points });
export const score = ({ points }) => number(points);
