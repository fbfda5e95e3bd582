package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.GameResult;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The layout of the sections of a knock-out. */
final class KnockOut {

    static final Setting THIRD_PLACE = Setting.choice(
            "third-place", List.of("on", "off"), "Whether the losers of the semi-finals play for the third place.");
    static final Setting BEST_OF = Setting.whole(
            "best-of",
            1,
            1,
            99,
            "How many games an encounter of the knock-out has at most; it ends when one side has won more than half"
                    + " of them. With more than two at a table, all"
                    + " are played and the points added.");

    private static final String FINAL = "F";
    private static final String THIRD = "T";

    private final FormatTerms terms;
    private final Bracket bracket;
    /** The slot of each seed of the current round, seed 1 first. */
    private final List<Slot> seeds;

    private final List<Section> sections = new ArrayList<>();

    private KnockOut(FormatTerms terms, List<Slot> slots) {
        this.terms = terms;
        this.bracket = Bracket.of(slots.size(), terms.seats());
        this.seeds = new ArrayList<>(slots);
    }

    /**
     * Returns the sections of a knock-out, the final last.
     *
     * @param slots the contestants' slots, the strongest first
     * @throws IllegalArgumentException with a sentence for people if the number of contestants or of games is not
     *     possible
     */
    static List<Section> of(FormatTerms terms, List<Slot> slots) {
        KnockOut knockOut = new KnockOut(terms, slots);
        for (int round = 0; round < knockOut.bracket.rounds().size(); round++) {
            knockOut.addRound(round);
        }
        return knockOut.sections;
    }

    /** Returns the sections of a knock-out that decide final places, the best first. */
    static List<String> placing(List<Section> sections) {
        boolean third = sections.stream().anyMatch(section -> section.id().equals(THIRD));
        return third ? List.of(FINAL, THIRD) : List.of(FINAL);
    }

    private void addRound(int number) {
        Bracket.Round round = bracket.rounds().get(number);
        Stage stage = Stage.of(bracket, number);
        List<Integer> order = bracket.order(number);
        if (stage.toFinal() == 0) {
            addThirdPlace();
        }
        for (int table : order) {
            String id = stage.id(order.indexOf(table) + 1);
            Wording title = stage.title(order.indexOf(table) + 1, order.size());
            List<Slot> slots = round.seedsAt(table).stream()
                    .map(seed -> seeds.get(seed - 1))
                    .toList();
            sections.add(encounter(terms, new Name(id, stage.words(), title), slots));
        }
        order.forEach(table -> advance(round, table, stage.id(order.indexOf(table) + 1)));
    }

    private void advance(Bracket.Round round, int table, String id) {
        for (int place = 1; place <= Bracket.advancing(round.seats()); place++) {
            seeds.set(round.seed(table, place - 1) - 1, Slot.placed(label(place, id), id, place));
        }
    }

    private String label(int place, String id) {
        return terms.seats() == 2 ? "winner of " + id : "place " + place + " of " + id;
    }

    private void addThirdPlace() {
        List<Section> semiFinals = sections.stream()
                .filter(section -> section.id().matches("S[12]"))
                .toList();
        if (terms.seats() == 2 && semiFinals.size() == 2 && isOn(terms, THIRD_PLACE)) {
            sections.add(encounter(
                    terms,
                    Name.plain(THIRD, "Third place"),
                    semiFinals.stream()
                            .map(semiFinal -> Slot.placed("loser of " + semiFinal.id(), semiFinal.id(), 2))
                            .toList()));
        }
    }

    /** Returns whether a setting is on. */
    static boolean isOn(FormatTerms terms, Setting setting) {
        return terms.settings().choice(setting).equals("on");
    }

    /** The names of a section. */
    record Name(String id, Wording stage, Wording title) {

        /** Returns the name of the only section of a stage. */
        static Name plain(String id, String english) {
            return new Name(id, Wording.named(english), Wording.named(english));
        }
    }

    /** Returns a numbered name, such as group A. */
    static Wording numbered(String english, String number) {
        return Wording.of(Wording.named(english).key() + "-number", english + " {number}")
                .with("number", number);
    }

    /**
     * Returns an encounter: of two members the one with more wins is first, ties are broken by lot; more members are
     * ranked by the contest's criteria.
     *
     * @throws IllegalArgumentException with a sentence for people if two members play an even number of games
     */
    static Section encounter(FormatTerms terms, Name name, List<Slot> slots) {
        int games = terms.settings().whole(BEST_OF);
        if (slots.size() == 2 && games % 2 == 0) {
            throw new IllegalArgumentException("best-of is an odd number for games of two, not " + games
                    + ": after an even one both may have won half.");
        }
        Ranking ranking = slots.size() == 2
                ? new Ranking(terms.rewards(), List.of(Criterion.WINS, Criterion.POINTS), 1, terms.playOff())
                : terms.ranking(Math.max(Bracket.advancing(slots.size()), Math.min(3, slots.size() - 1)));
        return new Section(name.id(), name.stage(), name.title(), slots, new BestOf(games), ranking);
    }

