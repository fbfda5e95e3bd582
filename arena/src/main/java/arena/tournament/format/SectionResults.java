package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The results of one section as they count in it, with the games of disqualified members.
 *
 * <p>A section is settled when the first game of a later section that depends on it begins: no member is taken out of a
 * group whose second round is being played, nor readmitted to it.
 */
final class SectionResults implements CountedResults {

    private final SectionPlay play;
    private final SectionPlay.Group group;
    private final CountedResults all;
    private final Predicate<String> later;
    /** The participation when the section was settled, of the members that did not take part then. */
    private final SortedMap<Integer, Participation> settled = new TreeMap<>();

    private final SortedSet<Integer> out = new TreeSet<>();

    /**
     * Prepares the results of a section.
     *
     * @param later the ids of all sections that depend on it
     */
    SectionResults(SectionPlay play, SectionPlay.Group group, SortedSet<String> later, CountedResults all) {
        this.play = play;
        this.group = group;
        this.all = all;
        this.later = game -> later.contains(Fixture.section(game));
        for (int member : group.members()) {
            Participation then = all.presence(member, this.later);
            if (then != Participation.IN) {
                settled.put(member, then);
            }
            if (then == Participation.OUT) {
                out.add(member);
            }
        }
    }

    /** Returns the members that do not take part: besides the games, results depend on nothing else. */
    Attendance attendance() {
        SortedMap<Integer, Participation> now = new TreeMap<>();
        for (int member : group.members()) {
            Participation presence = all.presence(member);
            if (presence != Participation.IN) {
                now.put(member, presence);
            }
        }
        return new Attendance(out, settled, now);
    }

    /**
     * The members of a section that do not take part.
     *
     * @param out the members that are out of this section
     * @param settled the participation when the section was settled, of members that did not take part then
     * @param now the present participation of members that do not take part now
     */
    record Attendance(
            SortedSet<Integer> out, SortedMap<Integer, Participation> settled, SortedMap<Integer, Participation> now) {
        Attendance {
            out = Collections.unmodifiableSortedSet(new TreeSet<>(out));
            settled = Collections.unmodifiableSortedMap(new TreeMap<>(settled));
            now = Collections.unmodifiableSortedMap(new TreeMap<>(now));
        }
    }

    @Override
    public Optional<GameResult> of(Fixture fixture) {
        Optional<GameResult> ended = all.of(fixture);
        if (ended.isPresent()) {
            return play.expulsion() == SectionPlay.Expulsion.LOSES ? ended.map(this::expelled) : ended;
        }
        return all.isRunning(fixture) ? Optional.empty() : withoutGame(fixture);
    }

    @Override
    public boolean isRunning(Fixture fixture) {
        return all.isRunning(fixture);
    }

    @Override
    public boolean anybodyDisqualified() {
        return all.anybodyDisqualified();
    }

    @Override
    public Participation presence(int contestant, Predicate<String> games) {
        return all.presence(contestant, games);
    }

    /** Returns a result with the seats of members that are out behind all others. */
    private GameResult expelled(GameResult result) {
        List<SeatResult> left =
                result.seats().stream().filter(seat -> !isOut(seat)).toList();
        if (left.size() == result.seats().size()) {
            return result;
        }
        int last = left.isEmpty() ? 1 : left.size() + 1;
        return new GameResult(
                result.seats().stream()
                        .map(seat ->
                                isOut(seat) ? seat.placed(last, 0) : seat.placed(1 + before(seat, left), seat.points()))
                        .toList(),
                result.moves());
    }

    private boolean isOut(SeatResult seat) {
        return out.contains(seat.contestant());
    }

    private static int before(SeatResult seat, List<SeatResult> left) {
        return (int) left.stream().filter(other -> other.place() < seat.place()).count();
    }

    /** Returns the result of a game that cannot be played, since at most one of its players is still in the contest. */
    private Optional<GameResult> withoutGame(Fixture fixture) {
        List<Integer> left =
                fixture.seats().stream().filter(one -> plays(one, fixture)).toList();
        if (left.size() > 1) {
            return Optional.empty();
        }
        int best = left.isEmpty() ? 1 : 2;
        return Optional.of(new GameResult(
                fixture.seats().stream()
                        .map(one -> left.contains(one) ? SeatResult.of(one, 1, 1) : SeatResult.of(one, best, 0))
                        .toList(),
                0));
    }

    private boolean plays(int contestant, Fixture fixture) {
        return all.presence(contestant) == Participation.IN
                && all.presence(contestant, later.or(game -> play.follows(group, game, fixture))) == Participation.IN;
    }
}
