package arena.bench.exchange;

import arena.bench.BenchGame;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Acknowledgement;
import arena.match.ForwardingPlayer;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.SystemClock;
import arena.measure.JavaProcess;
import arena.record.Journal;
import arena.record.MatchIds;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The arena itself: whole matches of Chain Reaction, with rules and record, between a bot in a process of its own and
 * an opponent in the arena's process that takes almost no time.
 */
final class ArenaContender implements Contender {

    private static final String OPPONENT = "Opponent";
    private static final PlayerInfo SCRIPT = new PlayerInfo("script", new TreeMap<>());

    private final Field field;
    private final Path records;
    private final JavaProcess peer;
    private final MatchIds ids = new MatchIds();
    private int match;

    ArenaContender(Path directory) throws IOException {
        field = Field.open(directory.resolve("field"), FieldOptions.STANDARD);
        records = directory.resolve("records");
        peer = PeerProgram.start("bot", field.root().toString());
    }

    @Override
    public String words() {
        return "arena: Chain Reaction, judged and recorded";
    }

    @Override
    public void play(int turns, TurnTimes samples, long pauseNanos) {
        int end = samples.count() + turns;
        while (samples.count() < end) {
            int before = samples.count();
            playMatch(samples);
            if (samples.count() == before) {
                throw new IllegalStateException("the bot of the benchmark in " + field.root() + " has stopped");
            }
        }
    }

    private void playMatch(TurnTimes samples) {
        String name = PeerProgram.name(++match);
        List<String> names = List.of(name, OPPONENT);
        Setup setup =
                new Setup(names, match, Settings.defaults(BenchGame.definition().info()));
        Player bot = field.player(name, SCRIPT, Duration.ofSeconds(30), FolderPlayer.Occupancy.SERVED);
        Player opponent = new InProcessPlayer(OPPONENT, SCRIPT, invitation -> BenchGame.bot(invitation.seat()));
        try (Journal journal = Journal.begin(
                records,
                () -> ids.make(Instant.now(), BenchGame.definition().info().id(), names),
                Journal.Keep.PLAIN)) {
            MatchTerms terms = new MatchTerms(
                    journal.matchId(), "benchmark", MatchTerms.Explanations.OFF, System.currentTimeMillis());
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), journal, field.venue(List.of(name)));
            MatchConclusion conclusion = new Match<>(
                            BenchGame.definition(),
                            setup,
                            List.of(new TimedPlayer(bot, samples), opponent),
                            terms,
                            environment)
                    .play();
            if (conclusion instanceof MatchConclusion.Broken broken) {
                throw new IllegalStateException(broken.words());
            }
        }
    }

    @Override
    public void close() {
        peer.close();
        field.close();
    }

    /** A player with a stop watch: from before the prompt is written until the acknowledgement is out. */
    private static final class TimedPlayer extends ForwardingPlayer {

        private final TurnTimes samples;
        private long begun;
        private long answered;
        private long ended;

        TimedPlayer(Player timed, TurnTimes samples) {
            super(timed);
            this.samples = samples;
        }

        @Override
        public long sendPrompt(Prompt prompt) {
            begun = System.nanoTime();
            if (ended != 0) {
                samples.addPause(begun - ended);
            }
            return super.sendPrompt(prompt);
        }

        @Override
        public Optional<Reply> reply() {
            Optional<Reply> reply = super.reply();
            if (reply.isPresent()) {
                answered = System.nanoTime();
            }
            return reply;
        }

        @Override
        public Reply lastReply() {
            answered = System.nanoTime();
            return super.lastReply();
        }

        @Override
        public long acknowledge(Acknowledgement acknowledgement) {
            long done = super.acknowledge(acknowledgement);
            ended = System.nanoTime();
            samples.add(answered - begun, ended - begun);
            return done;
        }
    }
}
