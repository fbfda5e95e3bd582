package arena.app.doctor;

import arena.app.bots.StarterTemplates;
import arena.app.contest.MachineLoad;
import arena.app.play.Services;
import arena.app.share.Diagnosis;
import arena.config.BotTemplate;
import arena.config.Configuration;
import arena.config.ServeSettings;
import arena.launch.InstalledPrograms;
import arena.launch.terms.ConfinementLevel;
import arena.plugin.Games;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/** The examination of the machine on which the arena runs: what it can do for each thing that one may want. */
public final class MachineDoctor {

    private static final long LEAST_MEMORY_BYTES = 2L << 30;
    private static final long LEAST_FREE_BYTES = 2L << 30;
    private static final double SLOW_WRITE_MILLIS = 20;
    private static final int FIRST_YEAR = 2026;

    /** Beyond it the files of records and bots below would have paths that Windows refuses. */
    private static final int LONGEST_HOME = 120;

    /** The Debian package of a program that starter bots need. */
    private static final Map<String, String> PACKAGES = Map.of(
            "java", "openjdk-17-jre-headless",
            "javac", "openjdk-17-jdk-headless",
            "python3", "python3",
            "g++", "g++",
            "go", "golang-go",
            "mcs", "mono-mcs",
            "mono", "mono-runtime",
            "node", "nodejs",
            "rustc", "rustc",
            "awk", "gawk");

    /** The programs for folders on shares, and what each is for. */
    private static final Map<String, String> SHARES = Map.of(
            "smbd", "offers folders to Windows, macOS and Linux (package samba)",
            "mount.cifs", "mounts folders of a Windows or Samba server (package cifs-utils)",
            "sshfs", "mounts folders over ssh (package sshfs)");

    private static final String BROWSERS =
            "The pages were tried in Chromium 156 and Firefox 153; a browser of 2023 or" + " later shows them.";

    private final Services services;
    private final Configuration configuration;
    private final Path home;
    private final List<Diagnosis> findings = new ArrayList<>();

    /**
     * Makes the examination.
     *
     * @param home the folder in which the arena is installed, absolute
     */
    public MachineDoctor(Services services, Path home) {
        this.services = services;
        this.configuration = services.configuration();
        this.home = home;
    }

    /**
     * Examines the machine.
     *
     * @param addresses where browsers find the pages
     */
    public List<Diagnosis> findings(List<String> addresses) {
        findings.clear();
        system();
        if (InstalledPrograms.isWindows()) {
            findings.addAll(windows(home.toString(), System.getProperty("stdout.encoding", "UTF-8")));
        }
        languages();
        confinement();
        disks();
        clock();
        shares();
        findings.add(Diagnosis.good("browsers", BROWSERS));
        port(configuration.serve());
        addresses.forEach(this::address);
        return List.copyOf(findings);
    }

    private void system() {
        int processors = Runtime.getRuntime().availableProcessors();
        long memory = memoryBytes();
        String words = "Java " + Runtime.version().feature() + " on " + System.getProperty("os.name") + " "
                + System.getProperty("os.version") + " (" + System.getProperty("os.arch") + "), " + processors
                + (processors == 1 ? " processor, " : " processors, ") + FileUtils.byteCountToDisplaySize(memory)
                + " of memory.";
        if (processors == 1) {
            findings.add(Diagnosis.note(
                    "machine",
                    words + " Two bots and the arena share one processor.",
                    "Give the arena two processors or more, or use long time limits."));
        } else if (memory > 0 && memory < LEAST_MEMORY_BYTES) {
            findings.add(
                    Diagnosis.note("machine", words, "Lower memory-bytes in config.ini: each bot may use that much."));
        } else {
            findings.add(Diagnosis.good("machine", words));
        }
    }

