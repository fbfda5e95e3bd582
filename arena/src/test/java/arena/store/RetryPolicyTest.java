package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

class RetryPolicyTest {

    private final List<String> remarks = new ArrayList<>();
    private final List<Duration> pauses = new ArrayList<>();
    private final Database file = Database.sqlite(Path.of("contest.db"));
    private final Database server =
            Database.postgresql("jdbc:postgresql://server/contests?password=x", "ada", "secret");

    private RetryPolicy policy(Database database) {
        return new RetryPolicy(database, remarks::add, pauses::add, Optional.empty());
    }

    private static RetryPolicy.Work<String> failing(SQLException... failures) {
        Deque<SQLException> left = new ArrayDeque<>(List.of(failures));
        return () -> {
            if (left.isEmpty()) {
                return "done";
            }
            throw left.remove();
        };
    }

    private static SQLException sqlite(SQLiteErrorCode code) {
        return new SQLiteException("[" + code.name() + "] " + code.message, code);
    }

    private static SQLException postgresql(String state) {
        return new SQLException("message", state);
    }

    @Test
    void whatWorksAtOnceIsNoNews() {
        assertThat(policy(file).retry(false, failing())).isEqualTo("done");
        assertThat(remarks).isEmpty();
        assertThat(pauses).isEmpty();
    }

    @Test
    void aWaitIsToldOnceAndItsEndOnce() {
        SQLException full = sqlite(SQLiteErrorCode.SQLITE_FULL);
        assertThat(policy(file).retry(false, failing(full, full, full))).isEqualTo("done");
        assertThat(remarks)
                .containsExactly(
                        "The database contest.db cannot be used just now, its disk is full; the arena waits for it,"
                                + " and nothing is lost.",
                        "The database contest.db can be used again; the arena goes on.");
        assertThat(pauses).hasSize(3).isSorted();
    }

    @Test
    void pausesGrowToASecondAndNotBeyond() {
        SQLException[] failures = new SQLException[12];
        Arrays.fill(failures, postgresql("57P03"));
        assertThat(policy(server).retry(true, failing(failures))).isEqualTo("done");
        assertThat(pauses).last().isEqualTo(Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @EnumSource(
            value = SQLiteErrorCode.class,
            names = {
                "SQLITE_BUSY",
                "SQLITE_BUSY_SNAPSHOT",
                "SQLITE_LOCKED",
                "SQLITE_FULL",
                "SQLITE_IOERR",
                "SQLITE_IOERR_WRITE",
                "SQLITE_IOERR_FSYNC",
                "SQLITE_READONLY",
                "SQLITE_CANTOPEN"
            })
    void aFileInTroubleIsWaitedForWhileAContestRuns(SQLiteErrorCode code) {
        assertThat(policy(file).retry(false, failing(sqlite(code)))).isEqualTo("done");
        assertThat(remarks).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(
            value = SQLiteErrorCode.class,
            names = {"SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_ERROR"})
    void aFileThatCanNeverWorkIsSaidWhenItIsOpened(SQLiteErrorCode code) {
        assertThatThrownBy(() -> policy(file).retry(true, failing(sqlite(code))))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("The database contest.db cannot be used: ");
        assertThat(remarks).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"08006", "08001", "57P01", "57P02", "57P03", "53100", "53300", "58030", "25006", "57014"})
    void aServerInTroubleIsWaitedFor(String state) {
        assertThat(policy(server).retry(false, failing(postgresql(state)))).isEqualTo("done");
        assertThat(remarks).hasSize(2);
        assertThat(remarks.get(0)).startsWith("The database postgresql://server/contests cannot be used just now, ");
    }

    @ParameterizedTest
    @CsvSource({"28P01", "28000", "3D000", "57P04", "42501", "42P01", "XX000"})
    void aServerThatRefusesIsNotAskedAgain(String state) {
        assertThatThrownBy(() -> policy(server).retry(false, failing(postgresql(state))))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("The database postgresql://server/contests cannot be used: ");
    }

    @Test
    void whoeverIsInEachOthersWayTriesAgainWithoutAWord() {
        assertThat(policy(server).retry(false, failing(postgresql("40001"), postgresql("40P01"))))
                .isEqualTo("done");
        assertThat(remarks).isEmpty();
    }

    @Test
    void whatTheDriverSaidCountsAndNotWhatWasMadeOfIt() {
        SQLException inner = new SQLException("pool", "08000", postgresql("28P01"));
        assertThatThrownBy(() -> policy(server).retry(false, failing(inner)))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("user or password is refused.");
    }

    @Test
    void aPoolThatHasWaitedInVainSaysNoMoreThanThatAndIsWaitedFor() {
        SQLException silence = new SQLTransientConnectionException("no connection within 2 s", null, 0);
        assertThat(policy(server).retry(false, failing(silence, silence))).isEqualTo("done");
        assertThat(remarks)
                .first()
                .isEqualTo("The database postgresql://server/contests cannot be used just now, it does not answer; the"
                        + " arena waits for it, and nothing is lost.");
    }

    @Test
    void whoDoesNotWaitWithoutEndSaysForHowLongHeTries() {
        RetryPolicy limited = new RetryPolicy(server, remarks::add, pauses::add, Optional.of(Duration.ofMinutes(1)));
        assertThat(limited.retry(false, failing(postgresql("08001")))).isEqualTo("done");
        assertThat(remarks).first().asString().endsWith("it does not answer; the arena tries again for 60 s.");
        RetryPolicy over = new RetryPolicy(server, remarks::add, pauses::add, Optional.of(Duration.ZERO));
        assertThatThrownBy(() -> over.retry(false, failing(postgresql("08001"))))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("and that has lasted for 0 s");
    }

    @Test
    void anInterruptEndsTheWaitingAndStaysVisible() {
        RetryPolicy impatient = new RetryPolicy(
                file,
                remarks::add,
                length -> {
                    throw new InterruptedException();
                },
                Optional.empty());
        assertThatThrownBy(() -> impatient.retry(false, failing(sqlite(SQLiteErrorCode.SQLITE_FULL))))
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "The arena was stopped while it waited for the database contest.db; what it was about to keep"
                                + " is not kept.");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void whoIsInterruptedBeforeGetsOneTry() {
        Thread.currentThread().interrupt();
        assertThat(policy(file).retry(false, failing())).isEqualTo("done");
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        assertThatThrownBy(() -> policy(file).retry(false, failing(sqlite(SQLiteErrorCode.SQLITE_FULL))))
                .isInstanceOf(StoreException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(pauses).isEmpty();
    }

    @Test
    void aMistakeOfAProgrammerIsNothingToBePatientAbout() {
        assertThatThrownBy(() -> policy(file).retry(false, () -> {
                    throw new IllegalStateException("mistake");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("mistake");
    }
}
