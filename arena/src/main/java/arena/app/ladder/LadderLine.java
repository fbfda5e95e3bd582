package arena.app.ladder;

import arena.ladder.LadderBot;
import arena.ladder.LadderChallenge;
import arena.ladder.LadderGame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A line of the journal of a season: one of the five facts.
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
        Optional<Challenged> challenged,
        Optional<Played> played) {

    /** A fact that a line tells. */
    sealed interface Fact permits Entered, Refused, Withdrawn, Challenged, Played {}

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
    record Entered(String team, int number, String digest, List<String> command) implements Fact {
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
    record Refused(String team, String digest, List<String> sentences) implements Fact {
        Refused {
            sentences = List.copyOf(sentences);
        }
    }

    /** A team has taken its folder away. */
    record Withdrawn(String team) implements Fact {}

    /** A challenge: the name of a bot or a team, and the number of games. */
    record ChallengeLine(String opponent, int games) {}

    /**
     * A team has challenged others.
     *
     * @param sentences what was not taken, and why
     */
    record Challenged(String team, List<ChallengeLine> challenges, List<String> sentences) implements Fact {
        Challenged {
            challenges = List.copyOf(challenges);
            sentences = List.copyOf(sentences);
        }

        List<LadderChallenge> all() {
            return challenges.stream()
                    .map(one -> new LadderChallenge(team, one.opponent(), one.games()))
                    .toList();
        }

        int games() {
            return challenges.stream().mapToInt(ChallengeLine::games).sum();
        }
    }

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
     * @param challenge what it was played for
     */
    record Played(
            int number,
            long seed,
            List<SeatLine> seats,
            String reason,
            String record,
            Optional<LadderChallenge> challenge)
            implements Fact {
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
                    record,
                    challenge);
        }
    }

    /** Returns the line of a fact of now. */
    static LadderLine of(String game, Fact fact) {
        return new LadderLine(
                System.currentTimeMillis(),
                game,
                as(Entered.class, fact),
                as(Refused.class, fact),
                as(Withdrawn.class, fact),
                as(Challenged.class, fact),
                as(Played.class, fact));
    }

    private static <F extends Fact> Optional<F> as(Class<F> kind, Fact fact) {
        return Optional.of(fact).filter(kind::isInstance).map(kind::cast);
    }
}
