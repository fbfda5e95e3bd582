package arena.store;

import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The attempts of one contest and their results, as rows of the database. */
final class Attempts {

    private final Handle handle;
    private final String contest;

    Attempts(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /** Adds an attempt under a sequence number; its own number is the next one of its fixture. */
    void add(long sequence, Attempt attempt) {
        handle.createUpdate("""
                        insert into attempt (contest, sequence, fixture, number, contestants, begun_by, begun_millis)
                        select :contest, :sequence, :fixture, count(*) + 1, :contestants, :by, :millis
                        from attempt where contest = :contest and fixture = :fixture""")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .bind("fixture", attempt.fixture())
                .bind("contestants", joined(attempt.contestants()))
                .bind("by", attempt.by())
                .bind("millis", attempt.epochMillis())
                .execute();
    }

    /** Returns the numbers as the database stores them: separated by spaces. */
    static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static List<Integer> numbers(String line) {
        try {
            return line.isEmpty()
                    ? List.of()
                    : Stream.of(line.split(" ")).map(Integer::valueOf).toList();
        } catch (NumberFormatException damaged) {
            throw new StoreException(
                    "The database holds an attempt whose contestants are \"" + line
                            + "\", which no arena has written; take a copy of the database from before.",
                    damaged);
        }
    }

    /** Adds the result of an attempt, unless it has one; returns whether it was added. */
    boolean end(long sequence, Attempt attempt, AttemptResult ended) {
        int added = handle.createUpdate("""
                        insert into ended (contest, attempt, sequence, verdict, cause, reason, words, moves, millis,
                            record, ended_millis)
                        values (:contest, :attempt, :sequence, :verdict, :cause, :reason, :words, :moves, :millis,
                            :record, :ended)
                        on conflict do nothing""")
                .bind("contest", contest)
                .bind("attempt", attempt.sequence())
                .bind("sequence", sequence)
                .bind("verdict", ended.verdict().name())
                .bind("cause", ended.cause())
                .bind("reason", ended.reason())
                .bind("words", ended.words())
                .bind("moves", ended.moves())
                .bind("millis", ended.millis())
                .bind("record", ended.record())
                .bind("ended", ended.epochMillis())
                .execute();
        if (added > 0) {
            ended.problem().ifPresent(problem -> add("end_trouble (contest, attempt, words)", attempt, problem));
            ended.machine().ifPresent(machine -> add("end_machine (contest, attempt, class)", attempt, machine));
            new SeatResultRows(handle, contest).add(attempt.sequence(), ended.seats());
        }
        return added > 0;
    }

    private void add(String table, Attempt attempt, String text) {
        handle.createUpdate("insert into " + table + " values (:contest, :attempt, :text)")
                .bind("contest", contest)
                .bind("attempt", attempt.sequence())
                .bind("text", text)
                .execute();
    }

    /** Returns the attempt that was entered under a sequence number. */
    Attempt begun(long sequence) {
        return handle.createQuery("select * from attempt where contest = :contest and sequence = :sequence")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .map((row, context) -> attempt(row))
                .one();
    }

    private static Attempt attempt(ResultSet row) throws SQLException {
        return new Attempt(
                row.getLong("sequence"),
                row.getString("fixture"),
                row.getInt("number"),
                numbers(row.getString("contestants")),
                row.getString("begun_by"),
                row.getLong("begun_millis"));
    }

    /**
     * Returns the attempts that began or ended after a sequence number, in the order of their beginnings. Attempts that
     * began before {@code oldest} are left out.
     */
    List<AttemptRow> after(long sequence, long oldest) {
        List<AttemptRow> bare = handle.createQuery("""
                        select a.sequence, a.fixture, a.number, a.contestants, a.begun_by, a.begun_millis,
                               e.sequence as end_sequence, e.verdict, e.cause, e.reason, e.words, e.moves, e.millis,
                               e.record, e.ended_millis, t.words as trouble,
                               m.class as machine
                        from attempt a
                        left join ended e on e.contest = a.contest and e.attempt = a.sequence
                        left join end_trouble t on t.contest = a.contest and t.attempt = a.sequence
                        left join end_machine m on m.contest = a.contest and m.attempt = a.sequence
                        where a.contest = :contest and a.sequence >= :oldest
                          and (a.sequence > :after or e.sequence > :after)
                        order by a.sequence""")
                .bind("contest", contest)
                .bind("after", sequence)
                .bind("oldest", oldest)
                .map((row, context) -> attempted(row))
                .list();
        // A result and its seats are committed in one transaction, so the seats of a result just read are there.
        SortedMap<Long, List<SeatResult>> seats = new SeatResultRows(handle, contest).after(sequence, oldest);
        return bare.stream().map(attempted -> seated(attempted, seats)).toList();
    }

    private static AttemptRow attempted(ResultSet row) throws SQLException {
        Attempt attempt = attempt(row);
        long end = row.getLong("end_sequence");
        return end == 0
                ? new AttemptRow(attempt, Optional.empty(), attempt.sequence())
                : new AttemptRow(attempt, Optional.of(ended(row)), end);
    }

    private static AttemptResult ended(ResultSet row) throws SQLException {
        return new AttemptResult(
                Verdict.valueOf(row.getString("verdict")),
                row.getString("cause"),
                row.getString("reason"),
                row.getString("words"),
                Optional.ofNullable(row.getString("trouble")),
                new GameResult(List.of(), row.getInt("moves")),
                row.getLong("millis"),
                row.getString("record"),
                Optional.ofNullable(row.getString("machine")),
                row.getLong("ended_millis"));
    }

    private static AttemptRow seated(AttemptRow bare, SortedMap<Long, List<SeatResult>> seats) {
        return new AttemptRow(
                bare.attempt(),
                bare.ended()
                        .map(end ->
                                end.withSeats(seats.getOrDefault(bare.attempt().sequence(), List.of()))),
                bare.sequence());
    }

    /** The results of the seats in the attempts of one contest, as rows. */
    private static final class SeatResultRows {

        /** The key of a seat in an attempt. */
        private record Seat(long attempt, int number) {
            static Seat of(ResultSet row) throws SQLException {
                return new Seat(row.getLong("attempt"), row.getInt("seat"));
            }
        }

        private final Handle handle;
        private final String contest;

        SeatResultRows(Handle handle, String contest) {
            this.handle = handle;
            this.contest = contest;
        }

        /** Adds the seats of an attempt, seat 1 first. */
        void add(long attempt, List<SeatResult> seats) {
            PreparedBatch batch = handle.prepareBatch("""
                    insert into seat_end (contest, attempt, seat, contestant, place, points, cause, evidence,
                                          moves, faults, late, used_millis, slowest_millis)
                    values (:contest, :attempt, :seat, :contestant, :place, :points, :cause, :evidence,
                            :moves, :faults, :late, :used, :slowest)""");
            for (int seat = 0; seat < seats.size(); seat++) {
                batch.bind("contest", contest).bind("attempt", attempt).bind("seat", seat + 1);
                bind(batch, seats.get(seat));
                batch.add();
            }
            batch.execute();
            addFigures(attempt, seats);
        }

        private void addFigures(long attempt, List<SeatResult> seats) {
            PreparedBatch batch = handle.prepareBatch("""
                    insert into seat_figure (contest, attempt, seat, name, value)
                    values (:contest, :attempt, :seat, :name, :value)""");
            for (int seat = 0; seat < seats.size(); seat++) {
                int number = seat + 1;
                seats.get(seat)
                        .figures()
                        .forEach((name, figure) -> batch.bind("contest", contest)
                                .bind("attempt", attempt)
                                .bind("seat", number)
                                .bind("name", name)
                                .bind("value", figure)
                                .add());
            }
            if (batch.size() > 0) {
                batch.execute();
            }
        }

        private static void bind(PreparedBatch batch, SeatResult end) {
            batch.bind("contestant", end.contestant())
                    .bind("place", end.place())
                    .bind("points", end.points())
                    .bind("cause", end.cause())
                    .bind("evidence", end.evidence())
                    .bind("moves", end.tally().moves())
                    .bind("faults", end.tally().faults())
                    .bind("late", end.tally().late())
                    .bind("used", end.tally().usedMillis())
                    .bind("slowest", end.tally().slowestMillis());
        }

        /**
         * Returns the seats of each attempt that ended after a sequence number, by the sequence number of its
         * beginning. Attempts that began before {@code oldest} are left out.
         */
        SortedMap<Long, List<SeatResult>> after(long sequence, long oldest) {
            SortedMap<Seat, SortedMap<String, Long>> figures = figuresAfter(sequence, oldest);
            SortedMap<Long, List<SeatResult>> seats = new TreeMap<>();
            handle.createQuery("""
                            select s.* from seat_end s
                            join ended e on e.contest = s.contest and e.attempt = s.attempt
                            where s.contest = :contest and s.attempt >= :oldest and e.sequence > :after
                            order by s.attempt, s.seat""")
                    .bind("contest", contest)
                    .bind("after", sequence)
                    .bind("oldest", oldest)
                    .map((row, context) -> seats.computeIfAbsent(row.getLong("attempt"), attempt -> new ArrayList<>())
                            .add(seat(row).with(figures.getOrDefault(Seat.of(row), Collections.emptySortedMap()))))
                    .list();
            return seats;
        }

        private SortedMap<Seat, SortedMap<String, Long>> figuresAfter(long sequence, long oldest) {
            SortedMap<Seat, SortedMap<String, Long>> figures =
                    new TreeMap<>(Comparator.comparing(Seat::attempt).thenComparing(Seat::number));
            handle.createQuery("""
                            select f.* from seat_figure f
                            join ended e on e.contest = f.contest and e.attempt = f.attempt
                            where f.contest = :contest and f.attempt >= :oldest and e.sequence > :after""")
                    .bind("contest", contest)
                    .bind("after", sequence)
                    .bind("oldest", oldest)
                    .map((row, context) -> figures.computeIfAbsent(Seat.of(row), seat -> new TreeMap<>())
                            .put(row.getString("name"), row.getLong("value")))
                    .list();
            return figures;
        }

        private static SeatResult seat(ResultSet row) throws SQLException {
            return new SeatResult(
                    row.getInt("contestant"),
                    row.getInt("place"),
                    row.getLong("points"),
                    row.getString("cause"),
                    row.getString("evidence"),
                    new MoveTally(
                            row.getInt("moves"),
                            row.getInt("faults"),
                            row.getInt("late"),
                            row.getLong("used_millis"),
                            row.getLong("slowest_millis")));
        }
    }
}
