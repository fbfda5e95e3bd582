package arena.cli.replay;

import arena.app.replay.VerifiedRecord;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.RecordOptions;
import arena.record.MatchRecord;
import arena.record.Verification;
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
}
