package arena.app.errors;

import arena.app.NameLookup;
import arena.app.ReservedFolders;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.faults.Fault;
import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.launch.program.BotFacts;
import arena.launch.program.BotProgram;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.MatchRecord;
import arena.record.MatchSummary;
import arena.record.Printable;
import arena.record.RecordFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The faults of one bot in its matches, newest first, as far back as it is the same program. */
public final class ErrorsHistory {

    private final RecordFolder recordFolder;
    private final String name;
    private final List<ErrorsMatch> withFaults = new ArrayList<>();
    private Optional<BotVersion> newest = Optional.empty();
    private String newestMatch = "";
    private int matches;
    private int errors;
    private boolean older;

    /**
     * Makes an empty history.
     *
     * @param name the bot's name in config.ini, or its team's, in any case
     */
    public ErrorsHistory(RecordFolder recordFolder, String name) {
        this.recordFolder = recordFolder;
        this.name = name;
    }

    /**
     * Reads matches until enough errors are found.
     *
     * @param all whether the matches of earlier versions count too
     * @param most the number of errors that suffice
     * @param wanted selects the matches
     */
    public ErrorsHistory read(boolean all, int most, Predicate<MatchSummary> wanted) {
        for (Path file : recordFolder.files()) {
            MatchSummary summary = recordFolder.summary(file);
            List<Event.SeatAssignment> own = wanted.test(summary) ? own(summary) : List.of();
            if (own.isEmpty()) {
                continue;
            }
            BotVersion version = BotVersion.of(own.get(0));
            if (newest.isEmpty()) {
                newest = Optional.of(version);
                newestMatch = summary.matchId();
            }
            older |= !newest.get().equals(version);
            if ((older && !all) || errors >= most) {
                break;
            }
            matches++;
            examine(
                    MatchRecord.read(file),
                    own.stream().map(Event.SeatAssignment::seat).toList());
        }
        return this;
    }

    private List<Event.SeatAssignment> own(MatchSummary summary) {
        return summary.began().stream()
                .flatMap(began -> began.sittings().stream())
                .filter(sitting -> !sitting.info().kind().equals("superbot"))
                .filter(sitting -> sitting.info()
                        .facts()
                        .getOrDefault("bot", sitting.name())
                        .equalsIgnoreCase(name))
                .toList();
    }

    private void examine(MatchRecord record, List<Integer> seats) {
        List<Fault> faults = new ArrayList<>();
        MatchStatus status = record.status();
        Optional<Event.BrokenOff> notPlayed =
                status.breakOff().filter(broken -> broken.cause() == Event.Cause.NOBODY_READY);
        if (status.mayHaveFaults() || !status.remarks().isEmpty() || notPlayed.isPresent()) {
            GameDefinition<?, ?, ?> game = NameLookup.game(record.began().orElseThrow());
            Faults.of(game, record).stream()
                    .filter(fault -> seats.contains(fault.spot().seat()))
                    .forEach(faults::add);
            notPlayed.ifPresent(broken -> faults.add(notReady(status, broken, seats.get(0))));
        }
        List<Fault> folded = new ArrayList<>(Faults.foldedTurns(faults));
        Collections.reverse(folded);
        errors += folded.size();
        if (!folded.isEmpty()) {
            withFaults.add(new ErrorsMatch(record, folded));
        }
    }

    /** Returns the fault of a match that was not played: it has no loser, but each of its bots has a fault. */
    private static Fault notReady(MatchStatus status, Event.BrokenOff broken, int seat) {
        List<String> evidence = status.seat(seat).program().stream()
                .flatMap(ended -> Stream.concat(
                        ended.lastErrorLines().stream().map(line -> "| " + Printable.of(line)),
                        Stream.of("all it printed: " + Printable.of(ended.log()))))
                .toList();
        return new Fault(
                Fault.Kind.LEFT,
                "nobody ready",
                Printable.of(broken.words()),
                evidence,
                new Fault.FaultPosition(seat, 0, 0));
    }

    /** Returns the matches with errors, newest first. */
    public List<ErrorsMatch> withFaults() {
        return List.copyOf(withFaults);
    }

    /** Returns the number of examined matches of the bot. */
    public int matches() {
        return matches;
    }

    /** Returns the number of errors; several of one kind in one match count once. */
    public int errors() {
        return errors;
    }

    /**
     * Returns whether a bot is no longer the program that played its newest match, as far as the record shows.
     *
     * @param home the folder in which the arena is installed
     */
    public boolean isOlderThan(BotEntry bot, Configuration configuration, Path home) {
        return newest.filter(version -> !version.facts().isEmpty())
                .filter(version -> !version.equals(BotVersion.now(bot, configuration, home)))
                .isPresent();
    }

    /** Returns the name of the newest match; empty if there is none. */
    public String newestMatch() {
        return newestMatch;
    }

    /** Returns whether there are matches of an earlier version. */
    public boolean hasOlder() {
        return older;
    }

    /**
     * The version of a bot by the facts in the record: its command and the SHA-256 of its files. Equal versions are
     * the same program; a bot that the arena does not start has no facts, so all its versions are equal.
     */
    private record BotVersion(SortedMap<String, String> facts) {

        /** Returns the version of a recorded player. */
        static BotVersion of(Event.SeatAssignment sitting) {
            return of(sitting.info().facts(), sitting.name());
        }

        /** Returns the present version of a bot. */
        static BotVersion now(BotEntry bot, Configuration configuration, Path home) {
            if (!bot.isProgram()) {
                return new BotVersion(new TreeMap<>());
            }
            Path field = configuration.field().folder();
            BotProgram spec = new BotProgram(
                    bot.name(),
                    bot.command(field.resolve(bot.name()), home),
                    bot.workingFolder(),
                    bot.environment(),
                    bot.startUp());
            return of(BotFacts.of(spec, ReservedFolders.of(configuration)), bot.name());
        }

        /**
         * Replaces the team folder in the command, since it differs on another field and for a bot that plays itself.
         */
        private static BotVersion of(SortedMap<String, String> facts, String name) {
            String folder = "\\S*[/\\\\]" + Pattern.quote(name) + "(?=\\s|$)";
            SortedMap<String, String> own = new TreeMap<>();
            facts.forEach((key, value) -> {
                if (key.equals("command") || key.endsWith("-sha256")) {
                    own.put(
                            key,
                            key.equals("command")
                                    ? value.replaceAll(folder, BotEntry.FOLDER.replace("{", "\\{"))
                                    : value);
                }
            });
            return new BotVersion(own);
        }
    }
}
