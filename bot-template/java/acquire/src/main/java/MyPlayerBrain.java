import acquire.Card;
import acquire.Chain;
import acquire.Contest;
import acquire.Effect;
import acquire.Game;
import acquire.PlayerBrain;
import acquire.PlayerMerge;
import acquire.PlayerTurn;
import acquire.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * YOUR THINKING GOES HERE. A player to begin with: he founds chains and makes his own ones grow, buys more of what he
 * has most of, and trades for shares of the survivor when a chain is merged.
 */
@SuppressWarnings("DefaultPackage") // The file to edit lies on top, as in the document.
public final class MyPlayerBrain extends PlayerBrain {

    @Override
    public Card querySpecialPowerBeforeTurn(Game game) {
        return Stream.of(Card.DRAW_5_TILES, Card.PLACE_4_TILES)
                .filter(game.myPlayer()::holds)
                .findFirst()
                .orElse(Card.NONE);
    }

    @Override
    public PlayerTurn queryTileOnly(Game game) {
        return best(game.playable(), tile -> worth(game, tile)).stream()
                .map(tile -> placing(game, tile))
                .findFirst()
                .orElse(PlayerTurn.NOTHING);
    }

    @Override
    public PlayerTurn queryTileAndPurchase(Game game) {
        PlayerTurn turn = queryTileOnly(game);
        return withPurchases(turn, game, game.chainsAfter(turn));
    }

    @Override
    public PlayerMerge queryMergeStock(Game game, Chain survivor, Chain defunct) {
        int held = defunct.sharesOf(game.me());
        int traded = 2 * Math.min(held / 2, survivor.bank());
        return new PlayerMerge(held - traded, 0, traded);
    }

    @Override
    public Chain querySurvivor(Game game) {
        return mine(game, game.asked());
    }

    @Override
    public PlayerTurn queryPurchase(Game game) {
        return withPurchases(PlayerTurn.NOTHING, game, game.activeChains()).declaringTheEnd(game.mayEnd());
    }

    /** How much a tile is liked: it founds a chain, makes one of mine grow, merges some, or none of this. */
    private static int worth(Game game, Tile tile) {
        Effect effect = game.effect(tile);
        if (effect.founds()) {
            return 3;
        }
        boolean grows = effect.chains().size() == 1 && effect.chains().get(0).sharesOf(game.me()) > 0;
        return grows ? 2 : effect.merges() ? 1 : 0;
    }

    private static PlayerTurn placing(Game game, Tile tile) {
        Effect effect = game.effect(tile);
        PlayerTurn turn = PlayerTurn.NOTHING.placing(tile);
        if (effect.founds()) {
            return turn.founding(game.inactiveChains().get(0));
        }
        return effect.merges() ? turn.keeping(mine(game, effect.survivors())) : turn;
    }

    /** The chain that I have most of. */
    private static Chain mine(Game game, List<Chain> chains) {
        return best(chains, chain -> chain.sharesOf(game.me())).get(0);
    }

    /** The first one of those with the highest worth, in a list; an empty one if there is none. */
    private static <T> List<T> best(List<T> all, java.util.function.ToIntFunction<T> worth) {
        return all.stream()
                .sorted(Comparator.comparingInt(worth).reversed())
                .limit(1)
                .toList();
    }

    /** Buys of the chains that I have most of, with a card if it pays. */
    private static PlayerTurn withPurchases(PlayerTurn turn, Game game, List<Chain> chains) {
        List<Chain> wanted = chains.stream()
                .filter(chain -> chain.bank() > 0)
                .sorted(Comparator.comparingInt((Chain chain) -> -chain.sharesOf(game.me()))
                        .thenComparing(Chain::price)
                        .thenComparing(Chain::letter))
                .toList();
        if (wanted.isEmpty()) {
            return turn;
        }
        Card card = card(game, wanted.get(0).price());
        int cash = game.myPlayer().cash();
        int left = card == Card.BUY_5_STOCK ? 5 : 3;
        List<PlayerTurn.Purchase> purchases = new ArrayList<>();
        for (Chain chain : wanted) {
            int affordable = card == Card.FREE_3_STOCK ? left : cash / chain.price();
            int amount = Math.min(Math.min(left, chain.bank()), affordable);
            if (amount > 0) {
                purchases.add(new PlayerTurn.Purchase(chain, amount));
            }
            left -= amount;
            cash -= card == Card.FREE_3_STOCK ? 0 : amount * chain.price();
        }
        return turn.playing(card).buying(purchases);
    }

    private static Card card(Game game, int price) {
        int cash = game.myPlayer().cash();
        if (game.myPlayer().holds(Card.BUY_5_STOCK) && cash >= 5 * price) {
            return Card.BUY_5_STOCK;
        }
        return game.myPlayer().holds(Card.FREE_3_STOCK) && cash < 3 * price ? Card.FREE_3_STOCK : Card.NONE;
    }

    public static void main(String[] arguments) {
        Contest.play(new MyPlayerBrain(), arguments);
    }
}
