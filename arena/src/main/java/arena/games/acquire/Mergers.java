package arena.games.acquire;

import arena.games.acquire.order.Order;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Settles a merger: bonuses, then chain by chain each holder from the mover on, then the chains are one (Merging
 * Chains). Until then the board, all sizes and prices are as before the tile.
 */
final class Mergers {

    private static final int FOR_ONE = 2;

    private Mergers() {}

    /** Returns the chains beside a tile, in the order in which a tie is broken. */
    static List<Chain> beside(Tabletop table, Tile tile) {
        return chains(table, table.board().effect(tile).chains());
    }

    /** Returns those of the chains beside a tile that may survive. */
    static List<Chain> survivors(Tabletop table, Tile tile) {
        Board board = table.board();
        return chains(table, board.largest(board.effect(tile).chains()));
    }

    private static List<Chain> chains(Tabletop table, List<Integer> places) {
        return places.stream().map(table.terms()::chain).toList();
    }

    /** Begins the merger by the tile that is being placed: all bonuses are paid at once. */
    static void begin(Tabletop table, Chain survivor) {
        Tile tile = placing(table).tile();
        List<Chain> defunct = new ArrayList<>(beside(table, tile));
        defunct.remove(survivor);
        defunct.sort(
                Comparator.comparing((Chain chain) -> table.board().size(chain)).reversed());
        table.tell(new Event.Merged(table.mover(), survivor, defunct));
        defunct.forEach(chain -> payBonuses(table, chain));
        settleNext(table, new Merger(survivor, defunct, List.of()));
    }

    private static void payBonuses(Tabletop table, Chain chain) {
        List<Integer> holdings = new ArrayList<>();
        for (int player = 1; player <= table.players(); player++) {
            holdings.add(table.shares(player, chain));
        }
        if (table.terms().hasMarket(table.players())) {
            Optional<Tile> drawn = table.lookIntoBag();
            drawn.ifPresent(tile -> table.tell(new Event.MarketDrew(chain, tile)));
            holdings.add(drawn.map(Tile::column).orElse(0));
        }
        pay(table, chain, Bonuses.of(holdings, table.price(chain), table.terms().roundsUp()), holdings);
    }

    /** Pays bonuses to the players among the holders. */
    static void pay(Tabletop table, Chain chain, List<Bonuses.Bonus> bonuses, List<Integer> holdings) {
        for (Bonuses.Bonus bonus : bonuses) {
            int player = bonus.holder() + 1;
            if (player <= table.players()) {
                table.pay(player, bonus.amount());
                table.tell(new Event.Bonus(
                        chain, player, bonus.rank(), holdings.get(bonus.holder()), bonus.sharing(), bonus.amount()));
            }
        }
    }

    /** Goes on with the next chain, if there is one; the mover may have to decide which that is. */
    private static void settleNext(Tabletop table, Merger merger) {
        List<Chain> defunct = merger.defunct();
        if (defunct.isEmpty()) {
            finish(table, merger.survivor());
            return;
        }
        table.setMoment(table.moment().withPlacing(Optional.of(placing(table).with(merger))));
        int size = table.board().size(defunct.get(0));
        List<Chain> equal = defunct.stream()
                .filter(chain -> table.board().size(chain) == size)
                .toList();
        if (equal.size() > 1 && table.terms().moverOrdersDefunct()) {
            table.ask(table.mover(), Question.DEFUNCT, equal);
        } else {
            settle(table, defunct.get(0));
        }
    }

    /** Has the holders of a chain decide about their shares. */
    static void settle(Tabletop table, Chain chain) {
        Merger merger = merger(table);
        List<Chain> defunct = new ArrayList<>(merger.defunct());
        defunct.remove(chain);
        defunct.add(0, chain);
        askHolders(table, new Merger(merger.survivor(), defunct, holders(table, chain)));
    }

    private static List<Integer> holders(Tabletop table, Chain chain) {
        List<Integer> holders = new ArrayList<>();
        for (int step = 0; step < table.players(); step++) {
            int player = (table.mover() - 1 + step) % table.players() + 1;
            if (table.shares(player, chain) > 0) {
                holders.add(player);
            }
        }
        return holders;
    }

    private static void askHolders(Tabletop table, Merger merger) {
        List<Chain> defunct = merger.defunct();
        if (merger.holders().isEmpty()) {
            settleNext(table, new Merger(merger.survivor(), defunct.subList(1, defunct.size()), List.of()));
            return;
        }
        table.setMoment(table.moment().withPlacing(Optional.of(placing(table).with(merger))));
        table.ask(merger.holders().get(0), Question.MERGE, List.of(defunct.get(0), merger.survivor()));
    }

    /**
     * What becomes of the shares of a holder.
     *
     * @param traded how many are given, for half as many
     */
    record Disposal(int sold, int traded, int kept) {

        /** Returns what an order comes to: trades first, then what is kept, and the rest is sold. */
        static Disposal of(Order order, int held, int available) {
            int offered = Math.min(order.exchange(), held);
            int kept = Math.min(order.keep(), held - offered);
            int traded = Math.min(offered / FOR_ONE, available) * FOR_ONE;
            return new Disposal(held - traded - kept, traded, kept);
        }
    }

    /** Carries out what a holder has decided. */
    static void dispose(Tabletop table, Order order) {
        Merger merger = merger(table);
        int player = merger.holders().get(0);
        Chain chain = merger.defunct().get(0);
        int price = table.price(chain);
        Disposal disposal = Disposal.of(order, table.shares(player, chain), table.bank(merger.survivor()));
        table.give(player, chain, -disposal.sold() - disposal.traded());
        table.give(player, merger.survivor(), disposal.traded() / FOR_ONE);
        table.pay(player, disposal.sold() * price);
        table.tell(new Event.Disposed(
                player, chain, merger.survivor(), disposal.sold(), disposal.traded(), disposal.kept(), price));
        List<Integer> holders = merger.holders();
        askHolders(table, new Merger(merger.survivor(), merger.defunct(), holders.subList(1, holders.size())));
    }

    private static void finish(Tabletop table, Chain survivor) {
        table.join(placing(table).tile(), survivor);
        table.tell(new Event.Settled(survivor, table.board().size(survivor)));
        Turns.placed(table);
    }

    private static Moment.Placing placing(Tabletop table) {
        return table.moment().placing().orElseThrow();
    }

    private static Merger merger(Tabletop table) {
        return placing(table).merger().orElseThrow();
    }
}
