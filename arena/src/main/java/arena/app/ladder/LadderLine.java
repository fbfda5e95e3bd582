package arena.app.ladder;

import arena.ladder.LadderBot;
import arena.ladder.LadderGame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A line of the journal of a season: one of the four facts.
 *
 * @param epochMillis the time of the fact
 * @param game the id of the game
 */
record LadderLine(
        long epochMillis,
        String game,
        Optional<Entered> entered,
        Optional<Refused> refused,
        Optional<Withdrawn> withdrawn,
        Optional<Played> played) {

    /** The beginning of a journal. */
    record Head(int format, String season, String seed) {
        /** The only format so far. */
        static final int FORMAT = 1;
    }

    /**
     * A version takes part.
     *
     * @param digest of its files
     * @param command the program and its arguments
     */
    record Entered(String team, int number, String digest, List<String> command) {
        Entered {
            command = List.copyOf(command);
        }

        LadderBot bot() {
            return LadderBot.version(team, number);
        }
    }

    /**
     * A version was not fit.
     *
     * @param digest of its files
     * @param sentences the findings
     */
    record Refused(String team, String digest, List<String> sentences) {
        Refused {
            sentences = List.copyOf(sentences);
        }
    }

    /** A team has taken its folder away. */
    record Withdrawn(String team) {}

    /** A seat of a game: the bot, its place (0 in a game without a result), and whether it failed. */
    record SeatLine(String team, int number, boolean mark, int place, boolean failed) {
        LadderBot bot() {
            return new LadderBot(team, number, mark);
        }
    }

    /**
     * A game has ended.
     *
     * @param seats seat 1 first
     * @param reason of the end, one sentence
     * @param record the name of the record
     */
    record Played(int number, long seed, List<SeatLine> seats, String reason, String record) {
        Played {
            seats = List.copyOf(seats);
        }

        LadderGame game() {
            Set<LadderBot> failed =
                    seats.stream().filter(SeatLine::failed).map(SeatLine::bot).collect(Collectors.toSet());
            boolean decided = seats.stream().allMatch(seat -> seat.place() > 0);
            return new LadderGame(
                    number,
                    seats.stream().map(SeatLine::bot).toList(),
                    decided ? seats.stream().map(SeatLine::place).toList() : List.of(),
                    failed,
                    record);
        }
    }

    private static LadderLine of(String game) {
        return new LadderLine(
                System.currentTimeMillis(),
                game,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static LadderLine of(String game, Entered fact) {
        LadderLine now = of(game);
        return new LadderLine(now.epochMillis, game, Optional.of(fact), now.refused, now.withdrawn, now.played);
    }

    static LadderLine of(String game, Refused fact) {
        LadderLine now = of(game);
        return new LadderLine(now.epochMillis, game, now.entered, Optional.of(fact), now.withdrawn, now.played);
    }

    static LadderLine of(String game, Withdrawn fact) {
        LadderLine now = of(game);
        return new LadderLine(now.epochMillis, game, now.entered, now.refused, Optional.of(fact), now.played);
    }

    static LadderLine of(String game, Played fact) {
        LadderLine now = of(game);
        return new LadderLine(now.epochMillis, game, now.entered, now.refused, now.withdrawn, Optional.of(fact));
    }
}
