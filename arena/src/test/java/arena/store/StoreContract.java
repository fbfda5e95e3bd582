package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.tournament.GameResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract of a store with every database. */
interface StoreContract extends TestedStore {

    @Test
    default void aContestThatWasNotDrawnHasNoHead() {
        try (ContestStore store = open("cup")) {
            assertThat(store.head()).isEmpty();
            assertThat(store.attempts()).isEmpty();
            assertThat(store.decisions()).isEmpty();
            assertThatThrownBy(() -> store.begin("A.1", List.of(0, 1), "arena", 1))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("cup was not begun");
        }
    }

    @Test
    default void whatWasDrawnIsThereWhenTheStoreIsOpenedAgain() {
        begun("cup").close();
        try (ContestStore store = open("cup")) {
            assertThat(store.head()).contains(StoreSamples.head());
        }
    }

    @Test
    default void beginningAgainWithTheSameValuesChangesNothing() {
        try (ContestStore store = begun("cup")) {
            store.begin(StoreSamples.head("Cup", 99));
            assertThat(store.head()).contains(StoreSamples.head());
        }
    }

    @Test
    default void beginningAgainWithOtherValuesSaysWhichDiffer() {
        try (ContestStore store = begun("cup")) {
            assertThatThrownBy(() -> store.begin(StoreSamples.head("Bowl", 99)))
                    .isInstanceOf(StoreException.class)
                    .hasMessage(
                            "The contest cup was begun already, with another name; give the new contest another name,"
                                    + " or"
                                    + " go on with the old one.");
            assertThat(store.head()).contains(StoreSamples.head());
        }
    }

    @Test
    default void severalContestsLieSideBySide() {
        try (ContestStore cup = begun("cup");
                ContestStore bowl = begun("bowl")) {
            cup.begin("A.1", List.of(0, 1), "arena", 1);
            assertThat(bowl.attempts()).isEmpty();
            assertThat(bowl.begin("A.1", List.of(2, 1), "arena", 2))
                    .isEqualTo(new Attempt(1, "A.1", 1, List.of(2, 1), "arena", 2));
            assertThat(cup.attempts()).hasSize(1);
        }
    }

    @Test
    default void aCopyHasEveryEntryAndItsDigestAndGoesOn(@TempDir Path folder) {
        try (ContestStore cup = begun("cup");
                ContestStore copy = ContestStore.open(
                        Database.sqlite(folder.resolve("copy.db")), "cup", StoreSamples::failOnRemark);
                ContestStore bowl = begun("bowl")) {
            enterSamples(cup);
            enterSamples(bowl);
            cup.copyTo(copy);
            assertThat(copy.head()).contains(StoreSamples.head());
            assertThat(copy.attempts()).isEqualTo(cup.attempts());
            assertThat(copy.decisions()).isEqualTo(cup.decisions());
            assertThat(log(copy).digest()).isEqualTo(log(cup).digest());
            assertThat(copy.begin("A.2", List.of(0, 1), "arena", 12).sequence()).isEqualTo(5);
            assertThatThrownBy(() -> cup.copyTo(copy))
                    .isInstanceOf(StoreException.class)
                    .hasMessage("The database has the contest cup already; name another database.");
        }
    }

    @Test
    default void aCopyInAFileIsTakenBackIntoADatabase(@TempDir Path folder) {
        try (ContestStore file = ContestStore.open(
                        Database.sqlite(folder.resolve("copy.db")), "cup", StoreSamples::failOnRemark);
                ContestStore cup = open("cup")) {
            file.begin(StoreSamples.head());
            enterSamples(file);
            file.copyTo(cup);
            assertThat(cup.attempts()).isEqualTo(file.attempts());
            assertThat(log(cup).digest()).isEqualTo(log(file).digest());
        }
    }

    @Test
    default void attemptsAreNumberedPerFixtureAndListedAsTheyWereBegun() {
        try (ContestStore store = begun("cup")) {
            Attempt first = store.begin("A.1", List.of(1, 0), "arena", 10);
            Attempt other = store.begin("A.2", List.of(0, 2, 1), "arena", 11);
            Attempt again = store.begin("A.1", List.of(1, 0), "referee", 12);
            assertThat(first).isEqualTo(new Attempt(1, "A.1", 1, List.of(1, 0), "arena", 10));
            assertThat(other).isEqualTo(new Attempt(2, "A.2", 1, List.of(0, 2, 1), "arena", 11));
            assertThat(again).isEqualTo(new Attempt(3, "A.1", 2, List.of(1, 0), "referee", 12));
            assertThat(store.attempts()).extracting(AttemptRow::attempt).containsExactly(first, other, again);
            assertThat(store.attempts()).extracting(AttemptRow::ended).containsOnly(Optional.empty());
        }
    }

