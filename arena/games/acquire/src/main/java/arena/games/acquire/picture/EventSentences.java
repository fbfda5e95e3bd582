package arena.games.acquire.picture;

import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The sentences for people about the events of a scene. */
record EventSentences(TableScene scene) {

    /** Returns a sentence for each event that matters to people. */
    List<String> sentences() {
        return scene.happened().stream()
                .flatMap(event -> sentence(event).stream())
                .toList();
    }

    private Optional<String> sentence(AcquireEvent event) {
        return ofTiles(event).or(() -> ofChains(event)).or(() -> ofMoney(event));
    }

    private Optional<String> ofTiles(AcquireEvent event) {
        if (event instanceof AcquireEvent.PlacedFirst first) {
            return ofPlayer(first.player(), "has drawn " + first.tile() + ", which is placed");
        } else if (event instanceof AcquireEvent.TilePlaced placed) {
            return ofPlayer(placed.player(), "has placed " + placed.tile() + (placed.byLot() ? " by lot" : ""));
        } else if (event instanceof AcquireEvent.NoTile none) {
            return ofPlayer(none.player(), "can place no tile");
        } else if (event instanceof AcquireEvent.HandSetAside aside) {
            return ofPlayer(aside.player(), "sets a hopeless hand aside: " + tiles(aside.tiles()));
        } else if (event instanceof AcquireEvent.DeadTiles dead) {
            return ofPlayer(dead.player(), "loses what can never be placed: " + tiles(dead.tiles()));
        } else if (event instanceof AcquireEvent.Drew drew) {
            return ofPlayer(drew.player(), "has drawn " + tiles(drew.tiles()));
        } else if (event instanceof AcquireEvent.CardPlayed played) {
            return ofPlayer(played.player(), "has played " + words(played.card()));
        }
        return Optional.empty();
    }

    private Optional<String> ofChains(AcquireEvent event) {
        if (event instanceof AcquireEvent.Founded founded) {
            return ofPlayer(
                    founded.player(),
                    "founds " + founded.chain() + " with " + founded.size() + " tiles"
                            + (founded.free() > 0 ? " and gets a share" : "; the bank has no share left"));
        } else if (event instanceof AcquireEvent.Grew grew) {
            return Optional.of(grew.chain() + " has " + grew.size() + " tiles.");
        } else if (event instanceof AcquireEvent.Merged merged) {
            String defunct = merged.defunct().stream().map(HotelChain::name).collect(Collectors.joining(", "));
            return Optional.of(merged.survivor() + " acquires " + defunct + ".");
        } else if (event instanceof AcquireEvent.MarketDrew drew) {
            return Optional.of("The stock market draws " + drew.tile() + " and holds "
                    + drew.tile().column() + " of " + drew.chain() + ".");
        } else if (event instanceof AcquireEvent.Settled settled) {
            return Optional.of(settled.survivor() + " has " + settled.size() + " tiles now.");
        } else if (event instanceof AcquireEvent.EndDeclared declared) {
            return ofPlayer(declared.player(), "declares the end");
        } else if (event instanceof AcquireEvent.RoundWithoutTile) {
            return Optional.of("No tile was placed in a full round, so the game ends.");
        } else if (event instanceof AcquireEvent.AllTilesPlayed) {
            return Optional.of("All tiles are played, so the game ends.");
        }
        return Optional.empty();
    }

    private Optional<String> ofMoney(AcquireEvent event) {
        if (event instanceof AcquireEvent.Bonus bonus) {
            return ofPlayer(
                    bonus.player(),
                    "gets $" + bonus.amount() + ", " + words(bonus.rank()) + " of " + bonus.chain() + " with "
                            + shares(bonus.shares())
                            + (bonus.sharing() > 1 ? ", shared by " + bonus.sharing() : ""));
        } else if (event instanceof AcquireEvent.Disposed disposed) {
            return ofPlayer(disposed.player(), disposal(disposed));
        } else if (event instanceof AcquireEvent.Bought bought) {
            String price = bought.price() == 0 ? " for nothing" : " at $" + bought.price();
            return ofPlayer(bought.player(), "buys " + shares(bought.shares()) + " of " + bought.chain() + price);
        } else if (event instanceof AcquireEvent.Traded traded) {
            return ofPlayer(traded.player(), "trades two shares of " + traded.give() + " for one of " + traded.get());
        } else if (event instanceof AcquireEvent.Redeemed sale) {
            return ofPlayer(
                    sale.player(), "sells " + shares(sale.shares()) + " of " + sale.chain() + " at $" + sale.price());
        }
        return Optional.empty();
    }

    private static String disposal(AcquireEvent.Disposed disposed) {
        return "sells " + disposed.sold() + " of " + disposed.chain() + " at $" + disposed.price() + ", trades "
                + disposed.traded() + " and keeps " + disposed.kept();
    }

    private static String shares(int count) {
        return count == 1 ? "1 share" : count + " shares";
    }

    private static String tiles(List<HotelTile> tiles) {
        return tiles.stream().map(HotelTile::text).collect(Collectors.joining(", "));
    }

    private static String words(PowerUp card) {
        return card.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    private static String words(AcquireEvent.Rank rank) {
        return switch (rank) {
            case FIRST -> "the first bonus";
            case SECOND -> "the second bonus";
            case BOTH -> "both bonuses";
        };
    }

    private Optional<String> ofPlayer(int player, String what) {
        return Optional.of(scene.name(player) + " " + what + ".");
    }
}
