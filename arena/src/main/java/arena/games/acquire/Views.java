package arena.games.acquire;

import arena.game.Viewpoint;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.PlayerState;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Who sees what: nobody sees the tiles of others or the bag, nor how many there are, and where holdings are hidden
 * nobody sees the shares of others.
 */
final class Views {

    private Views() {}

    /** Returns what the viewer may see. */
    static View of(State state, Viewpoint from) {
        int me = me(from);
        Moment moment = state.moment();
        return new View(
                new View.Expecting(moment.question(), moment.chains()),
                state.names(),
                me,
                place(state),
                rows(state),
                holdings(state, from),
                state.players().stream().map(Views::account).toList(),
                hands(state, from),
                me == 0 ? List.of() : state.playable(me));
    }

    private static int me(Viewpoint from) {
        return from instanceof Viewpoint.Player player ? player.seat().number() : 0;
    }

    private static View.Place place(State state) {
        Moment moment = state.moment();
        return new View.Place(
                moment.turn(),
                moment.mover(),
                moment.toPlace(),
                state.mayDeclareEnd(),
                moment.placing().map(Moment.Placing::tile),
                moment.placing()
                        .flatMap(Moment.Placing::merger)
                        .map(Merger::defunct)
                        .orElse(List.of()));
    }

    /**
     * Returns the board; a tile that is not settled yet seems loose, and is the survivor's from the moment at which it
     * is decided which chain that is.
     */
    private static List<String> rows(State state) {
        StringBuilder text = new StringBuilder(Tile.COLUMNS * Tile.ROWS);
        Tile.all().forEach(tile -> text.append(letter(state, tile)));
        state.moment()
                .placing()
                .ifPresent(placing -> text.setCharAt(
                        placing.tile().place(),
                        placing.merger()
                                .map(merger -> merger.survivor().letter())
                                .orElse(View.LOOSE)));
        return IntStream.range(0, Tile.ROWS)
                .mapToObj(row -> text.substring(row * Tile.COLUMNS, (row + 1) * Tile.COLUMNS))
                .toList();
    }

    private static char letter(State state, Tile tile) {
        Board board = state.board();
        if (board.chain(tile) != Board.NO_CHAIN) {
            return state.terms().chain(board.chain(tile)).letter();
        }
        if (!board.isFree(tile)) {
            return View.LOOSE;
        }
        Board.Kind kind = board.kind(tile);
        boolean shown = isSetAsideOpenly(state, tile);
        return kind == Board.Kind.DEAD || shown ? View.NEVER : kind == Board.Kind.NOT_NOW ? View.NOT_NOW : View.FREE;
    }

    /** A tile that is not dead has been set aside with a hand that was shown. */
    private static boolean isSetAsideOpenly(State state, Tile tile) {
        return state.aside().contains(tile);
    }

    private static List<View.Holdings> holdings(State state, Viewpoint from) {
        return state.terms().chains().chains().stream()
                .map(chain -> new View.Holdings(
                        chain,
                        state.board().size(chain),
                        state.price(chain),
                        state.bank(chain),
                        shares(state, chain, from)))
                .toList();
    }

    private static List<Integer> shares(State state, Chain chain, Viewpoint from) {
        return IntStream.rangeClosed(1, state.players().size())
                .map(player ->
                        seesShares(state, from, player) ? state.player(player).shares(chain) : View.HIDDEN)
                .boxed()
                .toList();
    }

    /** Returns whether a viewer sees what shares a player holds; when the match is over everybody does. */
    static boolean seesShares(State state, Viewpoint from, int player) {
        return !state.terms().hidden()
                || state.over().isPresent()
                || from instanceof Viewpoint.Referee
                || me(from) == player;
    }

    /** Returns whether a viewer sees the tiles of a player. */
    static boolean seesHand(Viewpoint from, int player) {
        return from instanceof Viewpoint.Referee || me(from) == player;
    }

    private static View.Account account(PlayerState player) {
        return new View.Account(
                player.cash(),
                Stream.of(Card.values()).filter(player.cards()::contains).toList());
    }

    private static SortedMap<Integer, List<Tile>> hands(State state, Viewpoint from) {
        SortedMap<Integer, List<Tile>> hands = new TreeMap<>();
        for (int player = 1; player <= state.players().size(); player++) {
            if (seesHand(from, player)) {
                hands.put(player, state.player(player).hand());
            }
        }
        return hands;
    }
}
