package arena.app.compare;

import arena.app.Processors;
import arena.tournament.Duel;
import arena.tournament.Interval;
import arena.tournament.PairedScore;
import arena.tournament.SequentialTest;
import arena.tournament.Sprt;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The standings of a comparison as figures and sentences for people. */
public final class CompareText {

    private final CompareStandings standings;
    private final PlaceText places;
    private final List<String> names;

    public CompareText(CompareStandings standings) {
        this.standings = standings;
        this.places = new PlaceText(standings);
        this.names = standings.plan().names();
    }

    /** Returns a share in percent. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Returns the ends of an interval in percent. */
    public static String percent(Interval interval) {
        return String.format(Locale.ROOT, "%.1f - %.1f", 100 * interval.low(), 100 * interval.high());
    }

    /** Returns a difference with its sign; infinite if all games were won or lost. */
    public static String elo(double difference) {
        return Double.isInfinite(difference)
                ? (difference > 0 ? "+inf" : "-inf")
                : String.format(Locale.ROOT, "%+.0f", difference);
    }

    /** Returns a hypothesis without needless digits. */
    public static String plain(double number) {
        return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    }

    /** Returns the standings in few words. */
    public String brief() {
        if (standings.counted().isEmpty()) {
            return "no complete block yet";
        }
        if (standings.hasPlaces() && standings.test().isEmpty()) {
            return places.brief();
        }
        Optional<Integer> single = standings.plan().format().single();
        if (single.isPresent()) {
            return names.get(single.get()) + " "
                    + percent(standings.tally().results(single.get()).score());
        }
        CompareStandings.ComparedPair couple = standings.couples().get(0);
        PairedScore score = PairedScore.of(standings.duel(couple).scores());
        String first = names.get(couple.first()) + " " + percent(score.score());
        return standings
                .test()
                .map(test -> first + ", LLR " + ratio(test))
                .orElse(first + " (" + percent(score.interval()) + ")");
    }

    private static String ratio(SequentialTest test) {
        return String.format(Locale.ROOT, "%.2f", test.sprt().logLikelihoodRatio(test.scores()));
    }

    /**
     * Returns the decisions: that of the test if the comparison has one, since it controls its own error; else for
     * each couple whether one is better, as far as the interval allows.
     */
    public List<String> verdicts() {
        if (standings.test().isPresent()) {
            return standings.test().stream().map(this::verdict).toList();
        }
        List<String> verdicts = new ArrayList<>();
        for (CompareStandings.ComparedPair couple : standings.couples()) {
            Duel duel = standings.duel(couple);
            if (duel.games() > 0) {
                verdicts.add(
                        standings.hasPlaces()
                                ? places.verdict(couple)
                                : verdict(names.get(couple.first()), names.get(couple.second()), duel));
            }
        }
        return verdicts;
    }

    private static String verdict(String first, String second, Duel duel) {
        Interval interval = PairedScore.of(duel.scores()).interval();
        if (interval.low() > 0.5) {
            return first + " is better than " + second + ": the whole interval of its score is above 50 %.";
        }
        if (interval.high() < 0.5) {
            return first + " is worse than " + second + ": the whole interval of its score is below 50 %.";
        }
        return "It is still open whether " + first + " is better than " + second
                + ": the interval of its score contains 50 %. More games make it narrower.";
    }

    private String verdict(SequentialTest test) {
        CompareStandings.ComparedPair couple = standings.couples().get(0);
        String first = names.get(couple.first());
        String second = names.get(couple.second());
        Sprt sprt = test.sprt();
        long games = test.scores().blocks() * standings.plan().format().blockGames();
        String figures = "after " + games + " games; LLR " + ratio(test) + ", bounds "
                + String.format(Locale.ROOT, "%.2f and %.2f", sprt.lowerBound(), sprt.upperBound())
                + (isWithin(test) && test.decision() != Sprt.Decision.OPEN
                        ? "; the score is so clear that the betting test stopped before"
                        : "");
        return switch (test.decision()) {
            case H1 ->
                first + above(second, sprt.elo0()) + ": H1 (" + plain(sprt.elo1()) + " Elo) is accepted " + figures
                        + ".";
            case H0 ->
                first + below(second, sprt.elo1()) + ": H0 (" + plain(sprt.elo0()) + " Elo) is accepted " + figures
                        + ".";
            case OPEN -> "Not decided " + figures + ". More games may decide it.";
        };
    }

