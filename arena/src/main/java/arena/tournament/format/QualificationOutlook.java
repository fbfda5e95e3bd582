package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The outlook of the members of a section from which some advance: certain statements about who is in or out.
 *
 * <p>As long as games are to be played only points count: a member that can still be tied on points with another may
 * end before or behind it. With at most {@value #FEW} games of two left every combination of results is tried; before
 * that, and in games of more seats, the statements follow from the most and the fewest points that each member can
 * still have. A correction by the referee may change everything.
 */
final class QualificationOutlook {

    /** The largest number of games of which every combination of results is tried: 3 to the power of this number. */
    static final int FEW = 7;

    private static final Wording THROUGH = Wording.of("through", "through");
    private static final Wording OUT = Wording.of("out", "out");

    private final List<Integer> members;
    private final List<String> names;
    private final int advancing;
    private final List<Fixture> open;
    private final Standings standings;
    private final PointsRule rewards;
    private final Optional<Outcomes> outcomes;
    /** The number of games that each member has still to play. */
    private final SortedMap<Integer, Integer> left = new TreeMap<>();
    /** The most and the fewest points that a game earns; shared places earn something in between. */
    private final long highest;

    private final long lowest;
    /** The most and the fewest points that each member can have in the end. */
    private final long[] mostOfEach;

    private final long[] leastOfEach;

    /**
     * The games of a section, without annulled games and play-offs.
     *
     * @param open the games that are still to be played
     * @param complete whether all games are known
     */
    record Games(Standings standings, List<Fixture> open, boolean complete) {
        boolean over() {
            return complete && open.isEmpty();
        }
    }

    private QualificationOutlook(KnownSection section, Games games) {
        this.members = section.group().members();
        this.names = section.names();
        this.advancing = section.advancing();
        this.rewards = section.section().ranking().rewards();
        this.standings = games.standings();
        this.open = games.open();
        open.forEach(fixture -> fixture.seats().forEach(member -> left.merge(member, 1, Integer::sum)));
        this.highest = rewards().max().orElseThrow();
        this.lowest = rewards().min().orElseThrow();
        this.mostOfEach =
                members.stream().mapToLong(member -> reached(member, highest)).toArray();
        this.leastOfEach =
                members.stream().mapToLong(member -> reached(member, lowest)).toArray();
        boolean few = open.size() <= FEW
                && open.stream().allMatch(fixture -> fixture.seats().size() == 2);
        this.outcomes = few && rewards instanceof PointsRule.Places ? Optional.of(outcomes()) : Optional.empty();
    }

    /** Returns the sentence for each member; none if nothing is certain or no member advances. */
    static SortedMap<Integer, Wording> of(KnownSection section, Games games, Ranker.Ranked ranked) {
        SortedMap<Integer, Wording> sentences = new TreeMap<>();
        if (section.advancing() == 0) {
            return sentences;
        }
        if (games.over()) {
            section.group()
                    .members()
                    .forEach(member -> settled(member, ranked, section.advancing())
                            .ifPresent(prospect -> sentences.put(member, prospect)));
        } else if (games.complete() && !(section.section().ranking().rewards() instanceof PointsRule.GamePoints)) {
            QualificationOutlook outlook = new QualificationOutlook(section, games);
            section.group()
                    .members()
                    .forEach(member -> outlook.of(member).ifPresent(prospect -> sentences.put(member, prospect)));
        }
        return sentences;
    }

    private static Optional<Wording> settled(int member, Ranker.Ranked ranked, int advancing) {
        int before = 0;
        for (Ranker.Place place : ranked.places()) {
            if (place.members().contains(member)) {
                boolean through = before + place.members().size() <= advancing;
                if (through || before >= advancing) {
                    return Optional.of(through ? THROUGH : OUT);
                }
                return place.waits() ? Optional.of(Wording.of("in-a-play-off", "in a play-off")) : Optional.empty();
            }
            before += place.members().size();
        }
        throw new IllegalArgumentException(member + " has no place");
    }

    private Outcomes outcomes() {
        return new Outcomes(
                members.stream()
                        .map(member -> standings.figures(member).points())
                        .toList(),
                open.stream()
                        .map(fixture ->
                                fixture.seats().stream().map(members::indexOf).toList())
                        .toList(),
                rewards,
                advancing);
    }

    private Optional<Wording> of(int member) {
        return outcomes.isPresent() ? exactly(member, outcomes.get()) : roughly(member);
    }

    private Optional<Wording> exactly(int member, Outcomes all) {
        int index = members.indexOf(member);
        if (all.always(index, true)) {
            return Optional.of(THROUGH);
        }
        if (all.always(index, false)) {
            return Optional.of(OUT);
        }
        return Stream.of(condition(member, all, true), condition(member, all, false))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns the condition: on the member's own last match if it has only one, else on a match of others. */
    private Optional<Wording> condition(int member, Outcomes all, boolean through) {
        List<Wording> conditions = new ArrayList<>();
        boolean single =
                open.stream().filter(fixture -> fixture.isPlayedBy(member)).count() == 1;
        for (int game = 0; game < open.size(); game++) {
            if (open.get(game).isPlayedBy(member)) {
                if (single) {
                    conditions.addAll(0, own(member, all, through, game));
                }
            } else {
                conditions.addAll(others(member, all, through, game));
            }
        }
        return conditions.stream().findFirst();
    }

    private List<Wording> own(int member, Outcomes all, boolean through, int game) {
        int index = members.indexOf(member);
        int win = open.get(game).seats().get(0) == member ? 0 : 2;
        int good = through ? win : 2 - win;
        String verb = through ? "wins" : "loses";
        String opposite = through ? "loses" : "wins";
        if (all.surely(index, through, game, good, 1)) {
            return List.of(statement(through, "unless-" + opposite, "unless it " + opposite + " its last match"));
        }
        return all.surely(index, through, game, good)
                ? List.of(statement(through, "if-" + verb, "if it " + verb + " its last match"))
                : List.of();
    }

    private List<Wording> others(int member, Outcomes all, boolean through, int game) {
        int index = members.indexOf(member);
        List<Wording> conditions = new ArrayList<>();
        for (int win : List.of(0, 2)) {
            String winner = names.get(open.get(game).seats().get(win / 2));
            String loser = names.get(open.get(game).seats().get(1 - win / 2));
            if (all.surely(index, through, game, 1, 2 - win)) {
                conditions.add(
                        0,
                        between(statement(through, "if-not-beaten", "if {one} does not beat {other}"), winner, loser));
            } else if (all.surely(index, through, game, win)) {
                conditions.add(between(statement(through, "if-beaten", "if {one} beats {other}"), winner, loser));
            }
        }
        return conditions;
    }

    private static Wording statement(boolean through, String key, String condition) {
        Wording what = through ? THROUGH : OUT;
        return Wording.of(what.key() + "-" + key, what.english() + " " + condition);
    }

    private static Wording between(Wording condition, String one, String other) {
        return condition.with("one", one).with("other", other);
    }

    private Optional<Wording> roughly(int member) {
        long least = reached(member, lowest);
        long most = reached(member, highest);
        // The count includes the member itself.
        long reachable =
                Arrays.stream(mostOfEach).filter(other -> other >= least).count() - 1;
        long ahead = Arrays.stream(leastOfEach).filter(other -> other > most).count();
        if (reachable < advancing || ahead >= advancing) {
            return Optional.of(reachable < advancing ? THROUGH : OUT);
        }
        return Optional.empty();
    }

    /** Returns the final points of a member if each of its open games earns the given points. */
    private long reached(int member, long each) {
        return standings.figures(member).points().parts() + each * left.getOrDefault(member, 0);
    }

    private LongStream rewards() {
        int seats =
                open.stream().mapToInt(fixture -> fixture.seats().size()).max().orElse(2);
        List<Integer> places =
                Groups.numbers(seats).stream().map(one -> one + 1).toList();
        GameResult result = GameResult.of(Groups.numbers(seats), places);
        return IntStream.range(0, seats)
                .mapToLong(seat -> rewards.of(result, seat).parts());
    }
}