    @Test
    default void anAttemptEndsOnceAndWithEverySeat() {
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(store.end(attempt, StoreSamples.played(0))).isTrue();
            assertThat(store.end(attempt, StoreSamples.played(1))).isFalse();
            assertThat(store.attempts())
                    .containsExactly(new AttemptRow(attempt, Optional.of(StoreSamples.played(0)), 2));
            assertThat(store.begin("A.2", List.of(1, 0), "arena", 11).sequence())
                    .isEqualTo(3);
        }
    }

    @Test
    default void aSeatIsKeptWithWhatItHasReachedInTheGamesOwnWords() {
        try (ContestStore store = begun("cup")) {
            Attempt first = store.begin("A.1", List.of(1, 0), "arena", 10);
            Attempt second = store.begin("A.2", List.of(1, 0), "arena", 11);
            store.end(second, StoreSamples.reached(70));
            store.end(first, StoreSamples.played(7));
            assertThat(store.attempts())
                    .extracting(AttemptRow::ended)
                    .containsExactly(Optional.of(StoreSamples.played(7)), Optional.of(StoreSamples.reached(70)));
            assertThat(store.attemptsAfter(3))
                    .extracting(AttemptRow::ended)
                    .containsExactly(Optional.of(StoreSamples.played(7)));
        }
    }

    @Test
    default void anAttemptThatBrokeHasNoSeats() {
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(store.end(attempt, StoreSamples.broken())).isTrue();
            assertThat(store.attempts())
                    .extracting(AttemptRow::ended)
                    .containsExactly(Optional.of(StoreSamples.broken()));
        }
    }

    @Test
    default void whoFollowsSeesEachAttemptWhenItBeginsAndWhenItEnds() {
        try (ContestStore store = begun("cup")) {
            Attempt first = store.begin("A.1", List.of(1, 0), "arena", 10);
            Attempt second = store.begin("A.2", List.of(1, 2), "arena", 11);
            assertThat(store.attemptsAfter(2)).isEmpty();
            store.end(first, StoreSamples.played(0));
            assertThat(store.attemptsAfter(2))
                    .containsExactly(new AttemptRow(first, Optional.of(StoreSamples.played(0)), 3));
            store.end(second, StoreSamples.broken());
            assertThat(store.attemptsAfter(3)).extracting(AttemptRow::attempt).containsExactly(second);
            assertThat(store.attemptsAfter(0)).extracting(AttemptRow::sequence).containsExactly(3L, 4L);
            assertThat(store.attemptsAfter(4)).isEmpty();
        }
    }

    @Test
    default void theAuditTrailIsNumberedAndStandsAmongTheAttempts() {
        try (ContestStore store = begun("cup")) {
            SortedMap<String, String> details = new TreeMap<>();
            details.put("winner", "0");
            details.put("attempt", "1");
            DecisionEntry award = new DecisionEntry(
                    "award", Optional.of("A.1"), OptionalInt.of(0), "Ada", "The other bot never came.", details, 20);
            DecisionEntry probation = new DecisionEntry(
                    "probation", Optional.empty(), OptionalInt.empty(), "arena", "Faults.", new TreeMap<>(), 21);
            AuditEntry first = store.decide(award);
            store.begin("A.1", List.of(1, 0), "Ada", 10);
            AuditEntry second = store.decide(probation);
            assertThat(first).isEqualTo(new AuditEntry(1, 1, award));
            assertThat(second).isEqualTo(new AuditEntry(2, 3, probation));
            assertThat(store.decisions()).containsExactly(first, second);
            assertThat(store.decisionsAfter(1)).containsExactly(second);
            assertThat(store.decisionsAfter(2)).isEmpty();
        }
    }

    @Test
    default void whatABotWroteIsKeptWhateverItIs() {
        String wild = "\u0000 \uD800 \u00e4\u20ac\uD83D\uDC51 '; -- \" \\ \n\t:name ?";
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), wild, 10);
            AttemptResult ended = new AttemptResult(
                    Verdict.BROKEN,
                    "defect",
                    wild,
                    wild.repeat(10_000),
                    new GameResult(List.of(), -1),
                    Long.MAX_VALUE,
                    "",
                    Long.MIN_VALUE);
            store.end(attempt, ended);
            assertThat(store.attempts()).containsExactly(new AttemptRow(attempt, Optional.of(ended), 2));
            assertThat(ended.reason())
                    .isEqualTo(wild.replace('\u0000', '\uFFFD').replace('\uD800', '?'));
        }
    }

    @Test
    default void aReaderWhoOpensTheStoreBesideTheWriterSeesAllAndDecides() {
        try (ContestStore writer = begun("cup");
                ContestStore reader = open("cup")) {
            Attempt attempt = writer.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(reader.attempts()).extracting(AttemptRow::attempt).containsExactly(attempt);
            AuditEntry decision = reader.decide(StoreSamples.decided(1));
            assertThat(writer.decisions()).containsExactly(decision);
            assertThat(reader.end(attempt, StoreSamples.broken())).isTrue();
            assertThat(writer.end(attempt, StoreSamples.broken())).isFalse();
        }
    }

    @Test
    default void manyThreadsOfTwoStoresEnterAllOfItOnceAndWithoutAGap()
            throws InterruptedException, ExecutionException {
        int each = 20;
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (ContestStore one = begun("cup");
                ContestStore two = open("cup")) {
            List<Future<?>> writers = new ArrayList<>();
            for (ContestStore store : List.of(one, one, two, two)) {
                writers.add(threads.submit(() -> IntStream.range(0, each).forEach(turn -> {
                    Attempt attempt = store.begin("A." + turn, List.of(0, 1), "arena", turn);
                    store.decide(StoreSamples.decided(turn));
                    assertThat(store.end(attempt, StoreSamples.played(0))).isTrue();
                })));
            }
            for (Future<?> writer : writers) {
                writer.get();
            }
            List<AttemptRow> attempts = one.attempts();
            assertThat(attempts)
                    .hasSize(4 * each)
                    .allMatch(attempted -> attempted.ended().isPresent());
            assertThat(attempts.stream()
                            .map(AttemptRow::attempt)
                            .filter(attempt -> attempt.fixture().equals("A.7")))
                    .extracting(Attempt::number)
                    .containsExactly(1, 2, 3, 4);
            assertThat(one.decisions())
                    .extracting(AuditEntry::number)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, 4 * each).boxed().toList());
            LongStream taken = LongStream.concat(
                    attempts.stream()
                            .flatMapToLong(done -> LongStream.of(done.attempt().sequence(), done.sequence())),
                    one.decisions().stream().mapToLong(AuditEntry::sequence));
            assertThat(taken.sorted().boxed())
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, 12L * each).boxed().toList());
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    default void anInterruptedThreadStillWritesDownWhatItHas() {
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            Thread.currentThread().interrupt();
            assertThat(store.end(attempt, StoreSamples.broken())).isTrue();
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    default void oneArenaAtATimePlaysAContest() {
        try (ContestStore two = open("cup")) {
            try (ContestStore one = open("cup")) {
                assertThat(one.acquireLock()).isTrue();
                assertThat(one.acquireLock()).isTrue();
                assertThat(one.hasLock()).isTrue();
                assertThat(two.acquireLock()).isFalse();
                assertThat(two.hasLock()).isFalse();
                assertThat(List.of(one.isPlayed(), two.isPlayed())).containsOnly(true);
            }
            await().atMost(Duration.ofMinutes(2)).until(two::acquireLock);
        }
    }

    @Test
    default void whoWasFollowedBeginsNothingMore() {
        try (ContestStore one = begun("cup");
                ContestStore two = open("cup")) {
            AuditEntry term = one.decide(StoreSamples.decided(1));
            Attempt plan = new Attempt(0, "A.1", 1, List.of(1, 0), "arena", 10);
            assertThat(one.begin(plan, term)).map(Attempt::number).contains(1);
            two.decide(StoreSamples.decided(2));
            assertThat(one.begin(plan, term)).isEmpty();
            assertThat(one.attempts()).hasSize(1);
            assertThat(log(one).last()).isEqualTo(3);
            assertThat(log(one).flaws()).isEmpty();
        }
    }
}
