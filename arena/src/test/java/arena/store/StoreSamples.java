package arena.store;

import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.assertj.core.api.Assertions;

/** Sample values of a contest. */
final class StoreSamples {

    private StoreSamples() {}

    static ContestHeader head() {
        return head("Cup", 1_000);
    }

    static ContestHeader head(String name, long epochMillis) {
        return new ContestHeader(
                name,
                "chain-reaction",
                "round-robin",
                "[contest]\n",
                "d1",
                "seed",
                "c1",
                List.of("ABC", "DEF", "GHI"),
                epochMillis);
    }

    /** Returns a decided match of contestants 1 and 0, won by seat 1, with a number of moves. */
    static AttemptResult played(int moves) {
        return played(moves, Optional.of(""));
    }

    /** Returns the same match with seven moves and another trouble. */
    static AttemptResult playedWithTrouble(Optional<String> trouble) {
        return played(7, trouble);
    }

    /** Returns a match on a machine of some class. */
    static AttemptResult playedOn(String machine) {
        return played(7, Optional.of(""), Optional.of(machine));
    }

    private static AttemptResult played(int moves, Optional<String> trouble) {
        return played(moves, trouble, Optional.empty());
    }

    private static AttemptResult played(int moves, Optional<String> trouble, Optional<String> machine) {
        return new AttemptResult(
                Verdict.DECIDED,
                "played",
                "ABC captured the king.",
                "turn 7",
                trouble,
                new GameResult(
                        List.of(
                                new SeatResult(1, 1, 3, "won", "", new MoveTally(moves, 1, 0, 500, 90)),
                                new SeatResult(
                                        0,
                                        2,
                                        -5_000_000_000L,
                                        "lost",
                                        "no answer to input 7",
                                        new MoveTally(3, 0, 2, 700, 300))),
                        moves),
                1_234,
                "records/a.jsonl",
                machine,
                2_000);
    }

    /** Returns a result of a game with figures. */
    static AttemptResult reached(long funds) {
        AttemptResult played = played(7);
        return played.withSeats(List.of(
                played.seats().get(0).with(Map.of("funds", funds, "time to live", -5_000_000_000L)),
                played.seats().get(1).with(Map.of("funds", 0L))));
    }

    static AttemptResult broken() {
        return new AttemptResult(
                Verdict.BROKEN,
                "infrastructure",
                "The share went away.",
                "EIO",
                new GameResult(List.of(), 4),
                77,
                "",
                3_000);
    }

    static DecisionEntry decided(int number) {
        return new DecisionEntry(
                "note",
                Optional.of("A." + number),
                OptionalInt.empty(),
                "arena",
                "It is so.",
                new TreeMap<>(Map.of("why", "so", "how", "thus")),
                number);
    }

    /** Fails the test, since the store had to wait. */
    static void failOnRemark(String remark) {
        Assertions.fail(remark);
    }
}
