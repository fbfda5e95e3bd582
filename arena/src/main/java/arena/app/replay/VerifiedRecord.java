package arena.app.replay;

import arena.app.JsonText;
import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Verification;
import java.nio.file.Path;

/** A record with its verification by the rules. */
public record VerifiedRecord(MatchRecord record, Verification verification) {

    /**
     * Verifies a record.
     *
     * @throws RequestFailure if it does not show how its match was set up, or there is no such game
     */
    public static VerifiedRecord of(Path file) {
        MatchRecord record = MatchRecord.read(file);
        String game = record.began()
                .map(Event.Began::gameId)
                .orElseThrow(() -> RequestFailure.failed(record.damages().stream()
                        .findFirst()
                        .or(record::incomplete)
                        .orElse(record.file() + " does not contain the setup of its match.")));
        return new VerifiedRecord(record, Verification.of(record, NameLookup.game(game)));
    }

    /** Returns the verification as one JSON object on one line. */
    public String json() {
        return JsonText.object(json -> {
            record.began().ifPresent(began -> json.writeStringProperty("match", began.matchId()));
            json.writeBooleanProperty("same", verification.isSame());
            json.writeBooleanProperty("complete", verification.incomplete().isEmpty());
            json.writeNumberProperty("events", verification.events());
            json.writeNumberProperty("prompts", verification.prompts());
            json.writeNumberProperty("rulings", verification.rulings());
            JsonText.texts(json, "differences", verification.differences());
            JsonText.texts(json, "remarks", verification.remarks());
            verification.incomplete().ifPresent(words -> json.writeStringProperty("incomplete", words));
            json.writeStringProperty("record", record.file().toString());
        });
    }
}
