package arena.superbot.level;

import arena.game.Chance;
import java.util.List;

/** A mind's own chance, which goes on from number to number. */
public final class MindRandom {

    private Chance chance;

    public MindRandom(Chance chance) {
        this.chance = chance;
    }

    /** Returns one of the choices, each with the same probability. */
    public <T> T pick(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Returns true so many times in a hundred. */
    public boolean happens(int percent) {
        return below(100) < percent;
    }

    /** Returns a source for another's draws. */
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
