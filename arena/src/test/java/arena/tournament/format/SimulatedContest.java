package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A simulated contest: a layout, and the scores so far. */
final class SimulatedContest implements CountedResults {

    static final SealedSeed SEAL = new SealedSeed("0123456789abcdef".repeat(4));

    private final ContestLayout plan;
    private final SortedMap<String, GameResult> scores = new TreeMap<>();
    private final List<String> names =
            IntStream.range(0, 200).mapToObj(SimulatedContest::name).toList();

    SimulatedContest(ContestLayout plan) {
        this.plan = plan;
    }

    /** Returns the name of a contestant: AAA, AAB, ... */
    static String name(int contestant) {
        return "" + (char) ('A' + contestant / 676) + (char) ('A' + contestant / 26 % 26)
                + (char) ('A' + contestant % 26);
    }

    @Override
    public Optional<GameResult> of(Fixture fixture) {
        return Optional.ofNullable(scores.get(fixture.id()));
    }

    ContestProgress progress() {
        return ContestProgress.of(plan, this, SEAL, names);
    }

    SectionState section(String id) {
        return progress().section(id).orElseThrow();
    }

    /** Enters a score. */
    void score(Fixture fixture, GameResult score) {
        scores.put(fixture.id(), score);
    }

    /** Enters a win of a game of two with a number of moves. */
    void win(Fixture fixture, int winner, int moves) {
        boolean first = fixture.seats().get(0) == winner;
        score(
                fixture,
                GameResult.of(
                        fixture.seats(),
                        first ? List.of(1, 2) : List.of(2, 1),
                        first ? List.of(1L, 0L) : List.of(0L, 1L),
                        moves));
    }

    /** Returns the known games that are not yet played. */
    List<Fixture> open() {
        return open(progress());
    }

    /** Returns the games of a progress that are not yet played. */
    List<Fixture> open(ContestProgress progress) {
        return progress.fixtures().stream()
                .filter(fixture -> of(fixture).isEmpty())
                .toList();
    }

    /** Plays all open games, in random order, until none is left. */
    void playOn(Random random) {
        for (List<Fixture> open = open(); !open.isEmpty(); open = open()) {
            score(open.get(random.nextInt(open.size())), random);
        }
    }

    /** Enters a random score. */
    void score(Fixture fixture, Random random) {
        List<Integer> places = new ArrayList<>(
                IntStream.rangeClosed(1, fixture.seats().size()).boxed().toList());
        Collections.shuffle(places, random);
        score(
                fixture,
                GameResult.of(
                        fixture.seats(),
                        places,
                        places.stream()
                                .map(place -> (long) places.size() - place)
                                .toList(),
                        20 + random.nextInt(40)));
    }
}
