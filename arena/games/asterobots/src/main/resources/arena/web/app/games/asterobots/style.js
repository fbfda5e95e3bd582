/** The style of the asteroid, and its place beside the ledger. */
import { adopt } from 'arena/element.js';

adopt(`
.asteroid .grid { fill: none; stroke: var(--line); stroke-width: 0.06; stroke-linecap: round; }
.asteroid .ring { fill: var(--sunken); stroke: var(--line-strong); stroke-width: 0.08; }
.asteroid .vein.owned .ring { fill: color-mix(in oklab, var(--seat) 24%, var(--sheet)); stroke: var(--seat);
  stroke-width: 0.12; }
.asteroid .vein.conquered .ring { stroke: var(--now); stroke-width: 0.28; }
.asteroid .owner { fill: var(--seat); }
.asteroid text { text-anchor: middle; fill: var(--ink); }
.asteroid .robots { font-size: 0.62px; font-weight: 700; }
.asteroid .robots.signs-3 { font-size: 0.56px; }
.asteroid .robots.signs-4 { font-size: 0.46px; }
.asteroid .material { font-size: 0.48px; }
.asteroid .yield text { font-size: 0.42px; }
.asteroid .yield rect { fill: none; }
.asteroid .yield.rank-2 rect { stroke: var(--ink); stroke-width: 0.06; }
.asteroid .yield.rank-3 rect { fill: var(--ink); }
.asteroid .yield.rank-3 text { fill: var(--sheet); font-weight: 700; }
.asteroid .coordinate { font-size: 0.4px; fill: var(--soft); }
/* A whole asteroid on a phone shows the numbers of robots; the zoom shows the rest. */
@media (max-width: 40rem) {
  .stage.zoom-0 .asteroid .robots { font-size: 1.05px; transform: translateY(0.17px); }
  .stage.zoom-0 .asteroid .robots.signs-3 { font-size: 0.8px; }
  .stage.zoom-0 .asteroid .robots.signs-4 { font-size: 0.64px; }
  .stage.zoom-0 .asteroid .owner { transform: translate(-1.15px, -1.25px) scale(0.036); stroke: var(--sheet);
    stroke-width: 2; }
  .stage.zoom-0 .asteroid :is(.material, .yield, .coordinate, .squad text, .lead) { display: none; }
}
.asteroid .way { fill: none; stroke: var(--seat); stroke-width: 0.1; stroke-dasharray: 0.22 0.2; opacity: 0.8; }
.asteroid .squad path { fill: var(--seat); stroke: var(--sheet); stroke-width: 2.5; }
.asteroid .squad text { font-size: 0.5px; font-weight: 650; stroke: var(--sheet); stroke-width: 0.12;
  paint-order: stroke; }
.asteroid .lead { stroke: var(--seat); stroke-width: 0.05; }
.board.plays .vein { cursor: pointer; outline: none; }
.board.plays .vein.offered .ring { stroke: var(--act); stroke-dasharray: 0.3 0.12; }
.board.plays .vein:hover .ring, .board.plays .vein:focus-visible .ring { stroke: var(--act); stroke-width: 0.3; }
.viewer.with-ledger:has(asteroid-board) { grid-template-columns: minmax(0, 1fr) minmax(28rem, 33%); }
.viewer.with-ledger:has(asteroid-board) .stage .frame { height: max(20rem, var(--height)); aspect-ratio: auto; }
.seat-page.with-ledger:has(asteroid-board) { grid-template-areas: "title title" "stage controls" "stage side"; }
@media (max-width: 60rem) {
  .viewer.with-ledger:has(asteroid-board) { grid-template-columns: minmax(0, 1fr); }
  .viewer.with-ledger:has(asteroid-board) .stage .frame { height: auto; aspect-ratio: 1; max-height: 70vh; }
  .seat-page.with-ledger:has(asteroid-board) { grid-template-areas: "title" "stage" "controls" "side"; }
}
`);
