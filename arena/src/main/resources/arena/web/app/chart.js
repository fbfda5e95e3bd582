/**
 * Small charts over the moves of a match: lines, or stacked bars. At most some hundred points are drawn, as the screen
 * has no room for more; a press goes to that move.
 *
 * `lines`: `[{seat, name, points: [[at, value]]}]`; `bars`: `[{at, seat, parts: [millis]}]` with `names` of the parts.
 */
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { axisSteps } from 'arena/course.js';
import { seatClass, seatName } from 'arena/seats.js';

const FIRST_WIDTH = 720;
const HEIGHT = 190;
const LEFT = 58;
const BOTTOM = 24;
const TOP = 10;

class Chart extends /** @type {Arena.With<typeof ArenaElement, Arena.ChartProperties>} */ (ArenaElement) {
  static properties = {
    lines: { attribute: false },
    bars: { attribute: false },
    names: { attribute: false },
    at: { type: Number },
    last: { type: Number },
    most: { type: Number },
    label: { type: String },
    write: { attribute: false },
    go: { attribute: false },
    width: { state: true },
  };

  constructor() {
    super();
    this.lines = [];
    this.bars = [];
    this.names = [];
    this.write = value => String(value);
    this.width = FIRST_WIDTH;
    this.sized = new ResizeObserver(([entry]) => {
      this.width = Math.max(200, Math.round(entry.contentRect.width));
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.sized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sized.disconnect();
  }

  top() {
    const values = [
      ...this.lines.flatMap(line => line.points.map(point => point[1])),
      ...this.bars.map(bar => sum(bar.parts)),
    ];
    return this.most ?? Math.max(1e-9, ...values);
  }

  x(at) {
    return LEFT + ((this.width - LEFT - 8) * at) / Math.max(1, this.last);
  }

  y(value, top) {
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  }

  render() {
    const top = this.top();
    return html`<figure class="chart">
      <figcaption class="row small">
        ${this.lines.map(line => seatName(line.seat, line.name))}
        ${this.names.map((name, part) => html`<span class="key part-${part}">${name}</span>`)}
      </figcaption>
      <svg viewBox="0 0 ${this.width} ${HEIGHT}" role="img" aria-label=${this.label} @click=${this.pressed}>
        ${axisSteps(top).map(
          value => svg`<line class="rule" x1=${LEFT} x2=${this.width - 8} y1=${this.y(value, top)}
            y2=${this.y(value, top)}></line>
          <text class="axis" x=${LEFT - 8} y=${this.y(value, top) + 4} text-anchor="end">${this.write(value)}</text>`,
        )}
        ${axisSteps(this.last, 8)
          .filter(at => Number.isInteger(at))
          .map(
            at => svg`
          <text class="axis" x=${this.x(at)} y=${HEIGHT - 6} text-anchor="middle">${at}</text>`,
          )}
        ${this.bars.map(bar => this.bar(bar, top))}
        ${this.lines.map(
          line => svg`<polyline class="line ${seatClass(line.seat)} style-${line.seat % 3}"
          points=${line.points
            .map(([at, value]) => `${this.x(at).toFixed(1)},${this.y(value, top).toFixed(1)}`)
            .join(' ')}></polyline>`,
        )}
        <line class="here" x1=${this.x(this.at)} x2=${this.x(this.at)} y1=${TOP} y2=${HEIGHT - BOTTOM}></line>
      </svg>
    </figure>`;
  }

  bar({ at, seat, parts }, top) {
    const width = Math.max(1.2, Math.min(9, ((this.width - LEFT) / (this.last + 1)) * 0.7));
    let below = 0;
    return svg`<g class=${seatClass(seat)}>${parts.map((part, index) => {
      const from = this.y(below, top);
      below += part;
      const to = this.y(below, top);
      return from - to < 0.05
        ? nothing
        : svg`<rect class="part part-${index}" x=${(this.x(at) - width / 2).toFixed(1)} y=${to.toFixed(1)}
        width=${width.toFixed(1)} height=${(from - to).toFixed(1)}></rect>`;
    })}</g>`;
  }

  pressed(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.width;
    this.go?.(Math.round(((x - LEFT) / (this.width - LEFT - 8)) * this.last));
  }
}

function sum(values) {
  return values.reduce((one, other) => one + other, 0);
}

define('arena-chart', Chart);
