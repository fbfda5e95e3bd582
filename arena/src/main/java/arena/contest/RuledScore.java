package arena.contest;

import arena.game.GameInfo;
import arena.store.Decision;
import arena.tournament.format.Fixture;
import arena.tournament.format.Score;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Results that were decided and not played, and how a decision holds them. */
public final class RuledScore {

    private static final String PLACE = "place.";
    private static final String POINTS = "points.";
    private static final String MOVES = "moves";

    private RuledScore() {}

    /** Returns the details of a game that counts as won by somebody: he has one point, the others none; no move was made. */
    public static SortedMap<String, String> award(Fixture fixture, int winner) {
        return details(
                fixture,
                new Score(
                        fixture.seats().stream()
                                .map(one -> one == winner ? 1 : 2)
                                .toList(),
                        fixture.seats().stream()
                                .map(one -> one == winner ? 1L : 0L)
                                .toList(),
                        0));
    }

    /** Returns why no game can have ended so, as a sentence; nothing if one can. */
    public static Optional<String> refusal(GameInfo game, Score score) {
        List<Integer> places = score.places();
        if (places.stream().anyMatch(place -> place > places.size())) {
            return Optional.of("Nobody ends beyond place " + places.size() + "; correct the result.");
        }
        boolean tied = places.stream().distinct().count() < places.size();
        return tied && !game.ties()
                ? Optional.of("A game of " + game.title() + " has no ties; give each team a place of its own, 1 to "
                        + places.size() + ".")
                : Optional.empty();
    }

    /** Returns the details of a game that counts like that. */
    public static SortedMap<String, String> details(Fixture fixture, Score score) {
        SortedMap<String, String> details = new TreeMap<>();
        for (int seat = 0; seat < fixture.seats().size(); seat++) {
            int contestant = fixture.seats().get(seat);
            details.put(PLACE + contestant, Integer.toString(score.places().get(seat)));
            details.put(POINTS + contestant, Long.toString(score.points().get(seat)));
        }
        details.put(MOVES, Integer.toString(score.moves()));
        return details;
    }

    /** Returns how a game counts after a decision. */
    static Score score(Decision decision, Fixture fixture) {
        return new Score(
                fixture.seats().stream()
                        .map(one ->
                                Integer.parseInt(decision.decided().details().getOrDefault(PLACE + one, "2")))
                        .toList(),
                fixture.seats().stream()
                        .map(one -> Long.parseLong(decision.decided().details().getOrDefault(POINTS + one, "0")))
                        .toList(),
                Integer.parseInt(decision.decided().details().getOrDefault(MOVES, "0")));
    }

    /** Returns whether every number that a decision may hold is one. */
    static boolean isReadable(Decision decision) {
        return decision.decided().details().entrySet().stream()
                .filter(detail -> detail.getKey().startsWith(PLACE)
                        || detail.getKey().startsWith(POINTS)
                        || detail.getKey().equals(MOVES))
                .allMatch(detail -> detail.getValue().matches("-?[0-9]{1,18}")
                        && (detail.getKey().startsWith(POINTS)
                                || detail.getValue().matches("[0-9]{1,9}")));
    }
}
