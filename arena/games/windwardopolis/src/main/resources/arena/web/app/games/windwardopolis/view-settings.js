/** The settings of a view of a city: the chosen car or stop, the shown paths; its elements listen to changes. */
import { keep, kept } from 'arena/memory.js';

export const PATHS = ['chosen', 'remote', 'all', 'none'];

/** The sides of the ledger beside the city. */
export const SIDES = ['teams', 'places'];

class ViewSettings extends EventTarget {
  constructor() {
    super();
    this.paths = PATHS.includes(kept('windward-paths')) ? kept('windward-paths') : PATHS[0];
    this.follows = kept('windward-follow') === 'on';
    this.side = SIDES.includes(kept('windward-side')) ? kept('windward-side') : SIDES[0];
  }

  /** Chooses a car by its number, or a stop by its place; the same again chooses none. */
  choose(what) {
    this.chosen = this.chosen === what ? undefined : what;
    this.dispatchEvent(new Event('change'));
  }

  show(paths) {
    this.paths = paths;
    keep('windward-paths', paths);
    this.dispatchEvent(new Event('change'));
  }

  turn(side) {
    this.side = side;
    keep('windward-side', side);
    this.dispatchEvent(new Event('change'));
  }

  follow(on) {
    this.follows = on;
    keep('windward-follow', on ? 'on' : 'off');
    this.dispatchEvent(new Event('change'));
  }
}

export const view = new ViewSettings();
