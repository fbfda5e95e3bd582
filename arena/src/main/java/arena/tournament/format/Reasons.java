package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words why a member stands where it stands. */
final class Reasons {

    /** So many names are listed; of more only the number is told. */
    private static final int MOST_NAMES = 4;

    private final int member;
    private final List<String> names;
    private final List<String> clauses = new ArrayList<>();
    /** On what those who are level now are level, in the games that are looked at now. */
    private final List<Parting> shared = new ArrayList<>();

    private boolean isTold = true;
    private int playOff;

    private Reasons(int member, List<String> names) {
        this.member = member;
        this.names = names;
    }

    /** Returns why a member stands on his place; nothing if the first criterion alone has put him there. */
    static String of(int member, Ranker.Place place, List<String> names) {
        Reasons reasons = new Reasons(member, names);
        boolean first = true;
        for (Parting parting : place.partings()) {
            reasons.take(parting, first);
            first = false;
        }
        reasons.end(place);
        return String.join("; ", reasons.clauses);
    }

    private void take(Parting parting, boolean first) {
        if (parting.playOff() != playOff) {
            tellLevel(rivals(parting.classes().stream().flatMap(List::stream)));
            playOff = parting.playOff();
            shared.clear();
        }
        if (parting.parts() && !first) {
            tellLevel(rivals(parting.classes().stream().flatMap(List::stream)));
            clauses.add(sides(parting) + by(parting));
        }
        shared.add(parting);
        isTold = false;
    }

    private void end(Ranker.Place place) {
        if (place.members().size() > 1) {
            tellLevel(rivals(place.members().stream()));
        }
        if (place.waits()) {
            clauses.add("a play-off decides");
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
        Parting only = shared.get(0);
        String where = playOff == 0 ? "" : " in " + playOffWords(playOff);
        clauses.add(
                shared.size() == 1 && !only.figures().isEmpty()
                        ? "level on " + figure(only) + " with " + listed(others) + where
                        : "level with " + listed(others) + " on "
                                + joined(shared.stream().map(Reasons::noun).toList()) + where);
    }

    private String figure(Parting parting) {
        String figure = parting.figures().get(parting.indexOf(member));
        String noun = noun(parting);
        boolean one = figure.equals("1") && noun.endsWith("s") && !noun.contains(" ");
        return figure + " " + (one ? noun.substring(0, noun.length() - 1) : noun);
    }

    private String sides(Parting parting) {
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
            return better.isEmpty() ? "ahead" : "behind";
        }
        return Stream.of(
                        better.isEmpty() ? "" : "behind " + listed(better),
                        worse.isEmpty() ? "" : "ahead of " + listed(worse))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" and "));
    }

    private String by(Parting parting) {
        if (parting.criterion().equals(Optional.of(Criterion.DUEL))) {
            boolean ahead = parting.indexOf(member) == 0;
            int winner = parting.classes().get(0).get(0);
            return " because " + (ahead ? "it" : names.get(winner)) + " won the match between them";
        }
        return " by " + means(parting) + compared(parting);
    }

    private String compared(Parting parting) {
        if (parting.figures().isEmpty()) {
            return "";
        }
        int own = parting.indexOf(member);
        List<String> others = new ArrayList<>(parting.figures());
        String figure = others.remove(own);
        return ", " + figure + (others.size() > MOST_NAMES ? "" : " to " + joined(others));
    }

    private String means(Parting parting) {
        String where = parting.playOff() == 0 ? "" : " in " + playOffWords(parting.playOff());
        if (parting.criterion().isEmpty()) {
            return "lot";
        }
        boolean moves = parting.criterion().get() == Criterion.MOVES;
        return (moves ? "fewest moves" : noun(parting)) + where;
    }

    private static String playOffWords(int number) {
        return number == 1 ? "the play-off" : "play-off " + number;
    }

    private static String noun(Parting parting) {
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
            case PLAY_OFF -> "the play-off";
        };
    }

    private String listed(List<Integer> contestants) {
        return contestants.size() > MOST_NAMES
                ? contestants.size() + " others"
                : joined(contestants.stream().map(names::get).toList());
    }

    private static String joined(List<String> words) {
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
