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
 * The state of a match of Acquire at one moment, secrets included.
 *
 * @param names the players' names in the order of their seats
 * @param terms the settings that the host has chosen
 * @param board the tiles that are placed
 * @param players the state of each player, player 1 first
 * @param bag the tiles that are not drawn yet, in drawing order
 * @param aside the tiles that have left the game without being placed
 * @param chance the source of lots
 * @param moment the turn and the open question
 * @param events the events since the last answer
 * @param over the end of the match, once it is over
 */
public record AcquireState(
        List<String> names,
        AcquireTerms terms,
        HotelBoard board,
        List<AcquirePlayerState> players,
        List<HotelTile> bag,
        SortedSet<HotelTile> aside,
        Chance chance,
        AcquireMoment moment,
        List<AcquireEvent> events,
        Optional<Phase.Over> over) {

    public AcquireState {
        names = List.copyOf(names);
        players = List.copyOf(players);
        bag = List.copyOf(bag);
        aside = aside.isEmpty()
                ? Collections.emptySortedSet()
                : Collections.unmodifiableSortedSet(new TreeSet<>(aside));
        events = List.copyOf(events);
    }

    /**
     * Returns the state before the first tile is drawn.
     *
     * @param bag all tiles in drawing order
     * @param first the player that begins, from 1
     */
    public static AcquireState start(
            List<String> names, AcquireTerms terms, List<HotelTile> bag, int first, Chance chance) {
        return new AcquireState(
                names,
                terms,
                HotelBoard.EMPTY,
                Collections.nCopies(names.size(), AcquirePlayerState.start(terms)),
                bag,
                Collections.emptySortedSet(),
                chance,
                AcquireMoment.before(first, names.size()),
                List.of(),
                Optional.empty());
    }

    /** Returns the state of a player, counted from 1. */
    public AcquirePlayerState player(int number) {
        return players.get(number - 1);
    }

    /** Returns the state of the mover. */
    public AcquirePlayerState mover() {
        return player(moment.mover());
    }

    /** Returns the number of shares of a chain in the bank. */
    public int bank(HotelChain chain) {
        int held = 0;
        for (AcquirePlayerState player : players) {
            held += player.shares(chain);
        }
        return HotelChain.SHARES - held;
    }

    /** Returns the price of a share now; 0 if the chain is not on the board. */
    public int price(HotelChain chain) {
        return chain.price(board.size(chain));
    }

    /** Returns the tiles of a player's hand that can be placed now, in the order of the hand. */
    public List<HotelTile> playable(int number) {
        return player(number).hand().stream()
                .filter(tile -> board.kind(tile).isPlayable())
                .toList();
    }

    /** Returns whether the mover may declare the end in this turn. */
    public boolean mayDeclareEnd() {
        return terms.endIsDeclared() && board.mayEnd();
    }

    /** Returns the state with a changed player. */
    public AcquireState withPlayer(int number, AcquirePlayerState changed) {
        List<AcquirePlayerState> all = new ArrayList<>(players);
        all.set(number - 1, changed);
        return new AcquireState(names, terms, board, all, bag, aside, chance, moment, events, over);
    }

    /** Returns the state with other tiles in the bag. */
    public AcquireState withBag(List<HotelTile> other) {
        return new AcquireState(names, terms, board, players, other, aside, chance, moment, events, over);
    }
}
