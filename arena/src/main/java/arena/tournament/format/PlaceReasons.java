package arena.tournament.format;

import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The reasons for a member's place, in words. */
final class PlaceReasons {

    /** The largest number of listed names; of more only the number is shown. */
    private static final int MOST_NAMES = 4;

    private final int member;
    private final List<String> names;
    private final List<Wording> clauses = new ArrayList<>();
    /**
     * The criteria that have not separated the tied members, in the games of the section or of the current play-off.
     */
    private final List<TieBreak> shared = new ArrayList<>();

    private boolean isTieAdded = true;
    private int playOff;

    private PlaceReasons(int member, List<String> names) {
        this.member = member;
        this.names = names;
    }

    /** Returns the reasons for a member's place; none if the first criterion alone decides. */
    static List<Wording> of(int member, Ranker.Place place, List<String> names) {
        PlaceReasons reasons = new PlaceReasons(member, names);
        boolean first = true;
        for (TieBreak tieBreak : place.tieBreaks()) {
            reasons.add(tieBreak, first);
            first = false;
        }
        reasons.end(place);
        return reasons.clauses;
    }

    private void add(TieBreak tieBreak, boolean first) {
        if (tieBreak.playOff() != playOff) {
            addTie(rivals(tieBreak.classes().stream().flatMap(List::stream)));
            playOff = tieBreak.playOff();
            shared.clear();
        }
        if (tieBreak.separates() && !first) {
            addTie(rivals(tieBreak.classes().stream().flatMap(List::stream)));
            clauses.add(Wording.of("parted", "{side} {cause}")
                    .with("side", side(tieBreak))
                    .with("cause", cause(tieBreak)));
        }
        shared.add(tieBreak);
        isTieAdded = false;
    }

    private void end(Ranker.Place place) {
        if (place.members().size() > 1) {
            addTie(rivals(place.members().stream()));
        }
        if (place.waits()) {
            clauses.add(Wording.of("waits", "a play-off decides"));
        }
    }

    private List<Integer> rivals(Stream<Integer> members) {
        return members.filter(other -> other != member).toList();
    }

    private void addTie(List<Integer> others) {
        if (isTieAdded || shared.isEmpty() || others.isEmpty()) {
            return;
        }
        isTieAdded = true;
        TieBreak only = shared.get(0);
        Wording level = shared.size() == 1 && !only.figures().isEmpty()
                ? Wording.of("level-on", "level on {figure} with {others}{where}")
                        .with("figure", figure(only))
                : Wording.of("level-with", "level with {others} on {criteria}{where}")
                        .with(
                                "criteria",
                                shared.stream().map(PlaceReasons::noun).toList());
        clauses.add(level.with("others", listed(others)).with("where", where(playOff)));
    }

    private Wording figure(TieBreak tieBreak) {
        String figure = tieBreak.figures().get(tieBreak.indexOf(member));
        Wording noun = noun(tieBreak);
        boolean one = figure.equals("1")
                && noun.english().endsWith("s")
                && !noun.english().contains(" ");
        String english = one ? noun.english().substring(0, noun.english().length() - 1) : noun.english();
        return Wording.of("figure." + noun.key(), "{n} " + english).with("n", figure);
    }

    private Wording side(TieBreak tieBreak) {
        int own = tieBreak.indexOf(member);
        List<Integer> better = tieBreak.classes().subList(0, own).stream()
                .flatMap(List::stream)
                .toList();
        List<Integer> worse = tieBreak
                .classes()
                .subList(own + 1, tieBreak.classes().size())
                .stream()
                .flatMap(List::stream)
                .toList();
        if (tieBreak.classes().get(own).size() == 1 && (better.isEmpty() || worse.isEmpty())) {
            return better.isEmpty() ? Wording.of("ahead", "ahead") : Wording.of("behind", "behind");
        }
        if (worse.isEmpty()) {
            return Wording.of("behind-of", "behind {better}").with("better", listed(better));
        }
        return better.isEmpty()
                ? Wording.of("ahead-of", "ahead of {worse}").with("worse", listed(worse))
                : Wording.of("between", "behind {better} and ahead of {worse}")
                        .with("better", listed(better))
                        .with("worse", listed(worse));
    }

    private Wording cause(TieBreak tieBreak) {
        if (tieBreak.criterion().equals(Optional.of(Criterion.DUEL))) {
            return tieBreak.indexOf(member) == 0
                    ? Wording.of("won-duel", "because it won the match between them")
                    : Wording.of("lost-duel", "because {winner} won the match between them")
                            .with("winner", names.get(tieBreak.classes().get(0).get(0)));
        }
        List<String> others = new ArrayList<>(tieBreak.figures());
        Wording by = tieBreak.figures().isEmpty()
                ? Wording.of("by", "by {means}{where}")
                : compared(others.remove(tieBreak.indexOf(member)), others);
        return by.with("means", means(tieBreak))
                .with("where", where(tieBreak.criterion().isPresent() ? tieBreak.playOff() : 0));
    }

    private static Wording compared(String own, List<String> others) {
        return others.size() > MOST_NAMES
                ? Wording.of("by-own", "by {means}{where}, {own}").with("own", own)
                : Wording.of("by-compared", "by {means}{where}, {own} to {others}")
                        .with("own", own)
                        .with("others", others);
    }

    private static Wording means(TieBreak tieBreak) {
        return tieBreak.criterion().equals(Optional.of(Criterion.MOVES))
                ? Wording.of("fewest-moves", "fewest moves")
                : noun(tieBreak);
    }

    /** Returns the play-off in words, with a blank before it; nothing outside play-offs. */
    private static Object where(int playOff) {
        if (playOff == 0) {
            return "";
        }
        return playOff == 1
                ? Wording.of("in-play-off", " in the play-off")
                : Wording.of("in-play-off-number", " in play-off {number}").with("number", String.valueOf(playOff));
    }

    private static Wording noun(TieBreak tieBreak) {
        String key = tieBreak.criterion()
                .map(criterion -> criterion.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .orElse("lot");
        return Wording.of(key, nounOf(tieBreak));
    }

    private static String nounOf(TieBreak tieBreak) {
        if (tieBreak.criterion().isEmpty()) {
            return "lot";
        }
        return switch (tieBreak.criterion().get()) {
            case POINTS -> "points";
            case MOVES -> "moves";
            case DUEL -> "the match between them";
            case WINS -> "wins";
            case GAME_POINTS -> "points of the game";
            case BUCHHOLZ -> "points of its opponents";
            case SONNEBORN_BERGER -> "points of the opponents that it has beaten";
            case PLAY_OFF -> throw new IllegalArgumentException("a play-off parts by its own games");
        };
    }

    private Object listed(List<Integer> contestants) {
        return contestants.size() > MOST_NAMES
                ? Wording.of("others", "{n} others").with("n", String.valueOf(contestants.size()))
                : contestants.stream().map(names::get).toList();
    }
}
