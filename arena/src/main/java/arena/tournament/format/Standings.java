package arena.tournament.format;

import arena.tournament.format.Row.Figures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What the members of a section have done in some of its games. It never changes; {@link #after} takes what has become of a few games
 * out of the sums, or into them, so that a result costs little however many there are.
 */
final class Standings {

    private static final Figures NOTHING = new Figures(0, 0, 0, 0, Points.NONE, 0, 0);

    private final Rewards rewards;
    private final List<Fixture> fixtures;
    /** How each of the fixtures counts; nothing of those that were not played, or count for nobody. */
    private final ArrayList<Optional<Score>> scores;

    private final SortedMap<Integer, Figures> figures;
    /** Points that came without a game. */
    private final SortedMap<Integer, Points> awarded;

    private final int annulled;
    private int played;
    private final Lazy<SortedMap<Integer, List<Game>>> byMember = new Lazy<>(this::gamesByMember);

    /** A game that was played. */
    record Game(Fixture fixture, Score score) {
        Game {
            if (fixture.seats().size() != score.places().size()) {
                throw new IllegalArgumentException(
                        "fixture " + fixture.id() + " has " + fixture.seats().size() + " seats, its score is " + score);
            }
        }
    }

    private Standings(List<Integer> members, Rewards rewards) {
        this.rewards = rewards;
        this.fixtures = List.of();
        this.scores = new ArrayList<>();
        this.figures = new TreeMap<>();
        this.awarded = Collections.emptySortedMap();
        this.annulled = 0;
        members.forEach(member -> figures.put(member, NOTHING));
    }

    private Standings(Standings before, Play.Meetings meetings, int annulled) {
        this.rewards = before.rewards;
        this.fixtures = meetings.fixtures();
        this.scores = new ArrayList<>(before.scores);
        this.figures = new TreeMap<>(before.figures);
        this.awarded = meetings.awarded();
        this.annulled = annulled;
        this.played = before.played;
    }

    /** Returns those of some members before any game; who is no member is left out of all sums. */
    static Standings none(List<Integer> members, Rewards rewards) {
        return new Standings(members, rewards);
    }

    /** Adds up what was played; what is not played yet counts nothing. */
    static Standings of(List<Integer> members, List<Fixture> fixtures, Scores scores, Rewards rewards) {
        return none(members, rewards).after(new Play.Meetings(fixtures, true), scores, Set.of(), fixture -> false);
    }

    /**
     * Returns those after some games have ended, or count otherwise.
     *
     * @param changed the ids of all games whose score may be another one than before
     * @param annulled which games count for nobody: as before, of the games that were there before
     */
    Standings after(Play.Meetings meetings, Scores now, Set<String> changed, Predicate<Fixture> annulled) {
        int number = (int) meetings.fixtures().stream().filter(annulled).count();
        Standings next = new Standings(this, meetings, number);
        for (int index = next.scores.size(); index > next.fixtures.size(); index--) {
            next.take(fixtures.get(index - 1), next.scores.remove(index - 1), -1);
        }
        for (int index = 0; index < next.fixtures.size(); index++) {
            Fixture fixture = next.fixtures.get(index);
            boolean same = index < fixtures.size() && fixture.equals(fixtures.get(index));
            if (!same || changed.contains(fixture.id())) {
                if (index < fixtures.size()) {
                    next.take(fixtures.get(index), next.scores.get(index), -1);
                } else {
                    next.scores.add(Optional.empty());
                }
                Optional<Score> score = annulled.test(fixture) ? Optional.empty() : now.of(fixture);
                next.scores.set(index, score);
                next.take(fixture, score, 1);
            }
        }
        return next;
    }

    /** Takes a game into the sums, once or minus once. */
    private void take(Fixture fixture, Optional<Score> score, int times) {
        if (score.isEmpty()) {
            return;
        }
        played += times;
        Game game = new Game(fixture, score.get());
        for (int seat = 0; seat < fixture.seats().size(); seat++) {
            int sitting = seat;
            figures.computeIfPresent(
                    fixture.seats().get(seat), (member, before) -> sum(before, game.score(), sitting, times));
        }
    }

    private Figures sum(Figures before, Score score, int seat, int times) {
        boolean won = score.isWonBy(seat);
        boolean drawn = !won && score.places().get(seat) == 1;
        return new Figures(
                before.played() + times,
                before.won() + (won ? times : 0),
                before.drawn() + (drawn ? times : 0),
                before.lost() + (won || drawn ? 0 : times),
                before.points().plus(rewards.of(score, seat).times(times)),
                before.moves() + (won ? (long) times * score.moves() : 0),
                Math.addExact(
                        before.gamePoints(), Math.multiplyExact(score.points().get(seat), (long) times)));
    }

    /** Returns what a member has done. */
    Figures figures(int member) {
        Figures sums = Optional.ofNullable(figures.get(member))
                .orElseThrow(() -> new IllegalArgumentException(member + " is none of " + figures.keySet()));
        Points more = awarded.getOrDefault(member, Points.NONE);
        return more.equals(Points.NONE)
                ? sums
                : new Figures(
                        sums.played(),
                        sums.won(),
                        sums.drawn(),
                        sums.lost(),
                        sums.points().plus(more),
                        sums.moves(),
                        sums.gamePoints());
    }

    /** Returns how each game counts, in the order in which they are begun; nothing of those that do not. */
    List<Optional<Score>> scores() {
        return Collections.unmodifiableList(scores);
    }

    /** Returns whether all games that count for anybody were played. */
    boolean areAllPlayed() {
        return played + annulled == fixtures.size();
    }

    /** Returns whether no game was played. */
    boolean isEmpty() {
        return played == 0;
    }

    /** Returns the games of a member that were played, in the order in which they are begun. */
    List<Game> games(int member) {
        return byMember.get().getOrDefault(member, List.of());
    }

    private SortedMap<Integer, List<Game>> gamesByMember() {
        SortedMap<Integer, List<Game>> games = new TreeMap<>();
        for (int index = 0; index < fixtures.size(); index++) {
            if (scores.get(index).isPresent()) {
                Game game = new Game(fixtures.get(index), scores.get(index).get());
                game.fixture()
                        .seats()
                        .forEach(member -> games.computeIfAbsent(member, none -> new ArrayList<>())
                                .add(game));
            }
        }
        return games;
    }
}
