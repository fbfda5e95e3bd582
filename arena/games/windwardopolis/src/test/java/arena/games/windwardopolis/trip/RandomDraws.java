package arena.games.windwardopolis.trip;

import arena.game.Chance;
import java.util.List;

/** A mutable source of random draws for a test driver. */
public final class RandomDraws {

    private Chance chance;

    public RandomDraws(Chance chance) {
        this.chance = chance;
    }

    /** Returns the same elements in random order. */
    public <T> List<T> shuffled(List<T> list) {
        Chance.Shuffled<T> shuffled = chance.shuffle(list);
        chance = shuffled.rest();
        return shuffled.list();
    }

    /** Returns a number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
