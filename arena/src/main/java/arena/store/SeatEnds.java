package arena.store;

import arena.tournament.SeatResult;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** What the attempts of one contest ended with for each seat, as rows. */
final class SeatEnds {

    /** A seat of an attempt. */
    private record Seat(long attempt, int number) {
        static Seat of(ResultSet row) throws SQLException {
            return new Seat(row.getLong("attempt"), row.getInt("seat"));
        }
    }

    private final Handle handle;
    private final String contest;

    SeatEnds(Handle handle, String contest) {
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
                .bind("moves", end.moves())
                .bind("faults", end.faults())
                .bind("late", end.late())
                .bind("used", end.usedMillis())
                .bind("slowest", end.slowestMillis());
    }

    /**
     * Returns the seats of each attempt that ended after a number of the ledger, by the number it was begun under; none
     * begun before the oldest.
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
                row.getInt("moves"),
                row.getInt("faults"),
                row.getInt("late"),
                row.getLong("used_millis"),
                row.getLong("slowest_millis"));
    }
}
