package arena.games.chainreaction;

/** The move of a player in a turn, or the move that the rules put in its place. */
public sealed interface ChainReactionMove {

    /** A move that a bot can order. */
    sealed interface Order extends ChainReactionMove {}

    /** A king, {@code K cell}: the first move of each player. */
    record PlaceKing(int cell) implements Order {
        public PlaceKing {
            Grid.requireCell(cell);
        }
    }

    /** A coin, {@code C cell}. */
    record PlaceCoin(int cell) implements Order {
        public PlaceCoin {
            Grid.requireCell(cell);
        }
    }

    /** A swap of the king, {@code S from-to}. */
    record SwapKing(int from, int to) implements Order {
        public SwapKing {
            Grid.requireCell(from);
            Grid.requireCell(to);
        }
    }

    /**
     * A lost turn in place of a coin on the opponent's hidden king; both kings will be shown.
     *
     * @param cell the cell of the coin that was ordered
     */
    record FindKing(int cell) implements ChainReactionMove {
        public FindKing {
            Grid.requireCell(cell);
        }
    }

    /** A lost turn in place of a wrong move; if a king was expected, the arena places it and shows it. */
    record LoseTurn() implements ChainReactionMove {}

    /** A lost match in place of an answer that did not come in time. */
    record RunOutOfTime() implements ChainReactionMove {}
}
