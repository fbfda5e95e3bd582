package arena.cli.contest;

import arena.cli.host.Host;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena contest}: everything an organiser does. */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        description = "Runs a contest of many teams: the draw, the games, the referee, the results.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nA contest in five commands:%n",
        footer = {
            "  arena contest new cup.ini                   writes a contest file to fill in",
            "  arena contest check cup.ini                 what it would be, what is wrong",
            "  arena contest rehearse cup.ini              the whole event with stand-ins",
            "  arena contest run cup.ini                   plays; the same command goes on",
            "  arena contest export cup.ini                pages that open without a server"
        })
public final class ContestCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Returns the command with everything below it. */
    public static CommandLine line(Host host, ContestStages stages) {
        return new CommandLine(new ContestCommand())
                .addSubcommand(new NewContestCommand(host))
                .addSubcommand(new CheckContestCommand(host, stages))
                .addSubcommand(new DrawCommand(host))
                .addSubcommand(new FreezeCommand(host, stages))
                .addSubcommand(new RehearseCommand(host, stages))
                .addSubcommand(new RunCommand(host, stages))
                .addSubcommand(new ShowCommand(host))
                .addSubcommand(new ReportCommand(host))
                .addSubcommand(new ExportCommand(host))
                .addSubcommand(new OrderCommands.Pause(host))
                .addSubcommand(new OrderCommands.Resume(host))
                .addSubcommand(new OrderCommands.Drain(host))
                .addSubcommand(new AwardCommand(host))
                .addSubcommand(new ReplayGameCommand(host))
                .addSubcommand(new EnterResultCommand(host))
                .addSubcommand(new TeamCommands.Disqualify(host))
                .addSubcommand(new TeamCommands.Clear(host))
                .addSubcommand(new AcceptCommand(host, stages))
                .addSubcommand(new ResultsCommand(host))
                .addSubcommand(new PublishCommand(host))
                .addSubcommand(new VerifyContestCommand(host));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Say what is to be done with the contest: "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
