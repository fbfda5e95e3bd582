/** The style of the board of Chain Reaction. */
import { adopt } from 'arena/element.js';

adopt(`
.chain .cell > rect { fill: var(--sunken); stroke: transparent; stroke-width: 3; }
.chain .cell.owned > rect { fill: color-mix(in oklab, var(--seat) 17%, var(--sheet)); }
.chain .cell.last > rect { stroke: var(--ink); stroke-width: 4; }
.chain .cell.bursts > rect { fill: color-mix(in oklab, var(--now) 34%, var(--sheet)); }
.chain .cell.hit > rect { fill: var(--now); stroke: var(--now); }
.chain .coin, .chain .king > path { fill: var(--seat); }
.chain .king .coin { fill: var(--sheet); }
.chain .king > path:first-child { stroke: var(--sheet); stroke-width: 2; }
.chain .hidden-king { opacity: 0.62; }
.chain .cell.hit .king > path:first-child { fill: var(--now-ink); }
.chain .coordinate { fill: var(--soft); font-size: 16px; }
.chain .fuse { fill: var(--now); font-size: 22px; font-weight: 800; }
.chain .count { fill: var(--seat-ink); font-size: 30px; font-weight: 700; }
.chain .swap { stroke: var(--ink); stroke-width: 5; stroke-dasharray: 12 9; stroke-linecap: round;
  pointer-events: none; }
.chain .fly { fill: var(--seat); animation: 300ms ease-out both; pointer-events: none; }
.chain .fly.up { animation-name: fly-up; } .chain .fly.down { animation-name: fly-down; }
.chain .fly.left { animation-name: fly-left; } .chain .fly.right { animation-name: fly-right; }
@keyframes fly-up { to { transform: translateY(-100px); opacity: 0; } }
@keyframes fly-down { to { transform: translateY(100px); opacity: 0; } }
@keyframes fly-left { to { transform: translateX(-100px); opacity: 0; } }
@keyframes fly-right { to { transform: translateX(100px); opacity: 0; } }
.board.plays .cell { cursor: default; outline: none; }
.board.plays .cell.offered { cursor: pointer; }
.board.plays .cell.offered > rect { stroke: color-mix(in oklab, var(--act) 55%, transparent); }
.board.plays .cell.offered:hover > rect { stroke: var(--act); stroke-width: 5; }
.board.plays .cell:focus-visible > rect { stroke: var(--act); stroke-width: 8; }
`);
