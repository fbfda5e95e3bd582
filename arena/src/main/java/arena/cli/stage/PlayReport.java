package arena.cli.stage;

import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.game.Phase;
import arena.match.Conclusion;
import java.io.StringWriter;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Says how a match ended: to people in three lines, to programs in one object. */
public final class PlayReport {

    private final MatchRequest request;
    private final MatchOutcome outcome;

    public PlayReport(MatchRequest request, MatchOutcome outcome) {
        this.request = request;
        this.outcome = outcome;
    }

    /** Returns the lines for people: who won and why, where the record lies, and how to see it again. */
    public String words(String program, String recordName) {
        return verdict(outcome) + "\nRecord: " + outcome.record() + "\nSee it again: " + program + " replay "
                + recordName + "\n";
    }

    /** Returns one sentence: who has won and why, or why there is no verdict. */
    public static String verdict(MatchOutcome outcome) {
        if (outcome.conclusion() instanceof Conclusion.Broken broken) {
            return "No verdict (" + word(broken) + "). " + broken.words();
        }
        Conclusion.Decided decided = (Conclusion.Decided) outcome.conclusion();
        Phase.Over over = decided.over();
        String detail = over.detail().isEmpty() ? "" : " (" + over.detail() + ")";
        String who = outcome.winner().map(name -> name + " has won").orElse("Nobody has won alone");
        return who + ": " + over.reason() + detail + ", after " + decided.moves()
                + (decided.moves() == 1 ? " move." : " moves.");
    }

    private static String word(Conclusion.Broken broken) {
        return broken.cause().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns one JSON object on one line: game, seed, seats, winner, reason, moves, record. */
    public String json() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("game", request.box().info().id());
            json.writeNumberProperty("seed", request.seed());
            json.writeArrayPropertyStart("seats");
            outcome.setup().names().forEach(json::writeString);
            json.writeEndArray();
            writeEnd(json);
            json.writeStringProperty("record", outcome.record().toString());
            json.writeEndObject();
        }
        return text + "\n";
    }

    private void writeEnd(JsonGenerator json) {
        outcome.winner()
                .ifPresentOrElse(
                        name -> json.writeStringProperty("winner", name), () -> json.writeNullProperty("winner"));
        if (outcome.conclusion() instanceof Conclusion.Decided decided) {
            json.writeStringProperty("reason", decided.over().reason());
            json.writeNumberProperty("moves", decided.moves());
        } else if (outcome.conclusion() instanceof Conclusion.Broken broken) {
            json.writeStringProperty("reason", "broken off (" + word(broken) + "): " + broken.words());
            json.writeNumberProperty("moves", 0);
        }
    }
}
