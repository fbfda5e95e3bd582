package arena.probe;

import arena.exchange.FolderListing;
import arena.exchange.OpenFolder;
import arena.exchange.state.FileContent;
import arena.exchange.state.FileName;
import arena.game.Fact;
import arena.game.Ruling;
import arena.game.TimeLimit;
import arena.match.Acknowledgement;
import arena.match.Clock;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.SystemClock;
import arena.match.Timestamps;
import arena.match.Update;
import arena.match.VenueException;
import arena.text.Lines;
import arena.text.Quote;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The bot's player in a match with faults: it serves the team folder like the arena, except for the one fault of the
 * turn, and records the bot's reaction. It waits on the match's thread, and ends the match by a {@link VenueException}
 * when the schedule is complete.
 */
final class ProbePlayer implements Player {

    /** An answer that is no order in any game. */
    private static final byte[] NONSENSE = "?\n".getBytes(StandardCharsets.US_ASCII);

    private final ProbedBot bot;
    private final ProbeFindings findings;
    private final FaultSchedule schedule;
    private final FaultSchedule.Cursor current;
    private final FileAppearance appearance;
    private Clock clock = new SystemClock();
    private Optional<OpenPrompt> open = Optional.empty();
    private Optional<String> gameoverText = Optional.empty();
    private boolean hasFinding;
    private boolean concluded;

    ProbePlayer(ProbedBot bot, ProbeFindings findings, FaultSchedule schedule) {
        this.bot = bot;
        this.findings = findings;
        this.schedule = schedule;
        this.current = new FaultSchedule.Cursor(schedule, findings);
        this.appearance = new FileAppearance(bot.folder(), this::observe);
    }

    /** Returns whether the bot was informed of the end of the match. */
    boolean isConcluded() {
        return concluded;
    }

    /** Returns the number of the last prompt. */
    int turn() {
        return current.turn();
    }

    @Override
    public String name() {
        return schedule.name();
    }

    @Override
    public PlayerInfo info() {
        return new PlayerInfo("probe", new TreeMap<>());
    }

    @Override
    public Duration patience() {
        return Duration.ZERO;
    }

    @Override
    public void join(Invitation invitation) {
        clock = invitation.clock();
    }

    @Override
    public Presence presence() {
        return new Presence.Here();
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        if (!current.begin(prompt.number())) {
            endHere();
        }
        appearance.writeInput(FileName.of(FileName.Kind.INPUT, turn()), prompt.text(), current.ofInput(), this::pause);
        OpenPrompt openPrompt = new OpenPrompt(prompt, bot.folder(), clock);
        open = Optional.of(openPrompt);
        return openPrompt.publishedNanos();
    }

    @Override
    public long sendUpdate(Update update) {
        throw new IllegalStateException("a probe plays games of turns only");
    }

    /** Waits, and ends the match if the bot ends meanwhile or answers an input that is not published yet. */
    private void observe(long millis) {
        long until = Pauses.nanosAfter(millis);
        while (System.nanoTime() < until) {
            checkForEarlyAnswer();
            Pauses.sleep(Math.max(1, Math.min(ProbeTimes.LOOK_MILLIS, (until - System.nanoTime()) / 1_000_000)));
        }
    }

    private void pause() {
        schedule.watched().forEach(findings::plant);
        ProbedBot.WaitObserver observer = ProbedBot.WaitObserver.begin(bot);
        long until = Pauses.nanosAfter(ProbeTimes.PAUSE_MILLIS);
        while (System.nanoTime() < until) {
            checkForEarlyAnswer();
            observer.sample();
            Pauses.sleep(ProbeTimes.LOOK_MILLIS);
        }
        observer.judge(findings, turn());
    }

    private void checkForEarlyAnswer() {
        if (bot.isOver()) {
            endWithFinding(bot.end());
        }
        if (open.isEmpty() && OpenPrompt.output(bot.folder(), turn()).isPresent()) {
            endWithFinding("Your bot wrote " + bot.form().answer(turn()) + " before its input was complete.");
        }
    }

    @Override
    public Optional<Reply> reply() {
        Pauses.checkInterrupt();
        return open.flatMap(openPrompt -> {
            Optional<byte[]> bytes = openPrompt.take();
            if (bytes.isEmpty() && bot.isOver()) {
                endWithFinding(bot.end());
            }
            return bytes.map(text -> replyTo(openPrompt, text));
        });
    }

    private Reply replyTo(OpenPrompt openPrompt, byte[] text) {
        if (current.isLast() && schedule.endsBeforeCode()) {
            endHere();
        }
        return openPrompt.reply(current.plants(PlantedFault.ERROR_CODE) ? NONSENSE : text);
    }

    @Override
    public Reply lastReply() {
        String name = bot.form().answer(turn());
        long millis = open.orElseThrow().limit().millis();
        throw endWithFinding("Your bot did not write " + name + " within " + millis + " ms.");
    }

    @Override
    public List<Reply> orders() {
        return List.of();
    }

