package arena.games.windwardopolis.trip;

import arena.game.Chance;
import java.util.List;

/** A driver's own chance, which goes on from draw to draw. */
public final class Draws {

    private Chance chance;

    public Draws(Chance chance) {
        this.chance = chance;
    }

    /** Returns the same things in any order. */
    public <T> List<T> shuffled(List<T> list) {
        Chance.Shuffled<T> shuffled = chance.shuffle(list);
        chance = shuffled.rest();
        return shuffled.list();
    }

    /** Returns a number from 0 on that is below a bound. */
    public int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
