package arena.cli.replay;

import arena.app.JsonText;
import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.RecordOptions;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Verification;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena verify}: plays a record again through the rules. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a record again through the rules, and checks that every prompt, every ruling and the end are"
                    + " the same.",
            "If the record was made by another version of the arena, sentences are not compared, and the output"
                    + " says so.",
            "An incomplete record is checked up to its last event."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:Everything that could be read follows the rules.",
            "1:There is a difference.",
            "2:There is no such record."
        },
        footer = {
            "  arena verify last",
            "  arena verify 20261121-0630 --json   the beginning of a name is enough",
            "  arena verify .arena/records/*.gz    several records"
        })
public final class VerifyCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "RECORD",
            description = "The record: a file, the name of a match or the beginning of the name, or \"last\".")
    private List<String> words = List.of();

    @Option(names = "--json", description = "Prints one JSON object for each record, for programs.")
    private boolean json;

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final CommandEnvironment host;

    public VerifyCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        boolean same = true;
        for (String word : words) {
            VerifiedRecord verified = VerifiedRecord.of(records.find(host, word));
            same &= verified.verification().isSame();
            host.out().print(json ? verified.json() + "\n" : sentences(verified.record(), verified.verification()));
            verified.record().notices().forEach(host.err()::println);
        }
        return same ? ExitCode.FINE : ExitCode.FAILED;
    }

    private static String sentences(MatchRecord record, Verification verification) {
        StringBuilder text = new StringBuilder();
        text.append(record.file()).append(": ");
        if (verification.isSame()) {
            text.append(verification.prompts())
                    .append(" prompts and ")
                    .append(verification.rulings())
                    .append(" rulings follow the rules")
                    .append(
                            verification.incomplete().isEmpty()
                                    ? ", and so does the end.\n"
                                    : ", up to the" + " last event of the record.\n");
        } else {
            text.append("this differs from the rules:\n");
            verification
                    .differences()
                    .forEach(words -> text.append("  ").append(words).append('\n'));
        }
        verification.remarks().forEach(words -> text.append("  ").append(words).append('\n'));
        verification
                .incomplete()
                .ifPresent(words -> text.append("  ").append(words).append('\n'));
        return text.toString();
    }

    /** A record with its verification by the rules. */
    private record VerifiedRecord(MatchRecord record, Verification verification) {

        /**
         * Verifies a record.
         *
         * @throws RequestFailure if it does not show how its match was set up, or there is no such game
         */
        static VerifiedRecord of(Path file) {
            MatchRecord record = MatchRecord.read(file);
            Event.Began began = record.began()
                    .orElseThrow(() -> RequestFailure.failed(record.damages().stream()
                            .findFirst()
                            .or(record::incomplete)
                            .orElse(record.file() + " does not contain the setup of its match.")));
            return new VerifiedRecord(record, Verification.of(record, NameLookup.game(began)));
        }

        /** Returns the verification as one JSON object on one line. */
        String json() {
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
}
