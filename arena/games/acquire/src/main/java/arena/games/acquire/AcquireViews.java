package arena.games.acquire;

import arena.game.Viewpoint;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.PowerUp;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The views of a state. A player sees neither the tiles of others nor the bag, nor their numbers; with hidden holdings
 * a player does not see the shares of others.
 */
final class AcquireViews {

    private AcquireViews() {}

    /** Returns the view from a viewpoint. */
    static AcquireView of(AcquireState state, Viewpoint from) {
        int me = me(from);
        AcquireMoment moment = state.moment();
        return new AcquireView(
                new AcquireView.Expecting(moment.question(), moment.chains()),
                state.names(),
                me,
                place(state),
                rows(state),
                holdings(state, from),
                state.players().stream().map(AcquireViews::account).toList(),
                hands(state, from),
                me == 0 ? List.of() : state.playable(me));
    }

    private static int me(Viewpoint from) {
        return from instanceof Viewpoint.Player player ? player.seat().number() : 0;
    }

    private static AcquireView.Place place(AcquireState state) {
        AcquireMoment moment = state.moment();
        return new AcquireView.Place(
                moment.turn(),
                moment.mover(),
                moment.toPlace(),
                state.mayDeclareEnd(),
                moment.placing().map(AcquireMoment.Placing::tile),
                moment.placing()
                        .flatMap(AcquireMoment.Placing::merger)
                        .map(Merger::defunct)
                        .orElse(List.of()));
    }

    /**
     * Returns the rows of the board. A tile that is not settled yet is shown as loose, and as a tile of the survivor
     * once the surviving chain is decided.
     */
    private static List<String> rows(AcquireState state) {
        StringBuilder text = new StringBuilder(HotelTile.COLUMNS * HotelTile.ROWS);
        HotelTile.all().forEach(tile -> text.append(letter(state, tile)));
        state.moment()
                .placing()
                .ifPresent(placing -> text.setCharAt(
                        placing.tile().index(),
                        placing.merger()
                                .map(merger -> merger.survivor().letter())
                                .orElse(AcquireView.LOOSE)));
        return IntStream.range(0, HotelTile.ROWS)
                .mapToObj(row -> text.substring(row * HotelTile.COLUMNS, (row + 1) * HotelTile.COLUMNS))
                .toList();
    }

    private static char letter(AcquireState state, HotelTile tile) {
        HotelBoard board = state.board();
        if (board.chain(tile) != HotelBoard.NO_CHAIN) {
            return state.terms().chain(board.chain(tile)).letter();
        }
        if (!board.isFree(tile)) {
            return AcquireView.LOOSE;
        }
        HotelBoard.Kind kind = board.kind(tile);
        boolean shown = isSetAsideOpenly(state, tile);
        return kind == HotelBoard.Kind.DEAD || shown
                ? AcquireView.NEVER
                : kind == HotelBoard.Kind.NOT_NOW ? AcquireView.NOT_NOW : AcquireView.FREE;
    }

    /** Returns whether a tile, which is not dead, was set aside with a hand that was shown. */
    private static boolean isSetAsideOpenly(AcquireState state, HotelTile tile) {
        return state.aside().contains(tile);
    }

    private static List<AcquireView.Holdings> holdings(AcquireState state, Viewpoint from) {
        return state.terms().chains().chains().stream()
                .map(chain -> new AcquireView.Holdings(
                        chain,
                        state.board().size(chain),
                        state.price(chain),
                        state.bank(chain),
                        shares(state, chain, from)))
                .toList();
    }

    private static List<Integer> shares(AcquireState state, HotelChain chain, Viewpoint from) {
        return IntStream.rangeClosed(1, state.players().size())
                .map(player ->
                        seesShares(state, from, player) ? state.player(player).shares(chain) : AcquireView.HIDDEN)
                .boxed()
                .toList();
    }

    /** Returns whether a viewer sees the shares of a player; after the match every viewer does. */
    static boolean seesShares(AcquireState state, Viewpoint from, int player) {
        return !state.terms().hidden()
                || state.over().isPresent()
                || from instanceof Viewpoint.Referee
                || me(from) == player;
    }

    /** Returns whether a viewer sees the tiles of a player. */
    static boolean seesHand(Viewpoint from, int player) {
        return from instanceof Viewpoint.Referee || me(from) == player;
    }

    private static AcquireView.Account account(AcquirePlayerState player) {
        return new AcquireView.Account(
                player.cash(),
                Stream.of(PowerUp.values()).filter(player.cards()::contains).toList());
    }

    private static SortedMap<Integer, List<HotelTile>> hands(AcquireState state, Viewpoint from) {
        SortedMap<Integer, List<HotelTile>> hands = new TreeMap<>();
        for (int player = 1; player <= state.players().size(); player++) {
            if (seesHand(from, player)) {
                hands.put(player, state.player(player).hand());
            }
        }
        return hands;
    }
}
