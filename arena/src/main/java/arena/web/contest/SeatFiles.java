package arena.web.contest;

import arena.app.replay.TurnFile;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.web.http.WebFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The exchanged files of a team in one of its matches, turn by turn, and the log of its program. */
final class SeatFiles {

    private final MatchRecord record;
    private final int seat;

    private SeatFiles(MatchRecord record, int seat) {
        this.record = record;
        this.seat = seat;
    }

    /**
     * Finds the files of a team in a match.
     *
     * @throws WebFailure if the team has no such match; the same for a match of other teams as for none
     */
    static SeatFiles of(RecordFolder records, String match, String team) {
        try {
            MatchRecord record = records.read(match);
            return record.began().stream()
                    .flatMap(began -> began.sittings().stream())
                    .filter(sitting -> sitting.name().equals(team))
                    .findFirst()
                    .map(sitting -> new SeatFiles(record, sitting.seat()))
                    .orElseThrow(() -> missing(match));
        } catch (RecordException unreadable) {
            throw missing(match);
        }
    }

    private static WebFailure missing(String match) {
        return WebFailure.notFound("You have no match \"" + match + "\".");
    }

    /** Returns a file of one of its turns: input, output, acknowledge or explain. */
    String turn(String number, String what) {
        if (!number.matches("[0-9]{1,9}")) {
            throw WebFailure.badRequest("A turn is a whole number, the i of input_i.txt.");
        }
        int turn = Integer.parseInt(number);
        Optional<String> text = TurnFile.named(what).flatMap(file -> file.of(record.events(Event.class), seat, turn));
        return text.orElseThrow(() -> WebFailure.notFound("There is no " + what + " of turn " + turn + "."));
    }

    /** Returns the log of its program, without the folders of the host. */
    String log(UnaryOperator<String> clean) {
        Path file = record.status()
                .seat(seat)
                .program()
                .map(Event.ProcessEnded::log)
                .filter(name -> !name.isEmpty())
                .map(Path::of)
                .orElseThrow(() -> WebFailure.notFound("The program has left no log."));
        try {
            return clean.apply(Printable.lines(new String(Files.readAllBytes(file), StandardCharsets.UTF_8)));
        } catch (IOException gone) {
            throw WebFailure.notFound("The log of that match is not there any more.");
        }
    }
}
