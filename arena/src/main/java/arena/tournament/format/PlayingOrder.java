package arena.tournament.format;

import arena.tournament.format.Slot.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The order in which the games of all sections begin: stage by stage, within a stage round by round across its
 * sections. If possible, a stage begins with sections whose members do not come from the section of the previous
 * stage's last game, so that no contestant plays twice in a row.
 */
final class PlayingOrder {

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