    /**
     * The name of a round.
     *
     * @param toFinal the number of rounds that follow
     * @param words for people: {@code Quarter-finals}, {@code Round of 16}
     */
    private record Stage(int toFinal, Wording words, String prefix) {

        private static final List<String> LATE = List.of("Final", "Semi-finals", "Quarter-finals");

        static Stage of(Bracket bracket, int number) {
            int toFinal = bracket.rounds().size() - 1 - number;
            if (toFinal < LATE.size()) {
                return new Stage(
                        toFinal,
                        Wording.named(LATE.get(toFinal)),
                        LATE.get(toFinal).substring(0, 1));
            }
            boolean pairs = bracket.seats() == 2;
            String count = String.valueOf(pairs ? 2 << toFinal : number + 1);
            return new Stage(toFinal, numbered(pairs ? "Round of" : "Round", count), "R" + count + "M");
        }

        String id(int match) {
            return toFinal == 0 ? FINAL : prefix + match;
        }

        Wording title(int match, int matches) {
            String number = String.valueOf(match);
            if (toFinal >= LATE.size()) {
                return new Wording(words.key() + "-match", words.english() + ", match {match}", words.values())
                        .with("match", number);
            }
            String one = words.english().replaceAll("s$", "");
            return matches == 1 ? Wording.named(one) : numbered(one, number);
        }
    }

    /** Returns the slots of contestants in the order of their strength. */
    static List<Slot> seeded(List<Integer> order) {
        return IntStream.range(0, order.size())
                .mapToObj(index -> Slot.drawn("seed " + (index + 1), order.get(index)))
                .toList();
    }

    /**
     * The play of one encounter of a knock-out: the best of some games.
     *
     * <p>Two members play until one has won more than half of the games; a drawn game is played again, {@value
     * #MOST_DRAWN} times at the most, and then the ranking decides. More members play all games at one table, and their
     * points are added. The seats of the first game are drawn by lot; in each further game they move on by one.
     *
     * <p>The fixtures are the games that must be played in any case.
     *
     * @param games the largest number of games; odd for two members, so that one of them wins more than half
     */
    record BestOf(int games) implements SectionPlay {

        /** The number of drawn games that are played again. */
        static final int MOST_DRAWN = 3;

        @Override
        public Meetings meetings(Group group, CountedResults results) {
            return group.members().size() == 2 ? duel(group, results) : new Meetings(fixtures(group, games), true);
        }

        private Meetings duel(Group group, CountedResults results) {
            int known = 0;
            int needed = winsNeeded();
            while (needed > known) {
                known = needed;
                needed = needed(fixtures(group, known), results);
            }
            List<Fixture> fixtures = fixtures(group, known);
            boolean complete = known == most()
                    || fixtures.stream().allMatch(fixture -> results.of(fixture).isPresent());
            return new Meetings(fixtures, complete);
        }

        /**
         * Returns the number of games that must be played in any case: those already played, and those that the leader
         * still has to win.
         */
        private int needed(List<Fixture> fixtures, CountedResults results) {
            int played = 0;
            int first = 0;
            int second = 0;
            for (Fixture fixture : fixtures) {
                Optional<GameResult> result = results.of(fixture);
                played += result.isPresent() ? 1 : 0;
                first += isWon(result, fixtures.get(0).seats().get(0)) ? 1 : 0;
                second += isWon(result, fixtures.get(0).seats().get(1)) ? 1 : 0;
            }
            return Math.min(most(), played + Math.max(0, winsNeeded() - Math.max(first, second)));
        }

        private static boolean isWon(Optional<GameResult> result, int member) {
            return result.filter(counts -> counts.isWonBy(member)).isPresent();
        }

        private int winsNeeded() {
            return games / 2 + 1;
        }

        private int most() {
            return 2 * winsNeeded() - 1 + MOST_DRAWN;
        }

        private static List<Fixture> fixtures(Group group, int number) {
            String encounter = Fixture.encounter(group.section(), group.members());
            List<Integer> order = new ArrayList<>(group.seal()
                    .toss(encounter, group.members().stream().sorted().toList()));
            List<Fixture> fixtures = new ArrayList<>();
            for (int game = 1; game <= number; game++) {
                fixtures.add(Fixture.plain(encounter + "." + game, group.section(), game, order));
                Collections.rotate(order, -1);
            }
            return fixtures;
        }

        @Override
        public int games(int members) {
            return games;
        }
    }
}
