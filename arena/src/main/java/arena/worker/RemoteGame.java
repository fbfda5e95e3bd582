package arena.worker;

import arena.match.MatchPurpose;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * A game to be played by a worker, complete in itself: what, with whom, which seed.
 *
 * @param fixture the id of the game in its contest or ladder
 * @param purpose what it is played for, as its record states it; absent in a ladder
 * @param sequence the number of the attempt among all of the contest
 * @param game the id of the game that is played, such as {@code acquire}
 * @param version of the arena and the game, as records name it
 * @param seed of the match
 * @param settings all settings of the game, by key
 * @param budgetMillis the time of each seat for all its answers together; absent for the game's own limits
 * @param machine the class of the machine that must play it; absent for any
 * @param bots the bots, seat 1 first
 */
public record RemoteGame(
        String fixture,
        Optional<MatchPurpose> purpose,
        long sequence,
        String game,
        String version,
        long seed,
        SortedMap<String, String> settings,
        Optional<Long> budgetMillis,
        Optional<String> machine,
        List<RemoteBot> bots) {

    public RemoteGame {
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        bots = List.copyOf(bots);
    }

    /**
     * A bot that plays a seat on another machine.
     *
     * @param team the name of its team
     * @param title its name on pages
     * @param level of the super bot; 0 for a program
     * @param command the program and its arguments, with placeholders; empty for the super bot
     * @param environment the variables that it gets besides the usual ones
     * @param speaks the way in which it gets its prompts
     * @param startUpMillis the longest time until it is ready
     * @param entry the digest of all its files, by which its bundle and its records name it; empty for the super bot
     * @param outside the files that it uses outside its folder, such as an interpreter, with their digests
     * @param isSignedUp whether it came by sign-up, so that it may run confined only
     */
    public record RemoteBot(
            String team,
            String title,
            int level,
            List<String> command,
            SortedMap<String, String> environment,
            String speaks,
            long startUpMillis,
            String entry,
            SortedMap<String, String> outside,
            boolean isSignedUp) {

        /** The placeholder of the bot's own folder in a command that names a file in it. */
        public static final String ENTRY = "{entry}";

        public RemoteBot {
            command = List.copyOf(command);
            environment = Collections.unmodifiableSortedMap(new TreeMap<>(environment));
            outside = Collections.unmodifiableSortedMap(new TreeMap<>(outside));
        }

        /** Returns a super bot. */
        public static RemoteBot ofLevel(String team, String title, int level) {
            return new RemoteBot(team, title, level, List.of(), new TreeMap<>(), "", 0, "", new TreeMap<>(), false);
        }
    }

    /** Returns the number of the attempt at the game, from 1. */
    public int attempt() {
        return purpose.map(MatchPurpose::attempt).orElse(1);
    }

    /** Returns everything that it and its bots need of a machine. */
    SortedSet<String> needs() {
        Stream<String> ofBots = bots.stream().flatMap(bot -> WorkerNeeds.of(bot.outside()).stream());
        Stream<String> ofGame = Stream.concat(
                Stream.of(WorkerNeeds.ofGame(game, version)), machine.map(WorkerNeeds::ofMachine).stream());
        return Stream.concat(ofBots, ofGame).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the same game, to be played by a machine of some class only. */
    public RemoteGame on(String kind) {
        return new RemoteGame(
                fixture, purpose, sequence, game, version, seed, settings, budgetMillis, Optional.of(kind), bots);
    }

    /** Returns the game as one line of JSON. */
    String json() {
        return JsonMapper.shared().writeValueAsString(this);
    }

    /** Returns the game of a line of JSON. */
    static RemoteGame of(String json) {
        return JsonMapper.shared().readValue(json, RemoteGame.class);
    }
}