    private static boolean isWithin(SequentialTest test) {
        double ratio = test.sprt().logLikelihoodRatio(test.scores());
        return ratio > test.sprt().lowerBound() && ratio < test.sprt().upperBound();
    }

    private static String above(String other, double elo) {
        return elo < 0
                ? " is not weaker than " + other + " by " + plain(-elo) + " Elo or more"
                : " is better than " + other + " by more than " + plain(elo) + " Elo";
    }

    private static String below(String other, double elo) {
        return elo <= 0
                ? " is weaker than " + other + " by more than " + plain(-elo) + " Elo"
                : " is not better than " + other + " by " + plain(elo) + " Elo or more";
    }

    /** Returns the seating and the meaning of the figures, for a game with more than two seats. */
    public List<String> seating() {
        return standings.hasPlaces() ? places.seating() : List.of();
    }

    /** Returns the number of played games that do not count yet, in a sentence; empty if all count. */
    public Optional<String> uncounted() {
        int rest = standings.games().size() - standings.counted().size();
        int block = standings.plan().format().blockGames();
        return rest == 0
                ? Optional.empty()
                : Optional.of((rest == 1 ? "1 game is" : rest + " games are")
                        + " not counted yet: a seed counts when all its " + block
                        + " games are played, one from every seat. The same command plays the rest.");
    }

    /** Returns doubts about these figures. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        repetition(warnings);
        lateness(warnings);
        return warnings;
    }

    /** Repeated games add no information, and make every interval too narrow. */
    private void repetition(List<String> warnings) {
        SortedMap<String, Integer> ways = new TreeMap<>();
        standings.counted().forEach(game -> ways.merge(namesBySeat(game) + game.answers(), 1, Integer::sum));
        int games = standings.counted().size();
        if (2 * ways.size() <= games) {
            warnings.add("Of " + games + " games only " + ways.size()
                    + " were different: these bots repeat the same games, so more of them add"
                    + " nothing"
                    + " new and the intervals are too narrow. A bot that draws chance from ARENA_SEED plays another"
                    + " game with"
                    + " each seed.");
        }
    }

    private static String namesBySeat(CompareGame game) {
        return String.join(
                " ", game.chairs().stream().map(CompareGame.SeatOutcome::name).toList());
    }

    /** A busy machine makes bots late that are in time in a contest. */
    private void lateness(List<String> warnings) {
        int cores = Processors.count();
        int crowded = 0;
        int lateCrowded = 0;
        int lateAlone = 0;
        for (CompareGame game : standings.counted()) {
            boolean isCrowded = game.isCrowded(cores);
            crowded += isCrowded ? 1 : 0;
            lateCrowded += isCrowded && game.isLate() ? 1 : 0;
            lateAlone += !isCrowded && game.isLate() ? 1 : 0;
        }
        int alone = standings.counted().size() - crowded;
        if (lateCrowded == 0 || (alone > 0 && lateCrowded * alone <= lateAlone * crowded)) {
            return;
        }
        String rate = "In " + lateCrowded + " of " + crowded
                + " games that ran beside others, or on a busy machine, somebody was late ("
                + share(lateCrowded, crowded)
                + ")";
        warnings.add(
                alone == 0
                        ? rate + "; --jobs 1 --fresh shows whether the bot or the machine is to blame."
                        : rate + ", in the " + alone + " others " + lateAlone + " (" + share(lateAlone, alone)
                                + "): the machine may be too busy. Compare with --jobs 1 --fresh.");
    }

    private static String share(int count, int total) {
        return percent((double) count / total);
    }
}
