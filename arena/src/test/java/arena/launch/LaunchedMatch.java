package arena.launch;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.chainreaction.ChainReaction;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.launch.terms.Quota;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A match of Chain Reaction between two programs, each a short shell script, through real folders. */
final class LaunchedMatch {

    /**
     * Plays honestly, but runs another script at its second prompt; repeats whatever fails. The files of its answers
     * exist before the match, so that it answers on a full disk too, where it is the arena that must write.
     */
    private static final String BOT = "cd $ARENA_FOLDER;"
            + " n=0; while [ $n -lt 60 ]; do n=$((n+1)); echo > o_$n; done;"
            + " i=1; trap '' XFSZ; while :; do echo > ready.txt;"
            + " if [ -e input_$i.txt ]; then if [ $i = 2 ]; then %s; fi;"
            + " case $(head -n 1 input_$i.txt) in *1-21*) o='K 5';; *K*) o='K 49';; *) o=\"C $((ARENA_SEAT * 20 - 10"
            + " + i))\";; esac;"
            + " echo \"$o\" 1<> o_$i && [ -s o_$i ] && mv o_$i output_$i.txt && i=$((i+1)); fi; sleep 0.02; done"
            + " 2>/dev/null";

    private final Path root;
    private final Path fieldFolder;
    private final Quota quota;
    final List<Event> events = new ArrayList<>();

    LaunchedMatch(Path root, Path fieldFolder, Quota quota) {
        this.root = root;
        this.fieldFolder = fieldFolder;
        this.quota = quota;
    }

    /** Plays; each seat has a script for its second prompt. */
    MatchConclusion play(Duration moveTime, String... scripts) throws IOException {
        LaunchTerms.Limits limits = new LaunchTerms.Limits(64L << 20, 4096, Duration.ofMillis(200), quota);
        List<String> names = List.of("Alpha", "Beta");
        try (Field field = Field.open(fieldFolder, FieldOptions.STANDARD);
                Launcher launcher = Launcher.open(LaunchField.terms(root, ConfinementLevel.AUTO, limits))) {
            List<Player> players = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                players.add(player(field, launcher, names.get(seat), BOT.formatted(scripts[seat])));
            }
            Settings settings =
                    Settings.of(ChainReaction.definition().info(), Map.of("move-time", moveTime.toMillis() + "ms"));
            MatchTerms terms = new MatchTerms("launched", "test", MatchTerms.Explanations.ERRORS, 0);
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), events::add, field.venue(names));
            return new Match<>(ChainReaction.definition(), new Setup(names, 5, settings), players, terms, environment)
                    .play();
        }
    }

    private Player player(Field field, Launcher launcher, String name, String script) throws IOException {
        FolderPlayer inner = field.player(
                name,
                new PlayerInfo("folder", new TreeMap<>()),
                Duration.ofSeconds(20),
                FolderPlayer.Occupancy.LAUNCHED);
        BotProgram spec = BotProgram.of(name, List.of("sh", "-c", script), root.toRealPath());
        return new LaunchedPlayer(inner, spec, inner.folder(), launcher);
    }

    /** Returns the events of a kind. */
    <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
