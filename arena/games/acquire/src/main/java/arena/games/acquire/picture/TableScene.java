package arena.games.acquire.picture;

import arena.game.Scene;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.PowerUp;
import java.util.List;
import java.util.Optional;

/**
 * The scene of a table as one viewer sees it.
 *
 * @param expecting the open question
 * @param over whether the match is over
 * @param place the turn and its progress
 * @param rows the nine rows of the board, twelve letters each: {@code .} free, {@code o} loose, a chain's letter,
 *     {@code X} permanently unplayable, {@code x} temporarily unplayable
 * @param chains the seven chains in order
 * @param players player 1 first
 * @param options the effect of each tile of the viewer's hand, in its order
 * @param happened the events that the viewer sees since the last answer
 */
public record TableScene(
        Expecting expecting,
        boolean over,
        Place place,
        List<String> rows,
        List<Hotel> chains,
        List<Holder> players,
        List<Option> options,
        List<AcquireEvent> happened) {

    /**
     * A question with its chains.
     *
     * @param asked the player that is asked; nothing when the match is over
     * @param about the letters of the chains of the question: defunct and survivor, or the chains to choose from
     */
    public record Expecting(AcquireQuestion question, Optional<Integer> asked, List<String> about)
            implements Scene.Inlined {
        public Expecting {
            about = List.copyOf(about);
        }

        /** Returns whether a player is asked. */
        boolean asks(int player) {
            return asked.filter(number -> number == player).isPresent();
        }
    }

    /**
     * A turn and its progress.
     *
     * @param turn its number, from 1
     * @param mover the player whose turn it is, from 1
     * @param toPlace the number of tiles still to be placed in this turn
     * @param mayEnd whether the mover may declare the end
     * @param tile the tile that is being settled
     * @param defunct the letters of the chains that are still to be settled, in order
     */
    public record Place(int turn, int mover, int toPlace, boolean mayEnd, Optional<String> tile, List<String> defunct)
            implements Scene.Inlined {
        public Place {
            defunct = List.copyOf(defunct);
        }
    }

    /**
     * A chain.
     *
     * @param size the number of tiles; 0 if it is not on the board
     * @param price the price of a share; 0 if it is not on the board
     * @param safe whether no other chain can acquire it
     * @param bank the number of shares that no player holds
     * @param bonuses the bonuses if it were acquired now; nothing if the viewer cannot know them
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

    /** A bonus that a player would get. */
    public record Paid(int player, AcquireEvent.Rank rank, int amount) {}

    /**
     * A player.
     *
     * @param shares the shares of each chain in order; nothing if the viewer does not see them
     * @param cards the cards not played yet
     * @param hand the tiles in the order in which they were drawn; nothing if the viewer does not see them
     * @param worth cash, shares and bonuses if the game ended now; nothing if the viewer cannot know it
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
     * The effect of a tile.
     *
     * @param chains the letters of the chains beside it
     * @param survivors the letters of the merged chains that may survive
     */
    public record Option(String tile, HotelBoard.Kind kind, List<String> chains, List<String> survivors) {}

    public TableScene {
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
     * A step as a viewer sees it: an answer and its consequences.
     *
     * @param player the player that answered
     * @param order the public part of the order that counted
     * @param happened the events in order, each bonus with its reason
     */
    public record Step(int player, Optional<String> order, List<AcquireEvent> happened) {
        public Step {
            happened = List.copyOf(happened);
        }
    }
}
