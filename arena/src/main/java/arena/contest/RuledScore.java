package arena.contest;

import arena.game.GameInfo;
import arena.store.Decision;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
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
        return details(GameResult.of(
                fixture.seats(),
                fixture.seats().stream().map(one -> one == winner ? 1 : 2).toList(),
                fixture.seats().stream().map(one -> one == winner ? 1L : 0L).toList(),
                0));
    }

    /** Returns why no game can have ended so, as a sentence; nothing if one can. */
    public static Optional<String> refusal(GameInfo game, GameResult result) {
        List<Integer> places = result.places();
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
    public static SortedMap<String, String> details(GameResult result) {
        SortedMap<String, String> details = new TreeMap<>();
        result.seats().forEach(seat -> {
            details.put(PLACE + seat.contestant(), Integer.toString(seat.place()));
            details.put(POINTS + seat.contestant(), Long.toString(seat.points()));
        });
        details.put(MOVES, Integer.toString(result.moves()));
        return details;
    }

    /** Returns how a game counts after a decision. */
    static GameResult result(Decision decision, Fixture fixture) {
        return GameResult.of(
                        fixture.seats(),
                        fixture.seats().stream()
                                .map(one -> Integer.parseInt(
                                        decision.decided().details().getOrDefault(PLACE + one, "2")))
                                .toList(),
                        fixture.seats().stream()
                                .map(one -> Long.parseLong(
                                        decision.decided().details().getOrDefault(POINTS + one, "0")))
                                .toList(),
                        Integer.parseInt(decision.decided().details().getOrDefault(MOVES, "0")))
                .seated(fixture.seats());
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
