package arena.games.acquire;

import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Merger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The steps of a merger: bonuses, then the shares of each defunct chain, holder by holder from the mover on, then the
 * union of the chains (Merging Chains). Until the union the board, all sizes and prices are as before the tile.
 */
final class Mergers {

    private static final int FOR_ONE = 2;

    private Mergers() {}

    /** Returns the chains beside a tile, in the order in which a tie is broken. */
    static List<HotelChain> adjacentChains(StepState table, HotelTile tile) {
        return chains(table, table.board().effect(tile).chains());
    }

    /** Returns the chains beside a tile that may survive. */
    static List<HotelChain> survivors(StepState table, HotelTile tile) {
        HotelBoard board = table.board();
        return chains(table, board.largest(board.effect(tile).chains()));
    }

    private static List<HotelChain> chains(StepState table, List<Integer> places) {
        return places.stream().map(table.terms()::chain).toList();
    }

    /**
     * Begins the merger by the tile that is being placed: all bonuses are paid at once.
     *
     * @return whether the merger is settled, as it is after {@link #settle} and {@link #dispose}; otherwise a player is
     *     asked
     */
    static boolean begin(StepState table, HotelChain survivor) {
        HotelTile tile = placing(table).tile();
        List<HotelChain> defunct = new ArrayList<>(adjacentChains(table, tile));
        defunct.remove(survivor);
        defunct.sort(Comparator.comparing((HotelChain chain) -> table.board().size(chain))
                .reversed());
        table.addEvent(new AcquireEvent.Merged(table.mover(), survivor, defunct));
        defunct.forEach(chain -> payBonuses(table, chain));
        return settleNext(table, new Merger(survivor, defunct, List.of()));
    }

    private static void payBonuses(StepState table, HotelChain chain) {
        List<Integer> holdings = new ArrayList<>();
        for (int player = 1; player <= table.players(); player++) {
            holdings.add(table.shares(player, chain));
        }
        if (table.terms().hasMarket(table.players())) {
            Optional<HotelTile> drawn = table.drawAndReturn();
            drawn.ifPresent(tile -> table.addEvent(new AcquireEvent.MarketDrew(chain, tile)));
            holdings.add(drawn.map(HotelTile::column).orElse(0));
        }
        Bonuses.pay(table, chain, holdings);
    }

    /** Settles the next chain, if there is one; the mover may have to choose it. */
    private static boolean settleNext(StepState table, Merger merger) {
        List<HotelChain> defunct = merger.defunct();
        if (defunct.isEmpty()) {
            finish(table, merger.survivor());
            return true;
        }
        table.setMoment(table.moment().withPlacing(Optional.of(placing(table).with(merger))));
        int size = table.board().size(defunct.get(0));
        List<HotelChain> equal = defunct.stream()
                .filter(chain -> table.board().size(chain) == size)
                .toList();
        if (equal.size() > 1 && table.terms().moverOrdersDefunct()) {
            table.ask(table.mover(), AcquireQuestion.DEFUNCT, equal);
            return false;
        }
        return settle(table, defunct.get(0));
    }

    /** Asks the holders of a chain about their shares, one after the other. */
    static boolean settle(StepState table, HotelChain chain) {
        Merger merger = merger(table);
        List<HotelChain> defunct = new ArrayList<>(merger.defunct());
        defunct.remove(chain);
        defunct.add(0, chain);
        return askHolders(table, new Merger(merger.survivor(), defunct, holders(table, chain)));
    }

    private static List<Integer> holders(StepState table, HotelChain chain) {
        List<Integer> holders = new ArrayList<>();
        for (int step = 0; step < table.players(); step++) {
            int player = (table.mover() - 1 + step) % table.players() + 1;
            if (table.shares(player, chain) > 0) {
                holders.add(player);
            }
        }
        return holders;
    }

    private static boolean askHolders(StepState table, Merger merger) {
        List<HotelChain> defunct = merger.defunct();
        if (merger.holders().isEmpty()) {
            return settleNext(table, new Merger(merger.survivor(), defunct.subList(1, defunct.size()), List.of()));
        }
        table.setMoment(table.moment().withPlacing(Optional.of(placing(table).with(merger))));
        table.ask(merger.holders().get(0), AcquireQuestion.MERGE, List.of(defunct.get(0), merger.survivor()));
        return false;
    }

    /**
     * The disposal of the shares of a holder.
     *
     * @param traded the number of shares given, for half as many of the survivor
     */
    record Disposal(int sold, int traded, int kept) {

        /** Returns the disposal of an order: trades first, then kept shares; the rest is sold. */
        static Disposal of(AcquireOrder order, int held, int available) {
            int offered = Math.min(order.exchange(), held);
            int kept = Math.min(order.keep(), held - offered);
            int traded = Math.min(offered / FOR_ONE, available) * FOR_ONE;
            return new Disposal(held - traded - kept, traded, kept);
        }
    }

    /** Carries out the decision of a holder. */
    static boolean dispose(StepState table, AcquireOrder order) {
        Merger merger = merger(table);
        int player = merger.holders().get(0);
        HotelChain chain = merger.defunct().get(0);
        int price = table.price(chain);
        Disposal disposal = Disposal.of(order, table.shares(player, chain), table.bank(merger.survivor()));
        table.give(player, chain, -disposal.sold() - disposal.traded());
        table.give(player, merger.survivor(), disposal.traded() / FOR_ONE);
        table.pay(player, disposal.sold() * price);
        table.addEvent(new AcquireEvent.Disposed(
                player, chain, merger.survivor(), disposal.sold(), disposal.traded(), disposal.kept(), price));
        List<Integer> holders = merger.holders();
        return askHolders(table, new Merger(merger.survivor(), merger.defunct(), holders.subList(1, holders.size())));
    }

    private static void finish(StepState table, HotelChain survivor) {
        table.join(placing(table).tile(), survivor);
        table.addEvent(new AcquireEvent.Settled(survivor, table.board().size(survivor)));
    }

    private static AcquireMoment.Placing placing(StepState table) {
        return table.moment().placing().orElseThrow();
    }

    private static Merger merger(StepState table) {
        return placing(table).merger().orElseThrow();
    }
}
