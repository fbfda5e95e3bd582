package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The contract of the digest chain with every database: each change of a row is detected. */
interface DigestChainContract extends TestedStore {

    @Test
    default void everyEntryMakesAnotherDigestAndEachCoversAllThatWasBeforeIt() {
        try (ContestStore store = begun("cup")) {
            List<String> digests = new ArrayList<>(List.of(log(store).digest()));
            Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
            digests.add(log(store).digest());
            store.end(attempt, StoreSamples.played(7));
            digests.add(log(store).digest());
            store.decide(StoreSamples.decided(1));
            digests.add(log(store).digest());

            assertThat(digests).doesNotHaveDuplicates().allMatch(DigestChain::isDigest);
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
        changes.put("update end_trouble set words = 'so'", "Entry 2 of the database, the end of attempt 1 at A.1, is");
        changes.put("delete from end_trouble", "Entry 2 of the database, the end of attempt 1 at A.1, is not what");
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
        changes.put("delete from link where sequence = 1", "The digest of entry 1 is gone.");
        changes.put("delete from link where sequence <= 3", "The digest of entry 3 is gone.");
        changes.put("delete from link", "The digest of entry 4 is gone.");
        changes.put("update contestant set number = 9 where number = 2", "are numbered [0, 1, 9], and were entered as");
        changes.put("update happening set token = 'other' where sequence = 2", "Entry 2 of the database, the end of");
        changes.put("update happening set token = 'linked-so' where sequence = 4", "Entry 4 of the database, the beg");
        changes.put("delete from seat_end", "Attempt 1 at A.1 has an end whose seats are not those of the attempt.");
        changes.put("update seat_end set contestant = 1 - contestant", "has an end whose seats are not those of the a");
        changes.put(
                "update attempt set contestants = '7 0' where sequence = 4", "by a team that is not in the contest");
        int number = 0;
        for (String change : changes.keySet()) {
            String id = "cup" + ++number;
            try (ContestStore store = begun(id)) {
                enterSamples(store);
                assertThat(log(store).flaws()).isEmpty();
                String digest = log(store).digest();
                String where = change.startsWith("update contest set") ? " where id = '" : " where contest = '";
                change(change.contains(" where ") ? change + " and contest = '" + id + "'" : change + where + id + "'");
                assertThat(log(store).flaws())
                        .as(change)
                        .anyMatch(flaw -> flaw.contains(changes.getOrDefault(change, "?")));
                if (!change.contains("from link") && !change.contains("set number")) {
                    assertThat(log(store).covered(digest)).as(change).isEmpty();
                }
            }
        }
    }

    @Test
    default void whatWasRemovedFromTheEndWithAllItsTracesIsFoundByWhoHasWrittenDownTheDigest() {
        try (ContestStore store = begun("cup")) {
            enterSamples(store);
            String digest = log(store).digest();
            change(
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
            enterSamples(store);
        }
        change(
                "update happening set token = 'older-' || substr(token, 8)",
                "drop table link",
                "drop table end_trouble",
                "drop table seat_figure",
                "drop table end_machine",
                "delete from arena_history where version in ('2', '3', '4', '5')");
        try (ContestStore store = open("cup")) {
            assertThat(log(store).flaws()).isEmpty();
            assertThat(log(store).chainBegin()).isEmpty();
            String digest = log(store).digest();
            store.decide(StoreSamples.decided(2));
            store.decide(StoreSamples.decided(3));
            assertThat(log(store).chainBegin()).contains(5L);
            assertThat(log(store).covered(digest)).contains(4L);
            assertThat(log(store).flaws()).isEmpty();
            change("update ended set reason = 'so'");
            assertThat(log(store).flaws())
                    .containsExactly("Entry 5 of the database, decision 2 (note), is not what was entered, or something"
                            + " before it, or what was drawn.");
        }
    }

    @Test
    default void theDigestsOfEndsThatWereKeptBeforeTheirTroubleWasStayWhatTheyWere() {
        AttemptResult older = StoreSamples.playedWithTrouble(Optional.empty());
        try (ContestStore store = begun("cup")) {
            store.end(store.begin("A.1", List.of(1, 0), "arena", 10), older);
        }
        change(
                "drop table end_trouble",
                "drop table seat_figure",
                "drop table end_machine",
                "delete from arena_history where version in ('3', '4', '5')");
        try (ContestStore store = open("cup")) {
            AttemptResult newer = StoreSamples.playedWithTrouble(Optional.of("The list of errors could not be made."));
            store.end(store.begin("A.1", List.of(1, 0), "arena", 11), newer);
            assertThat(log(store).attempts())
                    .extracting(AttemptRow::ended)
                    .containsExactly(Optional.of(older), Optional.of(newer));
            assertThat(log(store).flaws()).isEmpty();
        }
    }

    @Test
    default void aMachineThatWasChangedOrTakenOutIsFound() {
        for (String change : List.of("update end_machine set class = 'fast'", "delete from end_machine")) {
            String name = "cup " + change;
            try (ContestStore store = begun(name)) {
                AttemptResult played = StoreSamples.playedOn("AMD EPYC 7B13, 4 processors");
                store.end(store.begin("A.1", List.of(1, 0), "arena", 10), played);
                assertThat(log(store).attempts()).extracting(AttemptRow::ended).containsExactly(Optional.of(played));
                assertThat(log(store).flaws()).isEmpty();
                change(change + " where contest = '" + name.replace("'", "''") + "'");
                assertThat(log(store).flaws()).as(change).hasSize(1);
            }
        }
    }

    @Test
    default void figuresThatWereChangedTakenOutOrAddedAreFound() {
        for (String change : List.of(
                "update seat_figure set value = value + 1",
                "update seat_figure set name = 'gold' where name = 'funds' and seat = 2",
                "update seat_figure set seat = 2 where name = 'time to live'",
                "delete from seat_figure",
                "delete from seat_figure where seat = 2",
                "insert into seat_figure select contest, attempt, seat, 'gold', 7 from seat_end where seat = 1")) {
            String id = "cup: " + change;
            try (ContestStore store = begun(id)) {
                store.end(store.begin("A.1", List.of(1, 0), "arena", 10), StoreSamples.reached(70));
                assertThat(log(store).flaws()).isEmpty();
                change(change + (change.contains(" where ") ? " and" : " where") + " contest = '"
                        + id.replace("'", "''") + "'");
                assertThat(log(store).flaws())
                        .as(change)
                        .anyMatch(flaw -> flaw.contains("Entry 2 of the database, the end of attempt 1 at A.1, is"));
            }
        }
    }

    @Test
    default void aContestThatWasBegunBeforeThereWereFiguresGoesOnWithThem() {
        try (ContestStore store = begun("cup")) {
            enterSamples(store);
        }
        change(
                "drop table seat_figure",
                "drop table end_machine",
                "delete from arena_history where version in ('4', '5')");
        try (ContestStore store = open("cup")) {
            String digest = log(store).digest();
            store.end(store.begin("A.2", List.of(1, 0), "arena", 12), StoreSamples.reached(70));
            assertThat(log(store).flaws()).isEmpty();
            assertThat(log(store).covered(digest)).contains(4L);
            assertThat(store.attempts().get(2).ended()).contains(StoreSamples.reached(70));
        }
    }

    @Test
    default void aLogThatIsReadWhileOthersWriteIsThatOfOneMoment() throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try (ContestStore writer = begun("cup");
                ContestStore reader = open("cup")) {
            Future<?> writing = threads.submit(() -> IntStream.range(0, 30).forEach(turn -> {
                Attempt attempt = writer.begin("A." + turn, List.of(1, 0), "arena", turn);
                writer.decide(StoreSamples.decided(turn));
                writer.end(attempt, StoreSamples.played(turn));
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
