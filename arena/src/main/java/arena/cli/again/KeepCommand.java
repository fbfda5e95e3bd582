package arena.cli.again;

import arena.app.NameLookup;
import arena.app.again.AgainTurn;
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
            "Keeps a turn of a recorded match as a test of the bot, in a text file beside it.",
            "Name at least one thing that is asked of its answer. An answer that breaks a rule is never good. The file"
                    + " holds all it needs: the record may be deleted."
        },
        footer = {
            "  arena keep last --turn 7 --not \"C 12\"    anything but that",
            "  arena keep last --turn 7 --best \"C 7\"    this one; repeat it for another",
            "  arena keep last --turn 7 --survives 5    still in the match, or the winner,",
            "                                           5 turns later against the super bot",
            "  arena keep last --turn 7 --legal         no wrong move",
            "  arena regress MyTeam                     try all that was kept"
        })
public final class KeepCommand implements Runnable {

    @Mixin
    private AgainOptions options = new AgainOptions();

    @Option(names = "--not", paramLabel = "ORDER", description = "The bot must not answer this; may be repeated.")
    private List<String> not = new ArrayList<>();

    @Option(names = "--best", paramLabel = "ORDER", description = "It must answer this; of several, one of them.")
    private List<String> best = new ArrayList<>();

    @Option(
            names = "--survives",
            paramLabel = "K",
            description = "K own turns later it must be in the match still, or have won it, against the super bot.")
    private Optional<Integer> survives = Optional.empty();

    @Option(
            names = "--against",
            paramLabel = "superbot:N",
            description = "With --survives: the level; else the one that sat there, or 5.")
    private Optional<String> against = Optional.empty();

    @Option(names = "--legal", description = "Its answer must break no rule; nothing else is asked.")
    private boolean legal;

    @Option(names = "--title", paramLabel = "TEXT", description = "What the test is called; else what it asks.")
    private Optional<String> title = Optional.empty();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Where it is kept; else " + RegressFile.NAME + " in the bot's working folder.")
    private Optional<Path> file = Optional.empty();

    private final CommandEnvironment host;

    public KeepCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        AgainTurn turn = options.find(host);
        RegressionCase regressionCase = new CaseRequest(not, best, survives, against, legal, title).of(turn);
        RegressFile kept = RegressFile.of(file.map(host::resolve), turn.owner().bot());
        Optional<RegressionCase> same = kept.read().stream()
                .filter(other -> other.past().equals(regressionCase.past())
                        && other.conditions().equals(regressionCase.conditions()))
                .findFirst();
        if (same.isPresent()) {
            host.out().println("It is kept already, in " + kept.place(same.get().line()) + ".");
            return;
        }
        int line = kept.add(regressionCase, CaseRequest.remarks(turn));
        host.out().println("Kept in " + kept.place(line) + ": " + Printable.of(regressionCase.title()) + ".");
        CaseRequest.passingThen(turn, regressionCase)
                .ifPresent(then -> host.out().println("Its answer then, " + then.notation() + ", would do."));
        String name =
                turn.owner().bot().map(bot -> bot.name()).orElse(turn.owner().name());
        String where = file.map(named -> " --file " + NameLookup.shell(named.toString()))
                .orElse("");
        host.out().println("Try it: " + host.program() + " regress " + name + where);
    }
}
