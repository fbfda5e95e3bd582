/** The drawings of the city below its cars. */
import { svg } from 'lit';
import { TILE, lanes, outline, plates, streets } from 'arena/games/windwardopolis/city.js';

/** Returns the parts of the city that never change. */
export function streetMap({ rows, signs }) {
  const road = streets(rows);
  return svg`<rect class="park" width=${rows[0].length * TILE} height=${rows.length * TILE}></rect>
    <path class="house" d=${outline(rows, 'C')}></path><path class="cafe" d=${outline(rows, 'H')}></path>
    <path class="kerb" d=${road}></path><path class="road" d=${road}></path>
    <path class="lane" d=${lanes(rows)}></path>
    ${plates(signs).map(({ x, y }) => svg`<circle class="plate" cx=${x} cy=${y} r="3.5"></circle>`)}`;
}

/** Returns the traffic lights, by the letter of their state. */
export function signals(ground, letters) {
  return ground.signals.map(({ x, y }, index) => {
    const [left, top] = [x * TILE, y * TILE];
    return svg`<g class=${letters[index]}>
      <path class="lamp upright" d="M${left + 15} ${top + TILE + 2}h6M${left + 3} ${top - 2}h6"></path>
      <path class="lamp level" d="M${left - 2} ${top + 15}v6M${left + TILE + 2} ${top + 3}v6"></path></g>`;
  });
}

/** Returns the numbers of tiles; `unit` is the number of map units in one of type. */
export function numbers({ rows }, unit) {
  const each = Math.max(1, Math.ceil((22 * unit) / TILE / 5) * 5);
  const upTo = count => Array.from({ length: Math.ceil(count / each) }, (none, index) => index * each);
  return svg`${upTo(rows[0].length).map(
    x => svg`<text class="coordinate" x=${(x + 0.5) * TILE} y=${-4 * unit}>${x}</text>`,
  )}${upTo(rows.length).map(
    y => svg`<text class="coordinate" x=${-8 * unit} y=${(y + 0.5) * TILE + 3 * unit}>${y}</text>`,
  )}`;
}
