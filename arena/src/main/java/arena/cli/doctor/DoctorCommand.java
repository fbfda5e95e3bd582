package arena.cli.doctor;

import arena.app.JsonText;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.contest.OpenContest;
import arena.app.doctor.ContestDoctor;
import arena.app.doctor.MachineDoctor;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.share.Diagnosis;
import arena.app.share.FolderDoctor;
import arena.app.share.RoundTrips;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.JsonOption;
import arena.config.Configuration;
import arena.record.Printable;
import arena.web.WebServer;
import arena.web.http.QrCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/** {@code arena doctor}: what this machine can do, what limits a contest here, and what is wrong with a folder. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says what this machine can do, or what is wrong with a folder in which files are exchanged.",
            "Without a folder: bots in which languages, how closely bots are confined, disks, clock, programs for"
                    + " shares, browsers, and where other machines find the pages. With a contest file: what limits"
                    + " that contest here. With a folder: how long a new file takes to be seen, missing names,"
                    + " replaced files, notifications, clock, names, which teams can read what, and space; it"
                    + " writes in a folder of its own there, and removes it."
        },
        footer = {
            "  arena doctor                              this machine",
            "  arena doctor cup.ini                      the limits of a contest here",
            "  arena doctor /srv/field                   a folder",
            "  arena doctor /srv/field --seen-as /mnt/f  written there, looked for here",
            "  arena doctor /srv/field/Red --with-script with check_share.py on Red's machine",
            "",
            "Exit codes: 0 no problem, 1 there is a problem, 2 config.ini cannot be used."
        })
public final class DoctorCommand implements Callable<Integer> {

    /** The time for a person to start the script on another machine. */
    private static final Duration SCRIPT = Duration.ofMinutes(1);

    private static final int WIDTH = 80;
    private static final String INDENT = " ".repeat(9);

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FOLDER",
            description = "A folder in which files are exchanged, or a contest file. Default: examine the machine.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--seen-as",
            paramLabel = "DIR",
            description = "Another mount of the folder: what is written to the folder is looked for there.")
    private Optional<Path> seenAs = Optional.empty();

    @Option(
            names = "--with-script",
            description = "Also measures round trips with check_share.py or check-share.ps1 of the starter kits, which"
                    + " runs on a contestant's machine with the same folder; waits a minute for it.")
    private boolean withScript;

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public DoctorCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        if ((seenAs.isPresent() || withScript) && folder.isEmpty()) {
            throw RequestFailure.usage("--seen-as and --with-script are about a folder: name the folder, too.");
        }
        List<Diagnosis> findings = findings();
        if (json.isGiven()) {
            host.out().println(JsonText.object(fields -> write(fields, findings)));
        } else {
            findings.forEach(this::print);
            host.out().println(summary(findings));
            printCode();
        }
        return findings.stream().anyMatch(Diagnosis::isProblem) ? ExitCode.FAILED : ExitCode.FINE;
    }

    private List<Diagnosis> findings() {
        if (folder.isEmpty()) {
            return ofMachine();
        }
        Path path = host.resolve(folder.get());
        return Files.isRegularFile(path) ? ofContest(path) : ofFolder(path);
    }

    private List<Diagnosis> ofContest(Path file) {
        return StopSignal.guarding(() -> {
            try (OpenContest contest = OpenContest.open(config.read(host), file, host.err()::println);
                    Services services = contest.services(factory)) {
                return new ContestDoctor(contest, services).findings();
            }
        });
    }

    private List<Diagnosis> ofFolder(Path path) {
        List<Diagnosis> findings =
                new ArrayList<>(new FolderDoctor(path, seenAs.map(host::resolve).orElse(path)).findings());
        if (withScript) {
            host.err().println("Waiting up to " + SCRIPT.toSeconds() + " s for check_share.py in " + path + ".");
            findings.addAll(new RoundTrips(path, SCRIPT).findings());
        }
        return findings;
    }

    private List<Diagnosis> ofMachine() {
        Configuration configuration = config.read(host);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(
                    configuration,
                    configuration.field().folder(),
                    configuration.field().records())) {
                return new MachineDoctor(services, host.home()).findings(addresses());
            }
        });
    }

    /** Returns the addresses of the pages for other machines. */
    private List<String> addresses() {
        return WebServer.addresses(config.read(host).serve());
    }

    private void print(Diagnosis finding) {
        String level = finding.isProblem() ? "PROBLEM" : finding.level().word();
        List<String> lines = wrap(finding.words());
        host.out().println(level + INDENT.substring(level.length()) + lines.get(0));
        lines.stream().skip(1).forEach(line -> host.out().println(INDENT + line));
        finding.cure()
                .ifPresent(cure -> wrap("-> " + cure).forEach(line -> host.out().println(INDENT + line)));
    }

    /** Prints the address of the pages for phones. */
    private void printCode() {
        if (folder.isEmpty() && host.terminal()) {
            addresses().stream()
                    .filter(address -> !MachineDoctor.isOfThisMachine(address))
                    .findFirst()
                    .ifPresent(address -> QrCode.lines(address).forEach(host.out()::println));
        }
    }

    private static List<String> wrap(String words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : Printable.of(words.replace('\n', ' ')).split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH - INDENT.length()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static String summary(List<Diagnosis> findings) {
        long problems = findings.stream().filter(Diagnosis::isProblem).count();
        long notes = findings.stream()
                .filter(finding -> finding.level() == Diagnosis.Level.NOTE)
                .count();
        return (problems == 0 ? "No problem" : problems == 1 ? "1 problem" : problems + " problems") + ", "
                + (notes == 1 ? "1 note." : notes + " notes.");
    }

    private static void write(JsonGenerator json, List<Diagnosis> findings) {
        json.writeArrayPropertyStart("findings");
        for (Diagnosis finding : findings) {
            json.writeStartObject();
            json.writeStringProperty("level", finding.level().word());
            json.writeStringProperty("topic", finding.topic());
            json.writeStringProperty("words", finding.words());
            finding.cure().ifPresent(cure -> json.writeStringProperty("cure", cure));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
