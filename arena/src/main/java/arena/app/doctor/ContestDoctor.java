package arena.app.doctor;

import arena.app.Processors;
import arena.app.RoundedTime;
import arena.app.contest.ContestDraw;
import arena.app.contest.ContestEstimate;
import arena.app.contest.OpenContest;
import arena.app.play.Services;
import arena.app.share.Diagnosis;
import arena.config.BotSource;
import arena.config.ContestFile;
import arena.config.LaunchSettings;
import arena.config.TeamEntry;
import arena.contest.Contest;
import arena.launch.InstalledPrograms;
import arena.launch.terms.ConfinementLevel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.FileUtils;

/** The examination of what limits a contest on this machine: processors, memory, disk, time, confinement. */
public final class ContestDoctor {

    private final OpenContest contest;
    private final Contest drawn;
    private final Services services;
    private final int atOnce;
    private final List<Diagnosis> findings = new ArrayList<>();

    /**
     * Prepares the examination.
     *
     * @param contest the contest, drawn or not
     * @param services of its machine
     */
    public ContestDoctor(OpenContest contest, Services services) {
        this.contest = contest;
        this.drawn = new ContestDraw(contest).tried();
        this.services = services;
        this.atOnce = contest.gamesAtOnce(drawn, contest.gamesAtOnce());
    }

    /** Examines the machine for the contest. */
    public List<Diagnosis> findings() {
        findings.clear();
        processors();
        memory();
        disk();
        time();
        confinement();
        return List.copyOf(findings);
    }

    private ContestFile file() {
        return contest.file();
    }

    private int seats() {
        return file().contest().seats();
    }

    /** Returns how many programs the arena starts at a time at most; a level of the super bot needs no process. */
    private int programsAtOnce() {
        long programs = file().teams().stream()
                .map(TeamEntry::entry)
                .filter(BotSource.Launched.class::isInstance)
                .count();
        return (int) Math.min(programs, (long) atOnce * seats());
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void processors() {
        int processors = Processors.count();
        int programs = programsAtOnce();
        String words = counted(atOnce, "game") + " at a time: " + counted(programs, "program") + " on "
                + counted(processors, "processor") + ".";
        findings.add(
                programs <= processors
                        ? Diagnosis.good("games at a time", words)
                        : Diagnosis.note(
                                "games at a time",
                                words + " Programs that think at the same time wait for each other.",
                                atOnce > 1
                                        ? "matches = " + Math.max(1, processors / seats())
                                                + " in [run] of the contest file, or more machines (arena worker)."
                                        : "Take a machine with more processors, or longer time limits."));
    }

    private void memory() {
        LaunchSettings.Quota quota = services.configuration().launch().quota();
        long all = quota.memoryBytes() * programsAtOnce();
        long memory = MachineDoctor.memoryBytes();
        String words = "The programs of games at a time may use " + FileUtils.byteCountToDisplaySize(all)
                + " together; this machine has " + FileUtils.byteCountToDisplaySize(memory) + ".";
        findings.add(
                memory == 0 || all <= memory
                        ? Diagnosis.good("memory", words)
                        : Diagnosis.note(
                                "memory",
                                words + " If all use what they may, the system ends some.",
                                "memory-bytes in [launch] of config.ini, or fewer matches in [run] of the contest"
                                        + " file."));
    }

    /** Compares the free space with the measured records, and with the logs of programs that print all they may. */
    private void disk() {
        long free = freeBytes(contest.folder());
        long games = drawn.plan().games();
        long logs = 2L * services.configuration().launch().logBytes() * 2 * seats() * games;
        long records = contest.estimate().map(estimate -> estimate.bytes(drawn)).orElse(0L);
        String words = FileUtils.byteCountToDisplaySize(free) + " are free for the contest; its records need "
                + (records == 0 ? "a size that is not measured yet" : FileUtils.byteCountToDisplaySize(records))
                + ", the output of its bots at most " + FileUtils.byteCountToDisplaySize(logs) + ".";
        findings.add(
                free < 0 || records + logs < free
                        ? Diagnosis.good("disk", words)
                        : Diagnosis.problem(
                                "disk",
                                words,
                                "Make room, lower log-bytes in [launch] of config.ini, or set folder in [contest] to"
                                        + " another disk."));
    }

    /** Returns the free space where the contest's folder is or will be; negative if unknown. */
    private static long freeBytes(Path folder) {
        Path there = folder;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        try {
            return Files.getFileStore(there).getUsableSpace();
        } catch (IOException away) {
            return -1;
        }
    }

    private void time() {
        int games = drawn.plan().games();
        if (games == 0) {
            findings.add(Diagnosis.good("time", "The contest has no last game: the organiser ends it."));
            return;
        }
        String check = "arena contest check " + file().file().getFileName() + " --measure";
        findings.add(contest.estimate()
                .map(estimate -> Diagnosis.good("time", "Expected: " + expected(estimate, games) + "."))
                .orElseGet(() -> Diagnosis.note(
                        "time", "The duration of " + counted(games, "game") + " is not measured yet.", check)));
    }

    private String expected(ContestEstimate estimate, int games) {
        return RoundedTime.words(estimate.duration(games, atOnce)) + " for " + counted(games, "game") + " at most";
    }

    private void confinement() {
        if (services.launcher().level() == ConfinementLevel.BWRAP) {
            findings.add(Diagnosis.good("confinement", "A bot sees its own files and no other bot's."));
            return;
        }
        String cure = InstalledPrograms.isLinux()
                ? "apt-get install bubblewrap, and confine = auto in [launch] of config.ini."
                : "A contest with confined bots needs Linux.";
        findings.add(
                contest.machine().serve().signUp().isOpen()
                        ? Diagnosis.problem(
                                "confinement",
                                "Entries that teams hand in are held: bots are not confined on this machine.",
                                cure)
                        : Diagnosis.note(
                                "confinement",
                                "A bot may read what the arena's account may: opponents' folders, records, the seed.",
                                cure));
    }
}
