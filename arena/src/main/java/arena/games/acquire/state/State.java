package arena.games.acquire.state;

import arena.game.Chance;
import arena.game.Phase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A match of Acquire at one moment, secrets included.
 *
 * @param names the players' names in the order of their seats
 * @param terms what the host decided
 * @param board the tiles that are placed
 * @param players what each has, player 1 first
 * @param bag the tiles that nobody has drawn, in the order in which they will be
 * @param aside the tiles that have left the game without being placed
 * @param chance the source of lots
 * @param moment whose turn it is, and who is asked what
 * @param events what has happened since the last question was answered
 * @param over how the match ended, once it has
 */
public record State(
        List<String> names,
        Terms terms,
        Board board,
        List<PlayerState> players,
        List<Tile> bag,
        SortedSet<Tile> aside,
        Chance chance,
        Moment moment,
        List<Event> events,
        Optional<Phase.Over> over) {

    public State {
        names = List.copyOf(names);
        players = List.copyOf(players);
        bag = List.copyOf(bag);
        aside = aside.isEmpty()
                ? Collections.emptySortedSet()
                : Collections.unmodifiableSortedSet(new TreeSet<>(aside));
        events = List.copyOf(events);
    }

    /**
     * Returns the table before anybody has drawn a tile.
     *
     * @param bag all tiles in the order in which they will be drawn
     * @param first who begins, from 1
     */
    public static State start(List<String> names, Terms terms, List<Tile> bag, int first, Chance chance) {
        return new State(
                names,
                terms,
                Board.EMPTY,
                Collections.nCopies(names.size(), PlayerState.start(terms)),
                bag,
                Collections.emptySortedSet(),
                chance,
                Moment.before(first, names.size()),
                List.of(),
                Optional.empty());
    }

    /** Returns what a player has, counted from 1. */
    public PlayerState player(int number) {
        return players.get(number - 1);
    }

    /** Returns what the mover has. */
    public PlayerState mover() {
        return player(moment.mover());
    }

    /** Returns how many shares of a chain nobody holds. */
    public int bank(Chain chain) {
        int held = 0;
        for (PlayerState player : players) {
            held += player.shares(chain);
        }
        return Chain.SHARES - held;
    }

    /** Returns the price of a share now; 0 if the chain is not on the board. */
    public int price(Chain chain) {
        return chain.price(board.size(chain));
    }

    /** Returns the tiles of a player's hand that can be placed now, in the order of the hand. */
    public List<Tile> playable(int number) {
        return player(number).hand().stream()
                .filter(tile -> board.kind(tile).isPlayable())
                .toList();
    }

    /** Returns whether the mover may declare the end in this turn. */
    public boolean mayDeclareEnd() {
        return terms.endIsDeclared() && board.mayEnd();
    }

    /** Returns the same with another player in the place of one. */
    public State withPlayer(int number, PlayerState changed) {
        List<PlayerState> all = new ArrayList<>(players);
        all.set(number - 1, changed);
        return new State(names, terms, board, all, bag, aside, chance, moment, events, over);
    }

    /** Returns the same with other tiles in the bag. */
    public State withBag(List<Tile> other) {
        return new State(names, terms, board, players, other, aside, chance, moment, events, over);
    }
}
