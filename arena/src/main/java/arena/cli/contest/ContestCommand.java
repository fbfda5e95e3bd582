package arena.cli.contest;

import arena.app.JavaProgram;
import arena.app.play.ServicesFactory;
import arena.app.rehearsal.RehearsalRun;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.Subcommands;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena contest}: all commands of an organiser. */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        description = "Runs a contest of many teams: draw, games, referee's decisions, results.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nA contest in five commands:%n",
        footer = {
            "  arena contest new cup.ini                   write a contest file to fill in",
            "  arena contest check cup.ini                 show the plan and all errors",
            "  arena contest rehearse cup.ini              play the event with stand-ins",
            "  arena contest run cup.ini                   play, or continue playing",
            "  arena contest export cup.ini                write pages that need no server"
        })
public final class ContestCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with the subcommands that the words need.
     *
     * @param main the main class of a process that runs a command
     * @param words the words after its name
     */
    public static CommandLine line(
            CommandEnvironment host, ServicesFactory factory, Class<?> main, List<String> words) {
        return new Subcommands()
                .add("new", () -> new PreparationCommands.New(host))
                .add("check", () -> new PreparationCommands.Check(host, factory))
                .add("draw", () -> new PreparationCommands.Draw(host, factory))
                .add("freeze", () -> new PreparationCommands.Freeze(host, factory))
                .add("rehearse", () -> new RehearseCommand(host, factory, program(host, main)))
                .add("run", () -> new RunCommand(host, factory))
                .add("show", () -> new ShowCommand(host))
                .add("season", () -> new SeasonCommand(host))
                .add("report", () -> new PublicationCommands.Report(host))
                .add("export", () -> new PublicationCommands.Export(host))
                .add("handout", () -> new PublicationCommands.PrintedHandout(host))
                .add("pause", () -> new OrderCommands.Pause(host))
                .add("resume", () -> new OrderCommands.Resume(host))
                .add("drain", () -> new OrderCommands.Drain(host))
                .add("award", () -> new GameCommands.Award(host))
                .add("replay", () -> new GameCommands.Replay(host))
                .add("enter-result", () -> new GameCommands.EnterResult(host))
                .add("disqualify", () -> new TeamCommands.Disqualify(host))
                .add("clear", () -> new TeamCommands.Clear(host))
                .add("accept", () -> new TeamCommands.Accept(host, factory))
                .add("links", () -> new LinksCommand(host))
                .add("results", () -> new PublicationCommands.Results(host))
                .add("publish", () -> new PublicationCommands.Publish(host))
                .add("verify", () -> new VerifyContestCommand(host))
                .add("backup", () -> new BackupCommands.Backup(host))
                .add("restore", () -> new BackupCommands.Restore(host))
                .addTo(new CommandLine(new ContestCommand()), words);
    }

    /** Returns the command line of another process that plays a contest: `contest run`, as an organiser types it. */
    private static RehearsalRun.Program program(CommandEnvironment host, Class<?> main) {
        return (contest, config) -> JavaProgram.command(
                main,
                List.of("-Darena.home=" + host.home()),
                List.of("contest", "run", contest.toString(), "--config", config.toString()));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Name what to do with the contest: "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
