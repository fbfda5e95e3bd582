/** The style of the city, and its place beside the tables of the teams. */
import { adopt } from 'arena/element.js';

adopt(`
.session .intervention > windward-controls { flex: 1 1 30rem; }
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
.car-menu { position: fixed; inset: auto; margin: 0; max-height: 100vh; overflow-y: auto; color: var(--ink);
  padding: var(--space-2); box-shadow: 0 4px 24px rgb(0 0 0 / 35%); }
.car-menu .stack { gap: 2px; }
.car-menu button { min-height: 2rem; justify-content: start; border-color: transparent; }
.city .ground { fill: transparent; }
.city .stop.chosen .base, .city .stop.own .base { stroke: var(--act); stroke-width: 5; }
.city .stop.bound .base { fill: var(--seat); stroke: var(--seat); stroke-width: 4; }
.city .stop, .city .car { cursor: pointer; outline: none; }
.city .stop:focus-visible .base, .city .stop:hover .base { stroke: var(--act); stroke-width: 5; }
.city .offered .base { stroke: var(--act); stroke-width: 3; stroke-dasharray: 5 3; }
.city .places rect { cursor: pointer; fill: color-mix(in oklab, var(--act) 30%, transparent); stroke: var(--act);
  stroke-width: 0.75; }
.city .places rect:hover { fill: color-mix(in oklab, var(--act) 75%, transparent); }
.city .guest circle { fill: var(--sheet); stroke: var(--ink); stroke-width: calc(1.2px * var(--u)); }
.city .guest text { font-size: calc(8.5px * var(--u)); stroke: none; font-weight: 700; }
.city .guest.served { opacity: 0.45; }
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
.stage .frame > windward-city { display: grid; grid-template-rows: minmax(0, 1fr) auto; }
.city-news { position: sticky; left: 0; bottom: 0; width: fit-content; min-height: 1.5rem; margin: 0; padding: 0;
  list-style: none; pointer-events: none; }
.city-news li { background: color-mix(in oklab, var(--sheet) 88%, transparent); border-left: 4px solid var(--seat);
  padding: 0 var(--space-2); border-radius: var(--round-s); font-size: var(--text-xs); width: fit-content; }
.city-news li.card { font-weight: 700; background: var(--now-wash); }
.windward table { font-size: var(--text-xs); }
.windward .status table { table-layout: fixed; }
.windward .status th, .windward .status td { padding: 0.2rem 0.15rem; }
.windward .status :is(th, td):first-child { padding-left: 0.5rem; }
.windward .status th:nth-child(2) { width: 3rem; } .windward .status th:nth-child(3) { width: 2.2rem; }
.windward .status th:nth-child(4) { width: 33%; } .windward .status th:nth-child(5) { width: 3.2rem; }
.windward .status :is(th, td):nth-child(4) { padding-left: 0.5rem; }
.windward .status td:nth-child(4) > span:last-child { overflow-wrap: anywhere; line-height: 1.15; }
.windward .status tbody tr:first-child > * { border-bottom: 0; }
.windward .status .more td { padding-block: 0 0.15rem; line-height: 1.2; }
.windward .status tr:first-child > * { padding-bottom: 0; }
.windward .status .more .row { gap: 0.15rem 0.35rem; min-height: 1.1rem; }
.windward .status th { overflow: hidden; text-overflow: ellipsis; }
.windward .status thead th { font-size: 0.68rem; }
.windward .status td .tag { padding: 0.1em 0.4em; font-size: 0.68rem; gap: 0; }
.windward .status td .tag::before { display: none; }
.windward .status tbody th { overflow: hidden; }
.windward select { min-height: 2rem; font-size: var(--text-xs); width: auto; }
.windward p + p { margin-top: 0; }
.windward th .tag { font-size: 0.68rem; padding: 0.1em 0.35em; }
.windward th, .windward td { padding: 0.25rem 0.35rem; }
.windward .places td, .windward .places th { vertical-align: top; }
.windward .places table { table-layout: fixed; }
.windward .places th { width: 44%; }
.windward .places .who > * { border-bottom: 0; padding-bottom: 0; }
.windward .places small { font-weight: 400; color: var(--soft); }
.windward .places .greyed > * { color: var(--soft); }
.windward .places .greyed .face { opacity: 0.45; }
@media (min-width: 60.01rem) {
  .viewer.with-ledger:has(windward-city):not(.seat-page) > .side { overflow-y: auto; }
}
.windward .sides { gap: 0; }
.windward .sides button { min-height: 2rem; padding: 0 var(--space-2); font-size: var(--text-xs); }
.windward .sides button + button { margin-left: -1px; }
.windward .sides button:first-child { border-radius: var(--round) 0 0 var(--round); }
.windward .sides button:last-child { border-radius: 0 var(--round) var(--round) 0; }
.windward .team { border: 0; background: none; padding: 0; min-height: 1.5rem; font: inherit; font-weight: 600;
  justify-content: start; text-align: left; max-width: 100%; }
.windward .team .seat { gap: 0.35em; }
.windward .team .name { white-space: normal; overflow-wrap: anywhere; line-height: 1.15; }
.windward .served { font-weight: 400; font-size: 0.68rem; color: var(--soft); }
.windward tbody.chosen > tr > * { background: var(--act-wash); }
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
.viewer.with-ledger:has(windward-city) { grid-template-columns: minmax(0, 1fr) minmax(25rem, 30%); }
.viewer.with-ledger:has(windward-city) .stage .frame { height: max(20rem, var(--height)); aspect-ratio: auto; }
@media (max-width: 60rem) {
  .viewer.with-ledger:has(windward-city) { grid-template-columns: minmax(0, 1fr); }
  .viewer.with-ledger:has(windward-city) .stage .frame { height: auto; aspect-ratio: 1; max-height: 70vh; }
}
`);
