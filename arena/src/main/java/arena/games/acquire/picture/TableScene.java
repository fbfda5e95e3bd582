package arena.games.acquire.picture;

import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.PowerUp;
import java.util.List;
import java.util.Optional;

/**
 * The table as one viewer sees it.
 *
 * @param question what is asked
 * @param over whether the match is over
 * @param turn the number of the turn, from 1
 * @param mover whose turn it is, from 1
 * @param asked who is asked; nothing when the match is over
 * @param about the letters of the chains the question is about: defunct and survivor, or those to choose from
 * @param toPlace how many tiles are still to be placed in this turn
 * @param mayEnd whether the mover may declare the end
 * @param tile the tile that is being settled
 * @param defunct the letters of the chains that are still to be settled, in order
 * @param rows the nine rows of the board, twelve letters each: {@code .} free, {@code o} loose, a chain's letter,
 *     {@code X} never any more, {@code x} not now
 * @param chains the seven chains in order
 * @param players player 1 first
 * @param options what each tile would do that the viewer holds, in the order of the hand
 * @param happened what the viewer has seen happen since the last question was answered
 */
public record TableScene(
        AcquireQuestion question,
        boolean over,
        int turn,
        int mover,
        Optional<Integer> asked,
        List<String> about,
        int toPlace,
        boolean mayEnd,
        Optional<String> tile,
        List<String> defunct,
        List<String> rows,
        List<Hotel> chains,
        List<Holder> players,
        List<Option> options,
        List<AcquireEvent> happened) {

    /**
     * A chain.
     *
     * @param size how many tiles it has; 0 if it is not on the board
     * @param price what a share costs; 0 if it is not on the board
     * @param safe whether no other can acquire it
     * @param bank how many shares nobody holds
     * @param bonuses who would get which bonus if it were acquired now; nothing where the viewer cannot know
     */
    public record Hotel(
            String letter,
            String name,
            int base,
            int size,
            int price,
            boolean safe,
            int bank,
            Optional<List<Paid>> bonuses) {}

    /** A bonus that somebody would get. */
    public record Paid(int player, AcquireEvent.Rank rank, int amount) {}

    /**
     * A player.
     *
     * @param shares of each chain in order; nothing if the viewer does not see them
     * @param cards those not played yet
     * @param hand the tiles in the order in which they were drawn; nothing if the viewer does not see them
     * @param worth cash, shares and bonuses if the game ended now; nothing where the viewer cannot know
     * @param gone whether the player has left
     */
    public record Holder(
            int number,
            String name,
            int cash,
            Optional<List<Integer>> shares,
            List<PowerUp> cards,
            Optional<List<String>> hand,
            Optional<Integer> worth,
            boolean gone) {}

    /**
     * What a tile would do.
     *
     * @param chains the letters of the chains beside it
     * @param survivors those of the chains it would merge of which one survives
     */
    public record Option(String tile, HotelBoard.Kind kind, List<String> chains, List<String> survivors) {}

    public TableScene {
        about = List.copyOf(about);
        defunct = List.copyOf(defunct);
        rows = List.copyOf(rows);
        chains = List.copyOf(chains);
        players = List.copyOf(players);
        options = List.copyOf(options);
        happened = List.copyOf(happened);
    }

    /** Returns the name of a player. */
    String name(int player) {
        return players.get(player - 1).name();
    }

    /**
     * What a viewer sees of an answer and what came of it.
     *
     * @param player who answered
     * @param order what counted of the answer, as everybody is shown it
     * @param happened one after the other, bonuses with the reason for each
     */
    public record Step(int player, Optional<String> order, List<AcquireEvent> happened) {
        public Step {
            happened = List.copyOf(happened);
        }
    }
}
