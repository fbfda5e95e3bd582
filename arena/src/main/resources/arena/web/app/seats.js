/** The appearance of seats: a colour, and a mark for readers who cannot tell colours apart. */
import { html, svg } from 'lit';
import 'arena/emblems.js';

/* Marks in a square of 20: disc, square, triangle, diamond, hexagon, cross, star, ring, drop, bars. */
const MARKS = [
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  'M3.5 1.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z',
  'M10 1.5 19 18H1Z',
  'M10 0.5 19 10 10 19.5 1 10Z',
  'M5.5 1.8h9L19.2 10l-4.7 8.2h-9L0.8 10Z',
  'M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z',
  'M10 0.8l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 15l-5.7 3.3 1.4-6.4L.8 7.5l6.5-.7Z',
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18ZM10 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  'M10 0.5C13 6 17 8.5 17 13a7 6.5 0 0 1-14 0C3 8.5 7 6 10 .5Z',
  'M1.5 1.5h4.5v17H1.5ZM7.8 1.5h4.5v17H7.8ZM14 1.5h4.5v17H14Z',
];

/** Returns the outline of a seat's mark in a square of 20, for use in another drawing. */
export function markPath(number) {
  return MARKS[(number - 1 + MARKS.length) % MARKS.length];
}

/** Returns the class that gives the colour of a seat as `--seat`; 0 is no seat. */
export function seatClass(number) {
  return `seat-${number < 0 ? 0 : number > 10 ? ((number - 1) % 10) + 1 : number}`;
}

/** Returns a seat's mark. */
export function mark(number) {
  return svg`<svg class="mark ${seatClass(number)}" viewBox="0 0 20 20" aria-hidden="true"><path
    d=${markPath(number)}></path></svg>`;
}

/** Returns a seat's mark, the emblem of its person and its name. */
export function seatName(number, name) {
  return html`<span class="seat"
    >${mark(number)}<arena-emblem seat=${number}></arena-emblem><span class="name">${name}</span></span
  >`;
}
