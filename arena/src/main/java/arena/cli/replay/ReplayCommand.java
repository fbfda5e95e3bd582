package arena.cli.replay;

import arena.app.RequestFailure;
import arena.app.replay.ReplayedMatch;
import arena.app.replay.Viewpoints;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonOption;
import arena.cli.host.RecordOptions;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.CrashReport;
import arena.record.EventText;
import arena.record.MatchRecord;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.RecordedTurn;
import arena.record.Replay;
import arena.record.TurnLogs;
import arena.web.offline.OfflinePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena replay}: shows a recorded match, also one that is still being played. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Shows a recorded match step by step in the terminal, or as plain lines if there is no terminal.",
            "A match that is still being played is shown live."
        },
        footerHeading = "%nKeys:%n  right, Enter  next move       down  next event       Home  the beginning%n"
                + "  left          previous move   up    previous event   End   the end%n"
                + "  n, p          next and previous fault          t     go to a turn by number%n"
                + "  Space         automatic play; + and - change its speed%n"
                + "  v  viewpoint      i  the input file     c  why a program failed (up, down)%n"
                + "  w  reasons of the super bot   l  what the bot printed and used in it   q  quit%n%nExamples:%n",
        footer = {
            "  arena replay last",
            "  arena replay last --as spectator       without secrets",
            "  arena replay last --as 1 --turn 7      begin at turn 7 of seat 1",
            "  arena replay 20261121-0630 --plain     the beginning of a name is enough",
            "  arena replay match.jsonl.gz --plain --every --boards",
            "  arena replay last --as 1 --log         with what the bot on seat 1 printed and used",
            "  arena replay last --as spectator --html match.html",
            "  arena replay last --as spectator --gif match.gif",
            "  arena replay last --json               the document that the pages draw"
        })
public final class ReplayCommand implements Runnable {

    private static final int BYTES_PER_KB = 1_000;

    @Parameters(
            arity = "0..1",
            paramLabel = "RECORD",
            defaultValue = "last",
            description = "The record: a file, the name of a match or the beginning of the name, or \"last\".")
    private String word = "last";

    @Option(
            names = "--as",
            paramLabel = "VIEW",
            defaultValue = "referee",
            description = "The viewpoint: referee (all), spectator (no secrets), or the number of a seat.")
    private String viewpoint = "referee";

    @Option(
            names = "--turn",
            paramLabel = "N",
            description = "Begins at this turn of the seat, numbered like its inputs; with --plain, shows only this"
                    + " turn with its board and input.")
    private Optional<Integer> turn = Optional.empty();

    @Option(names = "--plain", description = "Prints plain lines: the rulings and other important events.")
    private boolean plain;

    @Option(names = "--every", description = "With --plain: prints a line for every event.")
    private boolean every;

    @Option(names = "--boards", description = "With --plain: prints the board after each ruling.")
    private boolean boards;

    @Option(
            names = "--why",
            description = "Shows the super bot's reasons for its answers too; key w in the" + " terminal.")
    private boolean why;

