package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.tournament.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A section that is simulated to its end, with open games ending in random order; the contract of every play is checked
 * on the way.
 */
final class SimulatedSection implements CountedResults {

    private final SortedMap<String, GameResult> scores = new TreeMap<>();
    private final SectionPlay play;
    private final SectionPlay.Group group;
    private Chance chance;
    private SectionPlay.Meetings meetings;

    private SimulatedSection(SectionPlay play, SectionPlay.Group group, long seed) {
        this.play = play;
        this.group = group;
        this.chance = Chance.of(seed, "results");
        this.meetings = play.meetings(group, this);
    }

    /** Plays until no game is open, or until a number of games was played. */
    static SimulatedSection of(SectionPlay play, SectionPlay.Group group, long seed, int most) {
        SimulatedSection section = new SimulatedSection(play, group, seed);
        List<Fixture> open = section.open();
        while (!open.isEmpty() && section.scores.size() < most) {
            section.end(open.get(section.below(open.size())));
            open = section.open();
        }
        return section;
    }

    static SectionPlay.Group group(int members, long seed) {
        return new SectionPlay.Group(
                "S", IntStream.range(0, members).boxed().toList(), new SealedSeed(String.format("%064x", seed)));
    }

    /** Returns a result in which seat 1 wins, seat 2 is next, and so on. */
    static GameResult inSeatOrder(Fixture fixture) {
        List<Integer> places =
                IntStream.rangeClosed(1, fixture.seats().size()).boxed().toList();
        return GameResult.of(
                fixture.seats(),
                places,
                places.stream().map(place -> 10L - place).toList(),
                7);
    }

    @Override
    public Optional<GameResult> of(Fixture fixture) {
        return Optional.ofNullable(scores.get(fixture.id()));
    }

    List<Fixture> fixtures() {
        return meetings.fixtures();
    }

    SectionPlay.Meetings meetings() {
        return meetings;
    }

    List<Fixture> open() {
        return fixtures().stream()
                .filter(fixture -> !scores.containsKey(fixture.id()))
                .toList();
    }

    /** Ends a game with a random result: one seat wins, or all are tied. */
    private void end(Fixture fixture) {
        int seats = fixture.seats().size();
        List<Integer> places = below(5) == 0
                ? IntStream.range(0, seats).mapToObj(seat -> 1).toList()
                : group.seal()
                        .lot(
                                "places " + fixture.id() + below(9),
                                inSeatOrder(fixture).places());
        end(
                fixture,
                GameResult.of(
                        fixture.seats(),
                        places,
                        places.stream().map(place -> 10L * place).toList(),
                        7));
    }

    void end(Fixture fixture, GameResult score) {
        List<Fixture> before = fixtures();
        scores.put(fixture.id(), score);
        meetings = play.meetings(group, this);
        assertThat(fixtures().stream().filter(before::contains).toList()).isEqualTo(before);
        assertThat(fixtures().stream().map(Fixture::id).distinct().count())
                .isEqualTo(fixtures().size());
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
