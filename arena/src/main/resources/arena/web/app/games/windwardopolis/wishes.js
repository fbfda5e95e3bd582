/** What a viewer of a city wishes to see: which car or stop was chosen, whose paths; its parts listen to it. */
import { keep, kept } from 'arena/memory.js';

export const PATHS = ['chosen', 'remote', 'all', 'none'];

/** What may stand beside the city. */
export const SIDES = ['teams', 'places'];

class Wishes extends EventTarget {
  constructor() {
    super();
    this.paths = PATHS.includes(kept('windward-paths')) ? kept('windward-paths') : PATHS[0];
    this.follows = kept('windward-follow') === 'on';
    this.side = SIDES.includes(kept('windward-side')) ? kept('windward-side') : SIDES[0];
  }

  /** Chooses a car by its number, or a stop by its place; once more to choose none. */
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

export const wishes = new Wishes();
