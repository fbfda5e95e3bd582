package samples;

import acquire.Card;
import acquire.Chain;
import acquire.Contest;
import acquire.Game;
import acquire.PlayerBrain;
import acquire.PlayerMerge;
import acquire.PlayerTurn;
import acquire.Tile;
import java.util.List;
import java.util.stream.Stream;

/**
 * A player that is bad on purpose: he does anything at all, right or wrong, as the filler of the contest of 2015 did.
 * The arena answers many of his turns with an error code.
 */
public final class BrainDead extends PlayerBrain {

    private static final int MOST_ENTRIES = 3;

    @Override
    public Card querySpecialPowerBeforeTurn(Game game) {
        return any(List.of(Card.values()));
    }

    @Override
    public PlayerTurn queryTileOnly(Game game) {
        List<Tile> hand = game.hand();
        PlayerTurn turn = hand.isEmpty() ? PlayerTurn.NOTHING : PlayerTurn.NOTHING.placing(any(hand));
        return turn.founding(any(game.chains())).keeping(any(game.chains()));
    }

    @Override
    public PlayerTurn queryTileAndPurchase(Game game) {
        return queryTileOnly(game)
                .playing(any(List.of(Card.values())))
                .buying(some(() -> new PlayerTurn.Purchase(
                        any(game.chains()), 1 + getRandom().nextInt(MOST_ENTRIES))))
                .trading(some(() -> new PlayerTurn.Trade(any(game.chains()), any(game.chains()))));
    }

    @Override
    public PlayerMerge queryMergeStock(Game game, Chain survivor, Chain defunct) {
        int more = defunct.sharesOf(game.me()) + 1;
        return new PlayerMerge(
                getRandom().nextInt(more),
                getRandom().nextInt(more),
                getRandom().nextInt(more));
    }

    private <T> T any(List<T> all) {
        return all.get(getRandom().nextInt(all.size()));
    }

    private <T> List<T> some(java.util.function.Supplier<T> maker) {
        return Stream.generate(maker)
                .limit(getRandom().nextInt(MOST_ENTRIES + 1))
                .toList();
    }

    public static void main(String[] arguments) {
        Contest.play(new BrainDead(), arguments);
    }
}
