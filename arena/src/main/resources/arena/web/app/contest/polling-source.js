/** A source of a match with all hidden facts, also while it is played: for the organiser only. */
import { ArenaSource } from 'arena/source.js';

const LOOK_MILLIS = 1_000;

/** A source that polls for moves, as a socket cannot carry a key. */
export class PollingSource extends ArenaSource {
  lookMillis = LOOK_MILLIS;

  live(from, message, state) {
    state('open');
    const timer = setInterval(async () => {
      try {
        const page = await this.moves(from());
        if (page.moves.length) {
          message({ kind: 'moves', moves: page.moves });
        }
        const { held, seats } = await this.header();
        message({ kind: 'match', held, seats });
        if (page.over && !page.moves.length) {
          message({ kind: 'over', ...(await this.header()) });
          clearInterval(timer);
        }
        state('open');
      } catch {
        state('reconnecting');
      }
    }, LOOK_MILLIS);
    return { close: () => clearInterval(timer) };
  }
}
