package acquire;

import java.util.List;
import java.util.Random;

/**
 * What a contestant writes: a class that answers the questions of the game. {@link Contest} asks them, one at a time.
 *
 * <p>The first four are those of the contest of 2015. A table that asks a turn step by step puts the others, and the
 * question for a tile. When the time is up the rules answer, and the thread that thinks is interrupted. A player that
 * fails with an exception loses no more than that answer.
 */
public abstract class PlayerBrain {

    /** What is handed in for a player that fails: nothing, so that the rules answer. */
    static final String SILENCE = "End\n";

    private Random chance = new Random();

    /** Returns DRAW_5_TILES, PLACE_4_TILES or NONE. */
    public abstract Card querySpecialPowerBeforeTurn(Game game);

    /** Asked for the first three of four tiles: a tile, and the chain to found or to survive. */
    public abstract PlayerTurn queryTileOnly(Game game);

    /** Asked once a turn. */
    public abstract PlayerTurn queryTileAndPurchase(Game game);

    /** Asked for each chain of which I hold shares when it is merged away, in others' turns too. */
    public abstract PlayerMerge queryMergeStock(Game game, Chain survivor, Chain defunct);

    /** Returns which of {@link Game#asked} is founded. */
    public Chain queryChain(Game game) {
        return game.asked().get(0);
    }

    /** Returns which of {@link Game#asked} survives. */
    public Chain querySurvivor(Game game) {
        return game.asked().get(0);
    }

    /** Returns which of {@link Game#asked} is settled next. */
    public Chain queryDefunct(Game game) {
        return game.asked().get(0);
    }

    /** Asked after the tile: what to buy, and whether the game ends if {@link Game#mayEnd}. */
    public PlayerTurn queryPurchase(Game game) {
        return PlayerTurn.NOTHING;
    }

    /** Returns a source of chance that gives the same numbers when the arena plays a match again. */
    protected final Random getRandom() {
        return chance;
    }

    final void shuffle(long seed) {
        chance = new Random(seed);
    }

    /** Asks the question of a game, and returns the answer as the arena reads it. */
    final String answer(Game game) {
        StringBuilder answer = new StringBuilder();
        lines(game).forEach(line -> answer.append(line).append('\n'));
        return answer.append(SILENCE).toString();
    }

    private List<String> lines(Game game) {
        return switch (game.expecting()) {
            case "SPECIAL" -> List.of("card " + querySpecialPowerBeforeTurn(game));
            case "TILE" -> queryTileOnly(game).lines(game.toPlace() > 1);
            case "TILE_AND_STOCK" -> queryTileAndPurchase(game).lines(true);
            case "MERGE" ->
                queryMergeStock(game, game.asked().get(1), game.asked().get(0)).lines();
            case "CHAIN" -> List.of("create " + queryChain(game).letter());
            case "SURVIVOR" -> List.of("survivor " + querySurvivor(game).letter());
            case "DEFUNCT" -> List.of("settle " + queryDefunct(game).letter());
            default -> queryPurchase(game).lines(false);
        };
    }
}
