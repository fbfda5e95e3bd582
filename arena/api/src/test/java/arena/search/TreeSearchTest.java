package arena.search;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import org.junit.jupiter.api.Test;

class TreeSearchTest {

    private static final int MOST_NODES = 20_000;

    @Test
    void itConvergesOnTheWinningMoveOfASolvedGame() {
        for (int pile = 5; pile <= 15; pile++) {
            if (pile % 4 != 0) {
                assertThat(pebbles(pile, 8_000).move()).isEqualTo(pile % 4);
            }
        }
    }

    @Test
    void itsValueNearsTheShareOfWonMatches() {
        assertThat(pebbles(7, 20_000).value()).isGreaterThan(900);
        assertThat(pebbles(8, 20_000).value()).isLessThan(100);
    }

    @Test
    void equalDiceAndRoundsFindEqualMoves() {
        assertThat(pebbles(13, 300)).isEqualTo(pebbles(13, 300));
    }

    @Test
    void itPlaysForWhatTheGuessesSayMostOften() {
        TreeSearch.Guesses<Box> mostlyTheThird = dice -> new Box(dice.below(10) < 6 ? 2 : dice.below(2));
        SearchResult found = new TreeSearch(0.7, MOST_NODES)
                .search(mostlyTheThird, new SearchRandom(Chance.of(1, "boxes")), Budget.nodes(5_000));
        assertThat(found.move()).isEqualTo(2);
        assertThat(found.value()).isBetween(550, 650);
    }

    @Test
    void aMoveThatFewGuessesAllowIsNotPlayedForItsRarity() {
        TreeSearch.Guesses<Box> seldomOpen = dice -> new Box(dice.below(4), dice.below(20) == 0);
        SearchResult found = new TreeSearch(0.7, MOST_NODES)
                .search(seldomOpen, new SearchRandom(Chance.of(2, "boxes")), Budget.nodes(5_000));
        assertThat(found.move()).isLessThan(Box.BOXES - 1);
    }

    @Test
    void aFullTreeIsSearchedOn() {
        SearchResult found = new TreeSearch(0.7, 3)
                .search(dice -> new Pebbles(9), new SearchRandom(Chance.of(3, "pebbles")), Budget.nodes(500));
        assertThat(found.nodes()).isEqualTo(500);
        assertThat(found.move()).isBetween(1, 3);
    }

    private static SearchResult pebbles(int pile, int rounds) {
        return new TreeSearch(0.7, MOST_NODES)
                .search(dice -> new Pebbles(pile), new SearchRandom(Chance.of(pile, "pebbles")), Budget.nodes(rounds));
    }

    /** One move: open the box with the prize; the last box is not always there. */
    private static final class Box implements SearchPosition {
        static final int BOXES = 4;
        private final int prize;
        private final boolean lastIsThere;
        private int opened = -1;

        Box(int prize) {
            this(prize, true);
        }

        Box(int prize, boolean lastIsThere) {
            this.prize = prize;
            this.lastIsThere = lastIsThere;
        }

        @Override
        public int seat() {
            return 0;
        }

        @Override
        public int listMoves(int[] into) {
            int count = lastIsThere ? BOXES : BOXES - 1;
            for (int box = 0; box < count; box++) {
                into[box] = box;
            }
            return count;
        }

        @Override
        public void play(int move) {
            opened = move;
        }

        @Override
        public boolean isOver() {
            return opened >= 0;
        }

        @Override
        public double share(int seat) {
            return opened == prize ? 1 : 0;
        }
    }
}