    @Option(
            names = "--log",
            description = "Shows what each bot printed, and its processor time and memory, at each turn; key l.")
    private boolean log;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description =
                    "Writes the match as one page for browsers, which works without an arena and without a network.")
    private Optional<Path> html = Optional.empty();

    @Mixin
    private FilmOptions film = new FilmOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final CommandEnvironment host;

    public ReplayCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Path file = records.find(host, word);
        if (json.isGiven()) {
            host.out().println(OfflinePage.document(file, viewpoint.toLowerCase(Locale.ROOT)));
            return;
        }
        if (html.isPresent()) {
            write(OfflinePage.of(file, viewpoint.toLowerCase(Locale.ROOT)), host.resolve(html.get()));
            return;
        }
        try (ReplayedMatch match = ReplayedMatch.open(file)) {
            if (film.isGiven()) {
                film.write(
                        host,
                        match,
                        Viewpoints.of(viewpoint, match.began().sittings().size()));
                return;
            }
            Viewpoint from = Viewpoints.of(viewpoint, match.began().sittings().size());
            Replay<?, ?, ?> replay = match.replay();
            boolean interactive = host.terminal() && !plain && !every && !boards;
            Optional<RecordedTurn> wanted = turn.map(number -> match.turn(from, number));
            int start = wanted.map(RecordedTurn::last).orElse(0);
            if (!interactive || !new ReplayViewer(host, match, from).from(start).show(why, log)) {
                wanted.ifPresentOrElse(recorded -> print(recorded, replay, from), () -> print(file, match, from));
            }
        }
    }

    private void write(String page, Path to) {
        try {
            Files.writeString(to, page);
            host.out()
                    .println("Written: " + to + ", " + page.length() / BYTES_PER_KB + " KB; it opens in any"
                            + " browser.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(to + " cannot be written (" + failure + "); name a writable file.");
        }
    }

    private EventText.Detail detail() {
        if (every) {
            return EventText.Detail.EVERY;
        }
        return why ? EventText.Detail.REASONED : EventText.Detail.NOTABLE;
    }

    /** Prints one turn: the board before it, the input, and the events. */
    private void print(RecordedTurn recorded, Replay<?, ?, ?> replay, Viewpoint from) {
        EventText text = new EventText(detail(), from);
        List<String> lines = new ArrayList<>();
        for (int at = 0; at <= recorded.last(); at++) {
            Optional<String> line = text.line(replay.event(at), replay.shown(at));
            line.filter(words -> lines.isEmpty()).ifPresent(host.out()::println);
            if (at >= recorded.first() || lines.isEmpty()) {
                line.ifPresent(lines::add);
            }
        }
        replay.picture(recorded.first(), from)
                .ifPresent(picture -> PictureText.lines(picture, host.colour()).forEach(host.out()::println));
        host.out().println("input_" + recorded.prompted().number() + ".txt:");
        recorded.prompted()
                .text()
                .lines()
                .map(Printable::of)
                .forEach(line -> host.out().println("  " + line));
        lines.stream().skip(1).forEach(host.out()::println);
        if (log) {
            print(
                    new TurnLogs(replay),
                    recorded.prompted().seat(),
                    recorded.prompted().number());
        }
    }

    private void print(TurnLogs logs, int seat, int turn) {
        logs.words(seat, turn).forEach(line -> host.out().println("      " + line));
    }

    private void print(Path file, ReplayedMatch match, Viewpoint from) {
        Replay<?, ?, ?> replay = match.replay();
        EventText text = new EventText(detail(), from);
        TurnLogs logs = new TurnLogs(replay);
        Optional<String> verdict = Optional.empty();
        for (int at = 0; at < replay.size(); at++) {
            Event event = replay.event(at);
            Optional<String> line = text.line(event, replay.shown(at));
            boolean end = event instanceof Event.Ended || event instanceof Event.BrokenOff;
            // Events of players that leave come after the end of the match; the verdict is printed last.
            verdict = end && !every ? line : verdict;
            line.filter(words -> every || !end).ifPresent(host.out()::println);
            if (event instanceof Event.Ruled ruled && !EventText.mayKnow(from, ruled.seat())) {
                replay.changes(at, from).forEach(words -> host.out().println("      " + Printable.of(words)));
            }
            if (log && event instanceof Event.Ruled ruled && EventText.mayKnow(from, ruled.seat())) {
                print(logs, ruled.seat(), ruled.reply().number());
            }
            replay.differences(at).forEach(host.out()::println);
            if (boards && event instanceof Event.Ruled) {
                replay.picture(at, from)
                        .ifPresent(picture ->
                                PictureText.lines(picture, host.colour()).forEach(host.out()::println));
            }
        }
        List<CrashReport> reports = CrashReport.of(MatchRecord.read(file).status(), host.program()).stream()
                .filter(report -> EventText.mayKnow(from, report.seat()))
                .toList();
        reports.forEach(report -> host.out().print("\n" + report.text()));
        verdict.ifPresent(words -> host.out().println(reports.isEmpty() ? words : "\n" + words));
        match.damages().forEach(host.err()::println);
        match.notices().forEach(host.err()::println);
        match.incomplete().ifPresent(host.err()::println);
    }
}