    @Override
    public long wakeNanos() {
        return clock.nanos() + ProbeTimes.LOOK_MILLIS * 1_000_000L;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        OpenPrompt openPrompt = open.orElseThrow();
        if (Ruling.isFault(acknowledgement.code()) && !current.plants(PlantedFault.ERROR_CODE)) {
            current.report("Your bot answered " + openPrompt.quoted() + ", which is code " + acknowledgement.code()
                    + ": " + words(acknowledgement));
        }
        openPrompt.laterChange().ifPresent(words -> findings.report(PlantedFault.WRITTEN_TWICE, turn(), words));
        current.acknowledge();
        if (!acknowledgement.explanation().isEmpty()) {
            appearance.write(FileName.of(FileName.Kind.EXPLAIN, turn()), lines(acknowledgement.explanation()));
        }
        appearance.writeCode(FileName.of(FileName.Kind.ACKNOWLEDGE, turn()), acknowledgement.code(), current.ofCode());
        open = Optional.empty();
        return clock.nanos();
    }

    private static String words(Acknowledgement acknowledgement) {
        return acknowledgement.explanation().stream()
                .filter(fact -> fact.key().equals("Words"))
                .map(Fact::value)
                .findFirst()
                .orElse("it breaks the rules.");
    }

    private static String lines(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.key() + " = " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    private void endHere() {
        schedule.ending().ifPresent(ending -> {
            findings.plant(ending.fault());
            gameoverText = ending.text();
            Pauses.sleep(ProbeTimes.SETTLE_MILLIS);
        });
        throw new VenueException("The probe has seen enough.");
    }

    /** Ends the match because of a finding. */
    private VenueException endWithFinding(String did) {
        hasFinding = true;
        current.report(did);
        throw new VenueException(did);
    }

    @Override
    public void conclude(String gameover) {
        if (hasFinding) {
            return;
        }
        current.withdraw();
        if (schedule.ending().isPresent()) {
            concluded = true;
            appearance.write(FileName.GAMEOVER, gameoverText.orElse(gameover));
        }
    }

    @Override
    public void leave() {
        open = Optional.empty();
    }

    /** A prompt that waits for its answer. It finds and reads the file of the answer like the arena. */
    private static final class OpenPrompt {

        private static final FileContent.Limits LIMITS = new FileContent.Limits(65_536, 200_000_000);

        /** The time for which an answer without a line end is observed after it was read. */
        private static final int LATER_CHANGE_MILLIS = 300;

        private final Prompt prompt;
        private final Path folder;
        private final Clock clock;
        private final long publishedNanos;
        private Optional<FileContent> answer = Optional.empty();
        private Optional<Path> file = Optional.empty();
        private byte[] answerBytes = new byte[0];

        /** Begins to wait for the answer to a prompt that was just published in a folder. */
        OpenPrompt(Prompt prompt, Path folder, Clock clock) {
            this.prompt = prompt;
            this.folder = folder;
            this.clock = clock;
            this.publishedNanos = clock.nanos();
        }

        /** Returns the file of an answer, old or new; empty if there is none. */
        static Optional<Path> output(Path folder, int turn) {
            try {
                return FolderListing.of(folder, Integer.MAX_VALUE).protocol().stream()
                        .filter(name -> name.kind() == FileName.Kind.OUTPUT && name.number() == turn)
                        .sorted()
                        .findFirst()
                        .map(name -> folder.resolve(name.name()));
            } catch (IOException gone) {
                // The bot has removed its own folder, so there is no answer.
                return Optional.empty();
            }
        }

        long publishedNanos() {
            return publishedNanos;
        }

        TimeLimit limit() {
            return prompt.limit();
        }

        /** Returns the bytes of the answer, if it is complete or has been unchanged long enough. */
        Optional<byte[]> take() {
            if (file.isEmpty()) {
                file = output(folder, prompt.number());
                answer = file.map(found -> new FileContent(prompt.answers().ending(), LIMITS, clock.nanos()));
            }
            Optional<byte[]> bytes = answer.flatMap(found -> file.flatMap(path -> read(path, found)));
            answerBytes = bytes.orElse(answerBytes);
            return bytes;
        }

        private Optional<byte[]> read(Path path, FileContent content) {
            long begunNanos = clock.nanos();
            Optional<byte[]> bytes =
                    OpenFolder.named(folder).read(String.valueOf(path.getFileName()), LIMITS.answerBytes() + 1);
            return content.read(bytes, begunNanos, clock.nanos());
        }

        /** Returns a reply with the present time. */
        Reply reply(byte[] bytes) {
            return new Reply(prompt.number(), Optional.of(bytes), false, Timestamps.at(publishedNanos, clock.nanos()));
        }

        /** Returns the answer in quotation marks. */
        String quoted() {
            return quoted(answerBytes);
        }

        private static String quoted(byte[] bytes) {
            return Quote.of(Lines.decode(bytes).strip());
        }

        /**
         * Returns a sentence about a later change of the answer; empty if it is unchanged. For an answer without a line
         * end this waits for a time.
         */
        Optional<String> laterChange() {
            byte last = answerBytes[answerBytes.length - 1];
            if (last != '\n' && last != '\r') {
                Pauses.sleep(LATER_CHANGE_MILLIS);
            }
            try {
                byte[] now = file.isPresent() ? Files.readAllBytes(file.get()) : answerBytes;
                return Arrays.equals(now, answerBytes)
                        ? Optional.empty()
                        : Optional.of("It contained " + quoted() + ", and your bot then made it " + quoted(now) + ".");
            } catch (IOException removed) {
                // A bot may remove its own answer once the arena has read it.
                return Optional.empty();
            }
        }
    }
}
