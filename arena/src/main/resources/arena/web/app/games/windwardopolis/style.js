/** How the city, its cars and its tables look. */
import { adopt } from 'arena/element.js';

adopt(`
windward-city { --park: light-dark(#dfe8d6, #1d2620); --road: light-dark(#8d9198, #3d424b);
  --kerb: light-dark(#c9cabf, #2b3031); --lane: light-dark(#f4f2ea, #8d9198); --house: light-dark(#b9a78f, #5c5346);
  --go: light-dark(#178a4c, #46d38a); --halt: light-dark(#c22f22, #ff8a7a); --warn: light-dark(#b98a00, #f2c230);
  position: relative; --u: 1; }
.city .park { fill: var(--park); }
.city .kerb { fill: none; stroke: var(--kerb); stroke-width: 5; stroke-linejoin: round; }
.city .road { fill: var(--road); stroke: var(--road); stroke-width: 1; stroke-linejoin: round; }
.city .lane { fill: none; stroke: var(--lane); stroke-width: 1; stroke-dasharray: 5 5; opacity: 0.75; }
.city .house { fill: var(--house); }
.city .cafe { fill: light-dark(#8a5a33, #8f6b4a); }
.city .cup { fill: #fff; fill-rule: evenodd; }
.city .plate { fill: var(--halt); stroke: #fff; stroke-width: 1; }
.city .lamp { stroke: var(--halt); stroke-width: 3.5; stroke-linecap: round; }
.city .N .upright, .city .E .level { stroke: var(--go); stroke-width: 5; }
.city .n .upright, .city .e .level { stroke: var(--warn); stroke-width: 5; }
.city text { text-anchor: middle; fill: var(--ink); font-weight: 600; font-size: calc(11.5px * var(--u));
  paint-order: stroke; stroke: var(--sheet); stroke-width: calc(3px * var(--u)); stroke-linejoin: round; }
.city .coordinate { font-size: calc(9px * var(--u)); font-weight: 400; fill: var(--soft); stroke: none; }
.city .base { fill: var(--road); stroke: var(--lane); stroke-width: 1.5; }
.city .stop.chosen .base, .city .stop.own .base { stroke: var(--act); stroke-width: 5; }
.city .stop.bound .base { fill: var(--seat); stroke: var(--seat); stroke-width: 4; }
.city .stop, .city .car { cursor: pointer; outline: none; }
.city .stop:focus-visible .base, .city .stop:hover .base { stroke: var(--act); stroke-width: 5; }
.city .offered .base { stroke: var(--act); stroke-width: 3; stroke-dasharray: 5 3; }
.city .guest circle { fill: var(--sheet); stroke: var(--ink); stroke-width: calc(1.2px * var(--u)); }
.city .guest text { font-size: calc(8.5px * var(--u)); stroke: none; font-weight: 700; }
.city .guest.worth circle { stroke-width: calc(2.4px * var(--u)); }
.city .guest.enemy circle { fill: var(--now-wash); stroke: var(--now); stroke-width: calc(3px * var(--u)); }
.city .guest.wanted circle { fill: var(--act-wash); stroke: var(--act); stroke-width: calc(2.4px * var(--u)); }
.city .way { fill: none; stroke: var(--seat); stroke-width: 9; stroke-linecap: round; stroke-linejoin: round;
  opacity: 0.5; pointer-events: none; }
.city .goal { fill: none; stroke: var(--seat); stroke-width: calc(1.6px * var(--u)); pointer-events: none;
  stroke-dasharray: calc(5px * var(--u)) calc(4px * var(--u)); opacity: 0.9; }
.city .body { fill: var(--seat); stroke: light-dark(#1a1d23, #0c0e11); stroke-width: 1; }
.city .glass { fill: light-dark(#ffffffb0, #111317b0); }
.city .sign { fill: var(--seat-ink); }
.city .car.gone .body { opacity: 0.5; }
.city .car .halo { fill: none; stroke: transparent; stroke-width: 3; }
.city .car.slow .halo { stroke: var(--warn); stroke-dasharray: 4 3; }
.city .car.stopped .halo { stroke: var(--halt); }
.city .car.chosen .halo { stroke: var(--ink); }
.city .car:focus-visible .halo, .city .car:hover .halo { stroke: var(--act); }
.city .rider { pointer-events: none; }
.city .rider circle { fill: var(--sheet); stroke: var(--seat); stroke-width: calc(2px * var(--u)); }
.city .rider text { font-size: calc(8.5px * var(--u)); stroke: none; font-weight: 700; }
.small-city text, .small-city .lane, .small-city .guest, .small-city .rider, .small-city .plate { display: none; }
.city-news { position: absolute; left: var(--space-2); bottom: var(--space-2); display: grid; gap: 2px; margin: 0;
  padding: 0; list-style: none; pointer-events: none; max-width: calc(100% - 2 * var(--space-2)); }
.city-news li { background: color-mix(in oklab, var(--sheet) 88%, transparent); border-left: 4px solid var(--seat);
  padding: 0 var(--space-2); border-radius: var(--round-s); font-size: var(--text-xs); width: fit-content; }
.city-news li.card { font-weight: 700; background: var(--now-wash); }
.windward table { font-size: var(--text-xs); }
.windward th, .windward td { padding: 0.25rem 0.35rem; }
.windward .team { border: 0; background: none; padding: 0; min-height: 1.75rem; font: inherit; font-weight: 600;
  justify-content: start; text-align: left; max-width: 100%; }
.windward .team .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.windward tr.chosen > * { background: var(--act-wash); }
.windward .face { display: inline-grid; place-items: center; min-width: 1.9em; height: 1.9em; border-radius: 50%;
  border: 1.5px solid var(--line-strong); font-size: 0.8em; font-weight: 700; background: var(--sheet); }
.windward .danger { color: var(--now); font-weight: 650; }
.windward .cups { white-space: nowrap; letter-spacing: 0.05em; }
.windward .cups .drunk { opacity: 0.25; }
.windward .tag { padding: 0.2em 0.45em; }
.windward-news { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.25rem; font-size: var(--text-s); }
.windward-news li { display: grid; grid-template-columns: 1em minmax(0, 1fr); gap: var(--space-2);
  align-items: baseline; }
.windward-news .mark { width: 0.8em; height: 0.8em; }
.windward-news .card { font-weight: 700; }
.viewer.with-ledger:has(windward-city) { grid-template-columns: minmax(0, 1fr) minmax(22rem, 30%); }
.viewer.with-ledger:has(windward-city) .stage .frame { height: max(20rem, var(--height)); aspect-ratio: auto; }
@media (max-width: 60rem) {
  .viewer.with-ledger:has(windward-city) { grid-template-columns: minmax(0, 1fr); }
  .viewer.with-ledger:has(windward-city) .stage .frame { height: auto; aspect-ratio: 1; max-height: 70vh; }
  .city-news li:nth-child(n + 3) { display: none; }
}
`);
