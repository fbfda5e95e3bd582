package arena.games.acquire.picture;

import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.Tile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What has happened, in words. */
record Told(TableScene scene) {

    /** Returns a sentence for each event that people want to be told of. */
    List<String> sentences() {
        return scene.happened().stream()
                .flatMap(event -> sentence(event).stream())
                .toList();
    }

    private Optional<String> sentence(Event event) {
        return ofTiles(event).or(() -> ofChains(event)).or(() -> ofMoney(event));
    }

    private Optional<String> ofTiles(Event event) {
        if (event instanceof Event.PlacedFirst first) {
            return told(first.player(), "has drawn " + first.tile() + ", which is placed");
        } else if (event instanceof Event.TilePlaced placed) {
            return told(placed.player(), "has placed " + placed.tile() + (placed.byLot() ? " by lot" : ""));
        } else if (event instanceof Event.NoTile none) {
            return told(none.player(), "can place no tile");
        } else if (event instanceof Event.HandSetAside aside) {
            return told(aside.player(), "sets a hopeless hand aside: " + tiles(aside.tiles()));
        } else if (event instanceof Event.DeadTiles dead) {
            return told(dead.player(), "loses what can never be placed: " + tiles(dead.tiles()));
        } else if (event instanceof Event.Drew drew) {
            return told(drew.player(), "has drawn " + tiles(drew.tiles()));
        } else if (event instanceof Event.CardPlayed played) {
            return told(played.player(), "has played " + words(played.card()));
        }
        return Optional.empty();
    }

    private Optional<String> ofChains(Event event) {
        if (event instanceof Event.Founded founded) {
            return told(
                    founded.player(),
                    "founds " + founded.chain() + " with " + founded.size() + " tiles"
                            + (founded.free() > 0 ? " and gets a share" : "; the bank has no share left"));
        } else if (event instanceof Event.Grew grew) {
            return Optional.of(grew.chain() + " has " + grew.size() + " tiles.");
        } else if (event instanceof Event.Merged merged) {
            String defunct = merged.defunct().stream().map(Chain::name).collect(Collectors.joining(", "));
            return Optional.of(merged.survivor() + " acquires " + defunct + ".");
        } else if (event instanceof Event.MarketDrew drew) {
            return Optional.of("The stock market draws " + drew.tile() + " and holds "
                    + drew.tile().column() + " of " + drew.chain() + ".");
        } else if (event instanceof Event.Settled settled) {
            return Optional.of(settled.survivor() + " has " + settled.size() + " tiles now.");
        } else if (event instanceof Event.EndDeclared declared) {
            return told(declared.player(), "declares the end");
        } else if (event instanceof Event.RoundWithoutTile) {
            return Optional.of("No tile was placed in a full round, so the game ends.");
        } else if (event instanceof Event.AllTilesPlayed) {
            return Optional.of("All tiles are played, so the game ends.");
        }
        return Optional.empty();
    }

    private Optional<String> ofMoney(Event event) {
        if (event instanceof Event.Bonus bonus) {
            return told(
                    bonus.player(),
                    "gets $" + bonus.amount() + ", " + words(bonus.rank()) + " of " + bonus.chain() + " with "
                            + shares(bonus.shares())
                            + (bonus.sharing() > 1 ? ", shared by " + bonus.sharing() : ""));
        } else if (event instanceof Event.Disposed disposed) {
            return told(disposed.player(), disposal(disposed));
        } else if (event instanceof Event.Bought bought) {
            String price = bought.price() == 0 ? " for nothing" : " at $" + bought.price();
            return told(bought.player(), "buys " + shares(bought.shares()) + " of " + bought.chain() + price);
        } else if (event instanceof Event.Traded traded) {
            return told(traded.player(), "trades two shares of " + traded.give() + " for one of " + traded.get());
        } else if (event instanceof Event.Redeemed sale) {
            return told(
                    sale.player(), "sells " + shares(sale.shares()) + " of " + sale.chain() + " at $" + sale.price());
        }
        return Optional.empty();
    }

    private static String disposal(Event.Disposed disposed) {
        return "sells " + disposed.sold() + " of " + disposed.chain() + " at $" + disposed.price() + ", trades "
                + disposed.traded() + " and keeps " + disposed.kept();
    }

    private static String shares(int count) {
        return count == 1 ? "1 share" : count + " shares";
    }

    private static String tiles(List<Tile> tiles) {
        return tiles.stream().map(Tile::text).collect(Collectors.joining(", "));
    }

    private static String words(Card card) {
        return card.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    private static String words(Event.Rank rank) {
        return switch (rank) {
            case FIRST -> "the first bonus";
            case SECOND -> "the second bonus";
            case BOTH -> "both bonuses";
        };
    }

    private Optional<String> told(int player, String what) {
        return Optional.of(scene.name(player) + " " + what + ".");
    }
}
