package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.format.Slot.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The state of a contest: a pure function of its layout and the results that count.
 *
 * <p>It is immutable, and keeps the computation of each section, so that {@link #after} computes again only the
 * sections that some games change. Both ways give the same state; {@link #of} defines it.
 */
public final class ContestProgress {

    private final ProgressComputation computation;
    private final List<SectionState> sections;
    private final PlayingOrder sequence;
    private final SortedSet<Integer> out;
    private final boolean over;
    private final Lazy<List<Fixture>> open;
    private final Lazy<List<List<Integer>>> placing;

    private ContestProgress(
            ProgressComputation work, CountedResults results, Optional<ContestProgress> before, Set<String> changed) {
        this.computation = work;
        this.sections = List.copyOf(work.sections(results, before.map(ContestProgress::sections), changed));
        this.sequence = before.filter(progress -> haveSameGames(progress.sections, sections))
                .map(progress -> progress.sequence)
                .orElseGet(() -> PlayingOrder.of(sections));
        this.out = out(results, work.contestants());
        this.over = sections.stream().allMatch(SectionState::over);
        this.open = new Lazy<>(() -> sequence.open(this.sections));
        this.placing = new Lazy<>(() -> FinalPlacing.of(work.plan(), this.sections, this.out));
    }

    /**
     * Computes the state of a contest.
     *
     * @param names the name of each contestant for sentences, contestant 0 first
     */
    public static ContestProgress of(ContestLayout plan, CountedResults results, SealedSeed seal, List<String> names) {
        return new ContestProgress(new ProgressComputation(plan, seal, names), results, Optional.empty(), Set.of());
    }

    /**
     * Computes the state of the contest after some games.
     *
     * @param results all results that count now
     * @param changed the ids of all games that may count otherwise than before, or that have begun since a
     *     disqualification
     */
    public ContestProgress after(CountedResults results, Set<String> changed) {
        return new ContestProgress(computation, results, Optional.of(this), changed);
    }

    private static boolean haveSameGames(List<SectionState> before, List<SectionState> now) {
        return IntStream.range(0, now.size())
                .allMatch(number -> now.get(number) == before.get(number)
                        || now.get(number).fixtures().equals(before.get(number).fixtures()));
    }

    private static SortedSet<Integer> out(CountedResults results, int contestants) {
        SortedSet<Integer> out = new TreeSet<>();
        for (int contestant = 0; results.anybodyDisqualified() && contestant < contestants; contestant++) {
            if (results.presence(contestant) == Participation.OUT) {
                out.add(contestant);
            }
        }
        return Collections.unmodifiableSortedSet(out);
    }

    /** Returns the sections in the order of the layout. */
    public List<SectionState> sections() {
        return sections;
    }

    /**
     * Returns all known games, in the order in which they begin: stage by stage, within a stage round by round across
     * its sections. Further results add games, and never change the order of two games.
     */
    public List<Fixture> fixtures() {
        return Collections.unmodifiableList(sequence.fixtures());
    }

    /** Returns the games that are still to be played, in the order in which they begin. */
    public List<Fixture> open() {
        return open.get();
    }

    /** Returns the final placing as far as it is certain: groups of contestants, the first group on place 1. */
    public List<List<Integer>> placing() {
        return placing.get();
    }

    /** Returns the contestants that were disqualified and have no place. */
    public SortedSet<Integer> out() {
        return out;
    }

    /** Returns whether all games have been played. */
    public boolean over() {
        return over;
    }

    /** Returns the result of a game; empty if it is still to be played, or is annulled. */
    public Optional<GameResult> result(Fixture fixture) {
        return section(fixture.section()).flatMap(state -> state.result(fixture));
    }

    /** Returns the state of a section; empty if no section has that id. */
    public Optional<SectionState> section(String id) {
        return sections.stream()
                .filter(state -> state.section().id().equals(id))
                .findFirst();
    }

    /**
     * The final placing of a contest.
     *
     * <p>First come the contestants in the sections that decide final places, in the order of the layout's list. The
     * others follow by the stage that they reached, the later the better, and within it by their place in their
     * section; contestants on the same place of parallel sections are tied, such as the four losers of the
     * quarter-finals. A contestant that was disqualified and is out has no place.
     */
    private static final class FinalPlacing {

        private final List<List<Integer>> groups = new ArrayList<>();
        private final SortedSet<Integer> placed = new TreeSet<>();

        private FinalPlacing(SortedSet<Integer> out) {
            placed.addAll(out);
        }

        /** Returns the placing as far as it is certain: groups of contestants, the first group on place 1. */
        static List<List<Integer>> of(ContestLayout plan, List<SectionState> sections, SortedSet<Integer> out) {
            FinalPlacing placing = new FinalPlacing(out);
            for (String id : plan.placing()) {
                SectionState state = sections.stream()
                        .filter(one -> one.section().id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("the plan has no section " + id));
                if (!state.over()) {
                    return placing.groups;
                }
                placing.add(List.of(state));
            }
            placing.addOthers(sections);
            return placing.groups;
        }

        private void addOthers(List<SectionState> sections) {
            List<String> stages = sections.stream()
                    .map(state -> state.section().stage())
                    .distinct()
                    .toList();
            for (int stage = stages.size() - 1; stage >= 0; stage--) {
                String name = stages.get(stage);
                List<SectionState> parallel = sections.stream()
                        .filter(state -> state.section().stage().equals(name))
                        .toList();
                if (!parallel.stream().allMatch(SectionState::over)) {
                    return;
                }
                add(parallel);
            }
        }

        private void add(List<SectionState> parallel) {
            SortedMap<Integer, List<Integer>> byPlace = new TreeMap<>();
            for (SectionState state : parallel) {
                for (StandingRow row : state.rows()) {
                    if (placed.add(row.contestant())) {
                        byPlace.computeIfAbsent(row.place(), none -> new ArrayList<>())
                                .add(row.contestant());
                    }
                }
            }
            groups.addAll(byPlace.values());
        }
    }

    /**
     * The order in which the games of all sections begin: stage by stage, within a stage round by round across its
     * sections. If possible, a stage begins with sections whose members do not come from the section of the previous
     * stage's last game, so that no contestant plays twice in a row.
     */
    private static final class PlayingOrder {

        private final List<Fixture> fixtures = new ArrayList<>();
        /** The section of each of the fixtures, and its place among those of its section, both from 0. */
        private final List<Spot> spots = new ArrayList<>();

        private record Spot(int section, int index) {}

        private PlayingOrder() {}

        /** Returns the order of all known games. */
        static PlayingOrder of(List<SectionState> sections) {
            Map<String, List<Integer>> stages = new LinkedHashMap<>();
            for (int section = 0; section < sections.size(); section++) {
                stages.computeIfAbsent(sections.get(section).section().stage(), none -> new ArrayList<>())
                        .add(section);
            }
            PlayingOrder sequence = new PlayingOrder();
            String before = "";
            for (List<Integer> parallel : stages.values()) {
                List<Integer> rested = rested(sections, parallel, before);
                sequence.addRoundByRound(sections, rested);
                before = sections.get(rested.get(rested.size() - 1)).section().id();
            }
            return sequence;
        }

        private static List<Integer> rested(List<SectionState> sections, List<Integer> parallel, String before) {
            return Stream.concat(
                            parallel.stream().filter(section -> !takesFrom(sections.get(section), before)),
                            parallel.stream().filter(section -> takesFrom(sections.get(section), before)))
                    .toList();
        }

        private static boolean takesFrom(SectionState state, String before) {
            return state.section().slots().stream()
                    .anyMatch(slot -> slot.source() instanceof Source.Placed placed
                            && placed.section().equals(before));
        }

        private void addRoundByRound(List<SectionState> sections, List<Integer> stage) {
            SortedMap<Integer, List<Spot>> rounds = new TreeMap<>();
            for (int section : stage) {
                List<Fixture> games = sections.get(section).fixtures();
                for (int index = 0; index < games.size(); index++) {
                    rounds.computeIfAbsent(games.get(index).round(), none -> new ArrayList<>())
                            .add(new Spot(section, index));
                }
            }
            rounds.values().stream().flatMap(Collection::stream).forEach(spot -> {
                spots.add(spot);
                fixtures.add(sections.get(spot.section()).fixtures().get(spot.index()));
            });
        }

        /** Returns all known games. */
        List<Fixture> fixtures() {
            return fixtures;
        }

        /** Returns the games that are still to be played. */
        List<Fixture> open(List<SectionState> sections) {
            return IntStream.range(0, spots.size())
                    .filter(number -> sections.get(spots.get(number).section())
                            .isOpen(spots.get(number).index()))
                    .mapToObj(fixtures::get)
                    .toList();
        }
    }
}
