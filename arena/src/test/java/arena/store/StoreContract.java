package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.tournament.GameResult;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
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

/** What every database must do for a contest. */
interface StoreContract {

    /** Returns a database for this test alone. */
    Database database();

    private ContestStore open(String contest) {
        return ContestStore.open(database(), contest, Samples::unwanted);
    }

    private ContestStore begun(String contest) {
        ContestStore store = open(contest);
        store.begin(Samples.head());
        return store;
    }

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
            assertThat(store.head()).contains(Samples.head());
        }
    }

    @Test
    default void beginningAgainWithTheSameValuesChangesNothing() {
        try (ContestStore store = begun("cup")) {
            store.begin(Samples.head("Cup", 99));
            assertThat(store.head()).contains(Samples.head());
        }
    }

    @Test
    default void beginningAgainWithOtherValuesSaysWhichDiffer() {
        try (ContestStore store = begun("cup")) {
            assertThatThrownBy(() -> store.begin(Samples.head("Bowl", 99)))
                    .isInstanceOf(StoreException.class)
                    .hasMessage(
                            "The contest cup was begun already, with another name; give the new contest another name,"
                                    + " or"
                                    + " go on with the old one.");
            assertThat(store.head()).contains(Samples.head());
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
    default void attemptsAreNumberedPerFixtureAndListedAsTheyWereBegun() {
        try (ContestStore store = begun("cup")) {
            Attempt first = store.begin("A.1", List.of(1, 0), "arena", 10);
            Attempt other = store.begin("A.2", List.of(0, 2, 1), "arena", 11);
            Attempt again = store.begin("A.1", List.of(1, 0), "referee", 12);
            assertThat(first).isEqualTo(new Attempt(1, "A.1", 1, List.of(1, 0), "arena", 10));
            assertThat(other).isEqualTo(new Attempt(2, "A.2", 1, List.of(0, 2, 1), "arena", 11));
            assertThat(again).isEqualTo(new Attempt(3, "A.1", 2, List.of(1, 0), "referee", 12));
            assertThat(store.attempts()).extracting(Attempted::attempt).containsExactly(first, other, again);
            assertThat(store.attempts()).extracting(Attempted::ended).containsOnly(Optional.empty());
        }
    }

    @Test
    default void anAttemptEndsOnceAndWithEverySeat() {
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(store.end(attempt, Samples.played(0))).isTrue();
            assertThat(store.end(attempt, Samples.played(1))).isFalse();
            assertThat(store.attempts()).containsExactly(new Attempted(attempt, Optional.of(Samples.played(0)), 2));
            assertThat(store.begin("A.2", List.of(1, 0), "arena", 11).sequence())
                    .isEqualTo(3);
        }
    }

    @Test
    default void anAttemptThatBrokeHasNoSeats() {
        try (ContestStore store = begun("cup")) {
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(store.end(attempt, Samples.broken())).isTrue();
            assertThat(store.attempts()).extracting(Attempted::ended).containsExactly(Optional.of(Samples.broken()));
        }
    }

    @Test
    default void whoFollowsSeesEachAttemptWhenItBeginsAndWhenItEnds() {
        try (ContestStore store = begun("cup")) {
            Attempt first = store.begin("A.1", List.of(1, 0), "arena", 10);
            Attempt second = store.begin("A.2", List.of(1, 2), "arena", 11);
            assertThat(store.attemptsAfter(2)).isEmpty();
            store.end(first, Samples.played(0));
            assertThat(store.attemptsAfter(2)).containsExactly(new Attempted(first, Optional.of(Samples.played(0)), 3));
            store.end(second, Samples.broken());
            assertThat(store.attemptsAfter(3)).extracting(Attempted::attempt).containsExactly(second);
            assertThat(store.attemptsAfter(0)).extracting(Attempted::sequence).containsExactly(3L, 4L);
            assertThat(store.attemptsAfter(4)).isEmpty();
        }
    }

    @Test
    default void theAuditTrailIsNumberedAndStandsAmongTheAttempts() {
        try (ContestStore store = begun("cup")) {
            SortedMap<String, String> details = new TreeMap<>();
            details.put("winner", "0");
            details.put("attempt", "1");
            Decided award = new Decided(
                    "award", Optional.of("A.1"), OptionalInt.of(0), "Ada", "The other bot never came.", details, 20);
            Decided probation = new Decided(
                    "probation", Optional.empty(), OptionalInt.empty(), "arena", "Faults.", new TreeMap<>(), 21);
            Decision first = store.decide(award);
            store.begin("A.1", List.of(1, 0), "Ada", 10);
            Decision second = store.decide(probation);
            assertThat(first).isEqualTo(new Decision(1, 1, award));
            assertThat(second).isEqualTo(new Decision(2, 3, probation));
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
            Ended ended = new Ended(
                    Verdict.BROKEN,
                    "defect",
                    wild,
                    wild.repeat(10_000),
                    new GameResult(List.of(), -1),
                    Long.MAX_VALUE,
                    "",
                    Long.MIN_VALUE);
            store.end(attempt, ended);
            assertThat(store.attempts()).containsExactly(new Attempted(attempt, Optional.of(ended), 2));
            assertThat(ended.reason())
                    .isEqualTo(wild.replace('\u0000', '\uFFFD').replace('\uD800', '?'));
        }
    }

    @Test
    default void aReaderWhoOpensTheStoreBesideTheWriterSeesAllAndDecides() {
        try (ContestStore writer = begun("cup");
                ContestStore reader = open("cup")) {
            Attempt attempt = writer.begin("A.1", List.of(1, 0), "arena", 10);
            assertThat(reader.attempts()).extracting(Attempted::attempt).containsExactly(attempt);
            Decision decision = reader.decide(Samples.decided(1));
            assertThat(writer.decisions()).containsExactly(decision);
            assertThat(reader.end(attempt, Samples.broken())).isTrue();
            assertThat(writer.end(attempt, Samples.broken())).isFalse();
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
                    store.decide(Samples.decided(turn));
                    assertThat(store.end(attempt, Samples.played(0))).isTrue();
                })));
            }
            for (Future<?> writer : writers) {
                writer.get();
            }
            List<Attempted> attempts = one.attempts();
            assertThat(attempts)
                    .hasSize(4 * each)
                    .allMatch(attempted -> attempted.ended().isPresent());
            assertThat(attempts.stream()
                            .map(Attempted::attempt)
                            .filter(attempt -> attempt.fixture().equals("A.7")))
                    .extracting(Attempt::number)
                    .containsExactly(1, 2, 3, 4);
            assertThat(one.decisions())
                    .extracting(Decision::number)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, 4 * each).boxed().toList());
            LongStream taken = LongStream.concat(
                    attempts.stream()
                            .flatMapToLong(done -> LongStream.of(done.attempt().sequence(), done.sequence())),
                    one.decisions().stream().mapToLong(Decision::sequence));
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
            assertThat(store.end(attempt, Samples.broken())).isTrue();
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** Returns a statement that lets somebody change rows as only he can who is no arena. */
    String withoutForeignKeys();

    /** Changes rows behind the arena's back. */
    private void tamper(String... statements) {
        try (Connection connection = database().source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(withoutForeignKeys());
            for (String one : statements) {
                statement.execute(one);
            }
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static ContestLog log(ContestStore store) {
        return store.log().orElseThrow();
    }

    /** Enters a beginning, an end, a decision, and a beginning whose end is yet to come: entries 1 to 4. */
    private static void happen(ContestStore store) {
        Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
        store.end(attempt, Samples.played(7));
        store.decide(Samples.decided(1));
        store.begin("A.1", List.of(1, 0), "arena", 11);
    }

    @Test
    default void everyEntryMakesAnotherDigestAndEachCoversAllThatWasBeforeIt() {
        try (ContestStore store = begun("cup")) {
            List<String> digests = new ArrayList<>(List.of(log(store).digest()));
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            digests.add(log(store).digest());
            store.end(attempt, Samples.played(7));
            digests.add(log(store).digest());
            store.decide(Samples.decided(1));
            digests.add(log(store).digest());

            assertThat(digests).doesNotHaveDuplicates().allMatch(Chain::isDigest);
            assertThat(digests)
                    .extracting(digest -> log(store).covered(digest).orElse(-1L))
                    .containsExactly(0L, 1L, 2L, 3L);
            assertThat(log(store).covered("ab".repeat(32))).isEmpty();
            assertThat(log(store).flaws()).isEmpty();
            assertThat(log(store).chainBegin()).contains(1L);
        }
    }

    @Test
    default void aChangeOfAnythingThatWasKeptIsFoundWhereItIs() {
        SortedMap<String, String> changes = new TreeMap<>();
        changes.put(
                "update seat_end set place = 3 - place", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("update seat_end set evidence = ''", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("update ended set reason = 'so'", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("update ended set record = 'other'", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("update ended set verdict = 'BROKEN'", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("update attempt set contestants = '0 1' where sequence = 4", "Entry 4 of the database, the beg");
        changes.put("update attempt set fixture = 'A.2' where sequence = 4", "Attempt 1 at A.2 is gone");
        changes.put("update decision set reason = 'nicer'", "Entry 3 of the database, decision 1 (note), is not what");
        changes.put("update decision set decided_millis = 2", "Entry 3 of the database, decision 1 (note), is not wh");
        changes.put("delete from decision_detail", "Entry 3 of the database, decision 1 (note), is not what was");
        changes.put("update contest set seed = 'other'", "what was drawn is not: the seed, the contest file or the t");
        changes.put("update contestant set name = 'XYZ' where number = 2", "what was drawn is not: the seed, the cont");
        changes.put("delete from ended", "Entry 2 of the database is gone: an attempt, an end or a decision.");
        changes.put("delete from decision", "Entry 3 of the database is gone: an attempt, an end or a decision.");
        changes.put("delete from attempt where sequence = 1", "Attempt 1 at A.1 is gone: the next one that is there");
        changes.put("delete from attempt where sequence = 4", "Entry 4 of the database is gone");
        changes.put("delete from link where sequence = 2", "The digest of entry 2 is gone.");
        changes.put("delete from seat_end", "Attempt 1 at A.1 has an end whose seats are not those of the attempt.");
        changes.put("update seat_end set contestant = 1 - contestant", "has an end whose seats are not those of the a");
        changes.put("update attempt set contestants = '7 0' where sequence = 4", "by somebody who does not take part");
        int number = 0;
        for (String change : changes.keySet()) {
            String id = "cup" + ++number;
            try (ContestStore store = begun(id)) {
                happen(store);
                assertThat(log(store).flaws()).isEmpty();
                String digest = log(store).digest();
                String where = change.startsWith("update contest set") ? " where id = '" : " where contest = '";
                tamper(change.contains(" where ") ? change + " and contest = '" + id + "'" : change + where + id + "'");
                assertThat(log(store).flaws())
                        .as(change)
                        .anyMatch(flaw -> flaw.contains(changes.getOrDefault(change, "?")));
                if (!change.contains("from link")) {
                    assertThat(log(store).covered(digest)).as(change).isEmpty();
                }
            }
        }
    }

    @Test
    default void whatWasRemovedFromTheEndWithAllItsTracesIsFoundByWhoHasWrittenDownTheDigest() {
        try (ContestStore store = begun("cup")) {
            happen(store);
            String digest = log(store).digest();
            tamper(
                    "delete from link where sequence >= 3",
                    "delete from attempt where sequence >= 3",
                    "delete from decision_detail",
                    "delete from decision",
                    "delete from happening where sequence >= 3");
            assertThat(log(store).flaws()).isEmpty();
            assertThat(log(store).covered(digest)).isEmpty();
        }
    }

    @Test
    default void theChainOfAContestOfAnOlderArenaBeginsWithTheNextEntryAndCoversAllBefore() {
        try (ContestStore store = begun("cup")) {
            happen(store);
        }
        tamper("drop table link", "delete from arena_history where version = '2'");
        try (ContestStore store = open("cup")) {
            assertThat(log(store).flaws()).isEmpty();
            assertThat(log(store).chainBegin()).isEmpty();
            String digest = log(store).digest();
            store.decide(Samples.decided(2));
            store.decide(Samples.decided(3));
            assertThat(log(store).chainBegin()).contains(5L);
            assertThat(log(store).covered(digest)).contains(4L);
            assertThat(log(store).flaws()).isEmpty();
            tamper("update ended set reason = 'so'");
            assertThat(log(store).flaws())
                    .containsExactly("Entry 5 of the database, decision 2 (note), is not what was entered, or something"
                            + " before it, or what was drawn.");
        }
    }

    @Test
    default void oneArenaAtATimePlaysAContest() {
        try (ContestStore two = open("cup")) {
            try (ContestStore one = open("cup")) {
                assertThat(one.claim()).isTrue();
                assertThat(one.claim()).isTrue();
                assertThat(one.hasClaim()).isTrue();
                assertThat(two.claim()).isFalse();
                assertThat(two.hasClaim()).isFalse();
            }
            await().atMost(Duration.ofMinutes(2)).until(two::claim);
        }
    }

    @Test
    default void whoWasFollowedBeginsNothingMore() {
        try (ContestStore one = begun("cup");
                ContestStore two = open("cup")) {
            Decision term = one.decide(Samples.decided(1));
            Attempt plan = new Attempt(0, "A.1", 1, List.of(1, 0), "arena", 10);
            assertThat(one.begin(plan, term)).map(Attempt::number).contains(1);
            two.decide(Samples.decided(2));
            assertThat(one.begin(plan, term)).isEmpty();
            assertThat(one.attempts()).hasSize(1);
            assertThat(log(one).last()).isEqualTo(3);
            assertThat(log(one).flaws()).isEmpty();
        }
    }

    @Test
    default void aLogThatIsReadWhileOthersWriteIsThatOfOneMoment() throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try (ContestStore writer = begun("cup");
                ContestStore reader = open("cup")) {
            Future<?> writing = threads.submit(() -> IntStream.range(0, 30).forEach(turn -> {
                Attempt attempt = writer.begin("A." + turn, List.of(1, 0), "arena", turn);
                writer.decide(Samples.decided(turn));
                writer.end(attempt, Samples.played(turn));
            }));
            while (!writing.isDone()) {
                assertThat(log(reader).flaws()).isEmpty();
            }
            writing.get();
            assertThat(log(reader).last()).isEqualTo(90);
        } finally {
            threads.shutdownNow();
        }
    }
}
