package arena.superbot;

import arena.game.Chance;
import arena.game.GameBox;
import java.util.List;

/**
 * The levels of one game, the weakest first.
 *
 * @param box the game
 * @param levels level 1 first
 */
record Ladder<S, V, A>(GameBox<S, V, A> box, List<Level<V, A>> levels) {

    Ladder {
        levels = List.copyOf(levels);
    }

    /** Returns the mind of a level behind the texts of the protocol. */
    SuperBot<V, A> bot(int level, Seats seats, long seed, Effort effort) {
        return new SuperBot<>(box.views(), box.answers(), seats, place -> mind(level, place, seed, effort));
    }

    /** Returns the mind of a level, for one match. */
    Mind<V, A> mind(int level, Place place, long seed, Effort effort) {
        Thinking thinking = new Thinking(effort);
        return levels.get(level - 1).minds().make(place, Chance.of(seed, "super bot on " + place.seat()), thinking);
    }
}
