/** The moves of a match with all that is hidden, also while it is played: for the organiser alone. */
import { ArenaSource } from 'arena/source.js';

const LOOK_MILLIS = 1_000;

/** A socket carries no key, so that the moves are asked for again and again. */
export class InsideSource extends ArenaSource {
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
