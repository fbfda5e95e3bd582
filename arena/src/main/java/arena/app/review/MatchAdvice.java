package arena.app.review;

import arena.app.JsonText;
import arena.app.NameLookup;
import arena.regress.RecordedOutput;
import arena.review.Mark;
import arena.review.MatchReview;
import arena.review.ReviewedTurn;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;

/**
 * The advice of a review to the author of a bot.
 *
 * @param review the review
 */
public record MatchAdvice(MatchReview review) {

    /** The most decisions that are shown in full. */
    public static final int MOST_SHOWN = 3;

    /** Returns the decisions that lost most, the worst first. */
    public List<ReviewedTurn> worst() {
        return review.worst(MOST_SHOWN);
    }

    /** Returns the change of the winning chance by a decision, such as {@code turn 14: 0.61 to 0.22}. */
    public static String change(ReviewedTurn turn) {
        return String.format(
                Locale.ROOT,
                "turn %d: %.2f to %.2f",
                turn.turn(),
                turn.chances().best(),
                turn.chances().played());
    }

    /** Returns the turning points in words; empty if there is none. */
    public String turningPoints() {
        return review.turningPoints().stream()
                .map(point -> String.format(
                        Locale.ROOT,
                        "turn %d to %d (%.2f to %.2f)",
                        point.before().turn(),
                        point.after().turn(),
                        point.before().chances().best(),
                        point.after().chances().best()))
                .collect(Collectors.joining(", "));
    }

    /**
     * Returns the arguments of {@code arena keep} that make a regression case of a wrong decision.
     *
     * @param match the name of the record, as the command finds it
     */
    public String keepArguments(String match, ReviewedTurn turn) {
        String condition = turn.played()
                .map(played -> "--not " + NameLookup.shell(played.notation()))
                .or(() -> turn.better()
                        .map(better ->
                                "--best " + NameLookup.shell(better.order().notation())))
                .orElse("--legal");
        return turnArguments(match, turn) + " " + condition;
    }

    /** Returns the arguments that name a decision for {@code arena again}. */
    public String turnArguments(String match, ReviewedTurn turn) {
        return NameLookup.shell(match) + " --seat " + review.seat().number() + " --turn " + turn.turn();
    }

    /** Returns the review as one JSON object on one line. */
    public String json() {
        return JsonText.object(json -> {
            json.writeStringProperty("match", review.match());
            json.writeNumberProperty("seat", review.seat().number());
            json.writeStringProperty("name", review.name());
            json.writeObjectPropertyStart("marks");
            Stream.of(Mark.values()).forEach(mark -> json.writeNumberProperty(mark.word(), review.count(mark)));
            json.writeEndObject();
            json.writeArrayPropertyStart("turningPoints");
            review.turningPoints()
                    .forEach(point -> json.writeNumber(point.after().turn()));
            json.writeEndArray();
            json.writeArrayPropertyStart("turns");
            review.turns().forEach(turn -> write(turn, json));
            json.writeEndArray();
        });
    }

    private static void write(ReviewedTurn turn, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("turn", turn.turn());
        turn.played().map(RecordedOutput::notation).ifPresent(played -> json.writeStringProperty("played", played));
        json.writeNumberProperty("code", turn.code());
        json.writeNumberProperty("bestChance", rounded(turn.chances().best()));
        json.writeNumberProperty("playedChance", rounded(turn.chances().played()));
        json.writeNumberProperty("lostAtLeast", rounded(turn.chances().lostAtLeast()));
        json.writeStringProperty("mark", turn.mark().word());
        turn.better().ifPresent(better -> {
            json.writeStringProperty("better", better.order().notation());
            json.writeStringProperty("why", better.why());
        });
        json.writeEndObject();
    }

    private static double rounded(double chance) {
        return Math.round(chance * 1_000) / 1_000.0;
    }
}
