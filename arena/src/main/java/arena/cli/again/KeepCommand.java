package arena.cli.again;

import arena.app.NameLookup;
import arena.app.continuation.StartingTurn;
import arena.app.regress.CaseRequest;
import arena.app.regress.RegressFile;
import arena.cli.host.CommandEnvironment;
import arena.record.Printable;
import arena.regress.RegressionCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena keep}: keeps a turn of a recorded match as a position that the bot must not get wrong again. */
@Command(
        name = "keep",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Saves a turn of a recorded match as a regression case of the bot, in a text file in its working folder.",
            "Give at least one condition for the answer. An answer that breaks a rule always fails. The file"
                    + " contains all that the case needs: you can delete the record."
        },
        footer = {
            "  arena keep last --turn 7 --not \"C 12\"    any answer but this one",
            "  arena keep last --turn 7 --best \"C 7\"    this answer; may be repeated",
            "  arena keep last --turn 7 --survives 5    still in the match, or the winner,",
            "                                           5 turns later against the super bot",
            "  arena keep last --turn 7 --legal         any answer that breaks no rule",
            "  arena regress MyTeam                     check all cases of the bot"
        })
public final class KeepCommand implements Runnable {

    @Mixin
    private AgainOptions options = new AgainOptions();

    @Option(
            names = "--not",
            paramLabel = "ORDER",
            description = "The bot must not give this answer; may be" + " repeated.")
    private List<String> not = new ArrayList<>();

    @Option(names = "--best", paramLabel = "ORDER", description = "The bot must give this answer, or one of several.")
    private List<String> best = new ArrayList<>();

    @Option(
            names = "--survives",
            paramLabel = "K",
            description = "After K more turns against the super bot the bot must still be in the match, or have won.")
    private Optional<Integer> survives = Optional.empty();

    @Option(
            names = "--against",
            paramLabel = "superbot:N",
            description = "With --survives: the level of the super bot. Default: the level that had the seat in"
                    + " the record, else 5.")
    private Optional<String> against = Optional.empty();

    @Option(names = "--legal", description = "The only condition is that the answer breaks no rule.")
    private boolean legal;

    @Option(names = "--title", paramLabel = "TEXT", description = "The title of the case. Default: its conditions.")
    private Optional<String> title = Optional.empty();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "The file of the cases. Default: " + RegressFile.NAME + " in the bot's working folder.")
    private Optional<Path> file = Optional.empty();

    private final CommandEnvironment host;

    public KeepCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        StartingTurn turn = options.find(host);
        RegressionCase regressionCase = new CaseRequest(not, best, survives, against, legal, title).of(turn);
        RegressFile kept = RegressFile.of(file.map(host::resolve), turn.owner().bot());
        Optional<RegressionCase> same = kept.read().stream()
                .filter(other -> other.past().equals(regressionCase.past())
                        && other.conditions().equals(regressionCase.conditions()))
                .findFirst();
        if (same.isPresent()) {
            host.out()
                    .println("This case exists already: "
                            + kept.lineText(same.get().line()) + ".");
            return;
        }
        int line = kept.add(regressionCase, CaseRequest.remarks(turn));
        host.out().println("Saved in " + kept.lineText(line) + ": " + Printable.of(regressionCase.title()) + ".");
        CaseRequest.passingThen(turn, regressionCase)
                .ifPresent(then -> host.out()
                        .println("The recorded answer, " + then.notation() + ", fulfils" + " the conditions."));
        String name =
                turn.owner().bot().map(bot -> bot.name()).orElse(turn.owner().name());
        String where = file.map(named -> " --file " + NameLookup.shell(named.toString()))
                .orElse("");
        host.out().println("Check it: " + host.program() + " regress " + name + where);
    }
}