    /** Returns the memory of this machine; 0 if it is unknown. */
    static long memoryBytes() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean os
                ? os.getTotalMemorySize()
                : 0;
    }

    /**
     * Returns what differs on Windows from other systems, and what to do about it.
     *
     * @param home the folder in which the arena is installed
     * @param encoding of the terminal
     */
    static List<Diagnosis> windows(String home, String encoding) {
        List<Diagnosis> differences = new ArrayList<>();
        differences.add(Diagnosis.note(
                "windows",
                "On Windows bots are not confined, an open file cannot be replaced, and Red and red are one folder.",
                "Read arena/docs/windows.md."));
        if (home.length() > LONGEST_HOME) {
            differences.add(Diagnosis.problem(
                    "paths",
                    "The arena is in a folder whose path has " + home.length() + " characters; Windows allows 260 for"
                            + " a whole path.",
                    "Move the arena to a short path, such as C:\\arena."));
        }
        if (!encoding.equalsIgnoreCase("UTF-8")) {
            differences.add(Diagnosis.note(
                    "terminal",
                    "The terminal shows text as " + encoding + ": boards and names lose their signs.",
                    "chcp 65001"));
        }
        return differences;
    }

    private void languages() {
        List<String> complete = new ArrayList<>();
        for (BotTemplate template :
                StarterTemplates.languages(home, Games.ids().get(0)).values()) {
            List<String> missing = Arrays.stream(template.needs().split(",", -1))
                    .map(String::strip)
                    .filter(program -> !program.isEmpty() && !InstalledPrograms.has(program))
                    .toList();
            if (missing.isEmpty()) {
                complete.add(template.language());
            } else {
                findings.add(Diagnosis.note(
                        "languages",
                        "Bots in " + template.language() + " cannot be built or run: " + String.join(" and ", missing)
                                + (missing.size() == 1 ? " is" : " are") + " not on the search path.",
                        install(missing)));
            }
        }
        if (!complete.isEmpty()) {
            findings.add(Diagnosis.good(
                    "languages", "Bots in these languages can be built and run: " + String.join(", ", complete) + "."));
        }
    }

    private static String install(List<String> programs) {
        List<String> packages = programs.stream()
                .map(program -> PACKAGES.getOrDefault(program, program))
                .toList();
        return InstalledPrograms.isLinux()
                ? "apt-get install " + String.join(" ", packages)
                : "Install " + String.join(" and ", programs) + ".";
    }

    private void confinement() {
        String words = services.confinement();
        if (services.launcher().level() == ConfinementLevel.BWRAP) {
            findings.add(Diagnosis.good("confinement", words));
        } else if (InstalledPrograms.isLinux() && !InstalledPrograms.has("bwrap")) {
            findings.add(Diagnosis.note("confinement", words, "apt-get install bubblewrap"));
        } else {
            findings.add(Diagnosis.note("confinement", words));
        }
    }

    private void disks() {
        List<Path> folders = Stream.of(
                        configuration.field().folder(), configuration.field().records())
                .filter(Files::isDirectory)
                .toList();
        for (MachineLoad.FolderSpace space : MachineLoad.of(folders).folders()) {
            String words = "In " + space.name() + " "
                    + (space.freeBytes() < 0 ? "?" : FileUtils.byteCountToDisplaySize(space.freeBytes()))
                    + " are free; a small file is written in "
                    + space.writeMillis()
                            .map(millis -> String.format(Locale.ROOT, "%.1f ms.", millis))
                            .orElse("?");
            boolean full = space.freeBytes() >= 0 && space.freeBytes() < LEAST_FREE_BYTES;
            boolean slow = space.writeMillis().orElse(Double.MAX_VALUE) > SLOW_WRITE_MILLIS;
            if (full || slow) {
                findings.add(Diagnosis.problem(
                        "disk", words, full ? "Make room." : "Look what else uses the disk, or choose another one."));
            } else {
                findings.add(Diagnosis.good("disk", words));
            }
        }
    }

    private void clock() {
        ZonedDateTime now = ZonedDateTime.now(ZoneId.systemDefault());
        String words = "It is " + now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss zzz", Locale.ROOT))
                + " here (time zone " + now.getZone() + ").";
        findings.add(
                Year.from(now).isBefore(Year.of(FIRST_YEAR))
                        ? Diagnosis.problem(
                                "clock", words, "Set the clock: records and starts of contests have its time.")
                        : Diagnosis.good("clock", words));
    }

    private void shares() {
        if (!InstalledPrograms.isLinux()) {
            return;
        }
        SHARES.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(tool -> {
            findings.add(
                    InstalledPrograms.has(tool.getKey())
                            ? Diagnosis.good("shares", tool.getKey() + " " + tool.getValue() + ".")
                            : Diagnosis.note("shares", tool.getKey() + ", which " + tool.getValue() + ", is missing."));
        });
    }

    private void port(ServeSettings settings) {
        fault(settings.host(), settings.port())
                .ifPresentOrElse(
                        words -> findings.add(Diagnosis.note(
                                "pages",
                                "The pages cannot use port " + settings.port() + " of " + settings.host() + " now: "
                                        + words + ".",
                                "End the other program (perhaps another arena serve), or set another port in"
                                        + " [serve].")),
                        () -> findings.add(
                                Diagnosis.good("pages", "Port " + settings.port() + " is free for the pages.")));
    }

    private void address(String address) {
        findings.add(
                isOfThisMachine(address)
                        ? Diagnosis.note(
                                "address",
                                "Only this machine can reach the pages of `arena serve`, at " + address + ".",
                                "arena serve --host 0.0.0.0, or host = 0.0.0.0 in [serve]")
                        : Diagnosis.good(
                                "address", "Other machines reach the pages of `arena serve` at " + address + "."));
    }

    /** Returns whether an address leads other machines to themselves. */
    public static boolean isOfThisMachine(String address) {
        return List.of("127.0.0.1", "localhost", "[::1]")
                .contains(URI.create(address).getHost());
    }

    private static Optional<String> fault(String host, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(host, port));
            return Optional.empty();
        } catch (BindException taken) {
            return Optional.of(String.valueOf(taken.getMessage()));
        } catch (IOException | IllegalArgumentException failure) {
            return Optional.of(failure.toString());
        }
    }
}
