package arena.level;

import arena.game.Chance;
import java.util.List;

/** The random numbers of one mind: a mutable wrapper of a {@link Chance}. */
public final class MindRandom {

    private Chance chance;

    public MindRandom(Chance chance) {
        this.chance = chance;
    }

    /** Returns one of the choices, each with the same probability. */
    public <T> T pick(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Returns true with a probability in percent. */
    public boolean happens(int percent) {
        return below(100) < percent;
    }

    /** Returns an independent source of random numbers. */
    Chance split() {
        Chance.Drawn drawn = chance.bits();
        chance = drawn.rest();
        return new Chance(drawn.number());
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
