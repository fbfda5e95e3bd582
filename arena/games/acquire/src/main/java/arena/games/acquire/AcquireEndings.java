package arena.games.acquire;

import arena.game.Departure;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Standing;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The endings of a match, with the final payments (Game End). */
final class AcquireEndings {

    static final String LARGEST = "a chain has 41 tiles";
    static final String SAFE = "all chains are safe";
    static final String DECLARED = "the end was declared";
    static final String NO_TILE_PLACED = "no tile was placed in a full round";
    static final String NO_TILE_LEFT = "no tile is left";

    private static final String MONEY = "money";

    private AcquireEndings() {}

    /** Returns the reason why a game may end now; nothing if it may not. */
    static Optional<String> reason(HotelBoard board) {
        if (!board.mayEnd()) {
            return Optional.empty();
        }
        boolean large = IntStream.range(0, HotelChain.COUNT).anyMatch(chain -> board.size(chain) >= HotelChain.LARGEST);
        return Optional.of(large ? LARGEST : SAFE);
    }

    /** Ends the match: bonuses of all chains on the board are paid, and all their shares are sold. */
    static void end(StepState table, String reason) {
        redeem(table);
        List<Integer> all = IntStream.rangeClosed(1, table.players()).boxed().toList();
        table.end(over(ranked(table, all), table, reason));
    }

    /** Ends a match that all players but one have left; the remaining player is first, whatever the others have. */
    static void endWithLast(StepState table, Departure why) {
        redeem(table);
        List<Integer> all = IntStream.rangeClosed(1, table.players()).boxed().toList();
        List<List<Integer>> places = new ArrayList<>(ranked(
                table, all.stream().filter(player -> !table.isGone(player)).toList()));
        places.addAll(ranked(table, all.stream().filter(table::isGone).toList()));
        table.end(over(places, table, why.words()));
    }

    /** Returns the money of each player if the game ended now. */
    static List<Integer> worth(AcquireState state) {
        if (state.over().isPresent()) {
            return state.players().stream().map(AcquirePlayerState::cash).toList();
        }
        StepState table = new StepState(state);
        // The bonuses of the chains that are being settled have been paid already.
        state.moment()
                .placing()
                .ifPresent(
                        placing -> placing.merger().ifPresent(merger -> table.join(placing.tile(), merger.survivor())));
        redeem(table);
        return IntStream.rangeClosed(1, table.players()).mapToObj(table::cash).toList();
    }

    /** Pays the bonuses and shares of all chains on the board to their shareholders. */
    private static void redeem(StepState table) {
        for (HotelChain chain : table.terms().chains().chains()) {
            if (table.board().has(chain)) {
                List<Integer> holdings = IntStream.rangeClosed(1, table.players())
                        .mapToObj(player -> table.shares(player, chain))
                        .toList();
                int price = table.price(chain);
                Bonuses.pay(table, chain, holdings);
                for (int player = 1; player <= table.players(); player++) {
                    redeem(table, player, chain, price);
                }
            }
        }
    }

    private static void redeem(StepState table, int player, HotelChain chain, int price) {
        int shares = table.shares(player, chain);
        if (shares > 0) {
            table.pay(player, shares * price);
            table.addEvent(new AcquireEvent.Redeemed(player, chain, shares, price));
        }
    }

    /** Returns the players by their money, the most first; players with equal money share a list. */
    private static List<List<Integer>> ranked(StepState table, List<Integer> players) {
        List<List<Integer>> places = new ArrayList<>();
        players.stream()
                .map(table::cash)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .forEach(cash -> places.add(players.stream()
                        .filter(player -> table.cash(player) == cash)
                        .toList()));
        return places;
    }

    private static Phase.Over over(List<List<Integer>> places, StepState table, String reason) {
        List<Standing> standings = new ArrayList<>();
        for (List<Integer> equal : places) {
            int place = standings.size() + 1;
            for (int player : equal) {
                long money = table.cash(player);
                standings.add(
                        new Standing(new Seat(player), place, money).with(Collections.singletonMap(MONEY, money)));
            }
        }
        return new Phase.Over(standings, reason, detail(standings));
    }

    private static String detail(List<Standing> standings) {
        long first = standings.get(0).points();
        if (standings.size() == 1) {
            return dollars(first);
        }
        long second = standings.get(1).points();
        return first == second ? "equal money, " + dollars(first) : dollars(first) + " to " + dollars(second);
    }

    private static String dollars(long amount) {
        return String.format(Locale.ROOT, "$%,d", amount);
    }
}
