package arena.app.play;

import arena.app.JsonText;
import arena.game.GameInfo;
import arena.game.Gameover;
import arena.game.Phase;
import arena.game.Setup;
import arena.game.Standing;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import arena.record.MatchRecord;
import arena.record.RecordException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/**
 * The outcome of a match.
 *
 * @param record the file of its record, absolute
 * @param status after its last event
 */
public record MatchOutcome(GameInfo game, Setup setup, MatchConclusion conclusion, Path record, MatchStatus status) {

    /**
     * Returns the outcome of a match that another machine has played.
     *
     * @param request the match as it was wanted
     * @throws RecordException if the record has no end
     */
    public static MatchOutcome of(MatchRecord record, MatchRequest request) {
        MatchStatus status = record.status();
        MatchConclusion conclusion = status.verdict()
                .<MatchConclusion>map(end -> new MatchConclusion.Decided(
                        new Phase.Over(end.standings(), end.reason(), end.detail()), end.moves()))
                .or(() -> status.breakOff().map(end -> new MatchConclusion.Broken(end.cause(), end.words())))
                .orElseThrow(() -> new RecordException("The record " + record.name() + " has no end."));
        return new MatchOutcome(request.game().info(), request.setup(), conclusion, record.file(), status);
    }

    /** Returns the name of the only winner; empty if the match was broken off or several are first. */
    public Optional<String> winner() {
        if (!(conclusion instanceof MatchConclusion.Decided decided)) {
            return Optional.empty();
        }
        List<Standing> first = Gameover.first(decided.over());
        return first.size() == 1 ? Optional.of(setup.name(first.get(0).seat())) : Optional.empty();
    }

    /** Returns one sentence: the winner and the reason, or why there is no verdict. */
    public String verdict() {
        if (conclusion instanceof MatchConclusion.Broken broken) {
            return "No verdict (" + word(broken) + "). " + broken.words();
        }
        MatchConclusion.Decided decided = (MatchConclusion.Decided) conclusion;
        Phase.Over over = decided.over();
        String detail = over.detail().isEmpty() ? "" : " (" + over.detail() + ")";
        String winners = winner().map(name -> name + " has won").orElse("Nobody has won alone");
        return winners + ": " + over.reason() + detail + ", after " + decided.moves()
                + (decided.moves() == 1 ? " move." : " moves.");
    }

    /** Returns a line for each seat with its figures, the best first; none where the game has no figures. */
    public List<String> figures() {
        return standings().stream()
                .filter(standing -> !standing.figures().isEmpty())
                .map(standing -> standing.place() + ". " + setup.name(standing.seat()) + ": " + parts(standing)
                        + standing.figures().entrySet().stream()
                                .map(figure -> figure.getKey() + " " + figure.getValue())
                                .collect(Collectors.joining(", ")))
                .toList();
    }

    /** Fractional points say more than figures. */
    private String parts(Standing standing) {
        return game.pointParts() == 1 ? "" : game.points(standing.points()) + " points, ";
    }

    private List<Standing> standings() {
        return conclusion instanceof MatchConclusion.Decided decided
                ? decided.over().standings()
                : List.of();
    }

    private static String word(MatchConclusion.Broken broken) {
        return broken.cause().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * Returns the outcome as one JSON object on one line: game, seed, seats, winner, reason, moves, figures where the
     * game has any, record.
     *
     * @param request the original request; its seed is given even if a second attempt had another
     */
    public String json(MatchRequest request) {
        return JsonText.object(json -> {
            json.writeStringProperty("game", request.game().info().id());
            json.writeNumberProperty("seed", request.seed());
            JsonText.texts(json, "seats", setup.names());
            writeEnd(json);
            if (standings().stream().anyMatch(standing -> !standing.figures().isEmpty())) {
                writeFigures(json);
            }
            json.writeStringProperty("record", record.toString());
        });
    }

    private void writeFigures(JsonGenerator json) {
        json.writeObjectPropertyStart("figures");
        for (Standing standing : standings()) {
            json.writeObjectPropertyStart(setup.name(standing.seat()));
            standing.figures().forEach(json::writeNumberProperty);
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private void writeEnd(JsonGenerator json) {
        winner().ifPresentOrElse(
                        name -> json.writeStringProperty("winner", name), () -> json.writeNullProperty("winner"));
        if (conclusion instanceof MatchConclusion.Decided decided) {
            json.writeStringProperty("reason", decided.over().reason());
            json.writeNumberProperty("moves", decided.moves());
        } else if (conclusion instanceof MatchConclusion.Broken broken) {
            json.writeStringProperty("reason", "broken off (" + word(broken) + "): " + broken.words());
            json.writeNumberProperty("moves", 0);
        }
    }
}
