package arena.games.chainreaction;

/** What a player does in a turn, or what the rules put in its place. */
public sealed interface ChainReactionMove {

    /** What a bot can order. */
    sealed interface Order extends ChainReactionMove {}

    /** {@code K cell}: the first move of each player. */
    record PlaceKing(int cell) implements Order {
        public PlaceKing {
            Grid.requireCell(cell);
        }
    }

    /** {@code C cell}. */
    record PlaceCoin(int cell) implements Order {
        public PlaceCoin {
            Grid.requireCell(cell);
        }
    }

    /** {@code S from-to}. */
    record SwapKing(int from, int to) implements Order {
        public SwapKing {
            Grid.requireCell(from);
            Grid.requireCell(to);
        }
    }

    /**
     * Instead of a coin on the opponent's hidden king: the turn is lost, and both kings will be shown.
     *
     * @param cell where the coin was to go
     */
    record FindKing(int cell) implements ChainReactionMove {
        public FindKing {
            Grid.requireCell(cell);
        }
    }

    /** Instead of a wrong move: the turn is lost; where a king was expected, it is placed by the arena and shown. */
    record LoseTurn() implements ChainReactionMove {}

    /** Instead of an answer that did not come in time: the match is lost. */
    record RunOutOfTime() implements ChainReactionMove {}
}
