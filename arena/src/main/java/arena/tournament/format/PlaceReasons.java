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

    private boolean isTold = true;
    private int playOff;

    private PlaceReasons(int member, List<String> names) {
        this.member = member;
        this.names = names;
    }

    /** Returns the reasons for a member's place; none if the first criterion alone decides. */
    static List<Wording> of(int member, Ranker.Place place, List<String> names) {
        PlaceReasons reasons = new PlaceReasons(member, names);
        boolean first = true;
        for (TieBreak parting : place.partings()) {
            reasons.take(parting, first);
            first = false;
        }
        reasons.end(place);
        return reasons.clauses;
    }

    private void take(TieBreak parting, boolean first) {
        if (parting.playOff() != playOff) {
            tellLevel(rivals(parting.classes().stream().flatMap(List::stream)));
            playOff = parting.playOff();
            shared.clear();
        }
        if (parting.parts() && !first) {
            tellLevel(rivals(parting.classes().stream().flatMap(List::stream)));
            clauses.add(Wording.of("parted", "{side} {cause}")
                    .with("side", side(parting))
                    .with("cause", cause(parting)));
        }
        shared.add(parting);
        isTold = false;
    }

    private void end(Ranker.Place place) {
        if (place.members().size() > 1) {
            tellLevel(rivals(place.members().stream()));
        }
        if (place.waits()) {
            clauses.add(Wording.of("waits", "a play-off decides"));
        }
    }

    private List<Integer> rivals(Stream<Integer> members) {
        return members.filter(other -> other != member).toList();
    }

    private void tellLevel(List<Integer> others) {
        if (isTold || shared.isEmpty() || others.isEmpty()) {
            return;
        }
        isTold = true;
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

    private Wording figure(TieBreak parting) {
        String figure = parting.figures().get(parting.indexOf(member));
        Wording noun = noun(parting);
        boolean one = figure.equals("1")
                && noun.english().endsWith("s")
                && !noun.english().contains(" ");
        String english = one ? noun.english().substring(0, noun.english().length() - 1) : noun.english();
        return Wording.of("figure." + noun.key(), "{n} " + english).with("n", figure);
    }

    private Wording side(TieBreak parting) {
        int own = parting.indexOf(member);
        List<Integer> better =
                parting.classes().subList(0, own).stream().flatMap(List::stream).toList();
        List<Integer> worse = parting
                .classes()
                .subList(own + 1, parting.classes().size())
                .stream()
                .flatMap(List::stream)
                .toList();
        if (parting.classes().get(own).size() == 1 && (better.isEmpty() || worse.isEmpty())) {
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

    private Wording cause(TieBreak parting) {
        if (parting.criterion().equals(Optional.of(Criterion.DUEL))) {
            return parting.indexOf(member) == 0
                    ? Wording.of("won-duel", "because it won the match between them")
                    : Wording.of("lost-duel", "because {winner} won the match between them")
                            .with("winner", names.get(parting.classes().get(0).get(0)));
        }
        List<String> others = new ArrayList<>(parting.figures());
        Wording by = parting.figures().isEmpty()
                ? Wording.of("by", "by {means}{where}")
                : compared(others.remove(parting.indexOf(member)), others);
        return by.with("means", means(parting))
                .with("where", where(parting.criterion().isPresent() ? parting.playOff() : 0));
    }

    private static Wording compared(String own, List<String> others) {
        return others.size() > MOST_NAMES
                ? Wording.of("by-own", "by {means}{where}, {own}").with("own", own)
                : Wording.of("by-compared", "by {means}{where}, {own} to {others}")
                        .with("own", own)
                        .with("others", others);
    }

    private static Wording means(TieBreak parting) {
        return parting.criterion().equals(Optional.of(Criterion.MOVES))
                ? Wording.of("fewest-moves", "fewest moves")
                : noun(parting);
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

    private static Wording noun(TieBreak parting) {
        String key = parting.criterion()
                .map(criterion -> criterion.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .orElse("lot");
        return Wording.of(key, nounOf(parting));
    }

    private static String nounOf(TieBreak parting) {
        if (parting.criterion().isEmpty()) {
            return "lot";
        }
        return switch (parting.criterion().get()) {
            case POINTS -> "points";
            case MOVES -> "moves";
            case DUEL -> "the match between them";
            case WINS -> "wins";
            case GAME_POINTS -> "points of the game";
            case BUCHHOLZ -> "points of its opponents";
            case SONNEBORN_BERGER -> "points of those it has beaten";
            case PLAY_OFF -> throw new IllegalArgumentException("a play-off parts by its own games");
        };
    }

    private Object listed(List<Integer> contestants) {
        return contestants.size() > MOST_NAMES
                ? Wording.of("others", "{n} others").with("n", String.valueOf(contestants.size()))
                : contestants.stream().map(names::get).toList();
    }
}
