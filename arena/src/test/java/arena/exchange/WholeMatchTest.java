package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.FieldOptions.WatchMode;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Complete matches of every kind of game through real folders, with bots that know nothing but the protocol. */
@Tag("slow")
@Timeout(60)
class WholeMatchTest {

    @TempDir
    Path root;

    private final List<Thread> bots = new ArrayList<>();
    private final List<Event> events = new CopyOnWriteArrayList<>();

    @AfterEach
    void endBots() throws InterruptedException {
        bots.forEach(Thread::interrupt);
        for (Thread bot : bots) {
            bot.join();
        }
    }

    private void serve(String team, Responder mind) {
        run(() -> new FolderBot(root.resolve(team), mind).serve());
    }

    private void run(Runnable bot) {
        Thread thread = new Thread(bot, "bot");
        bots.add(thread);
        thread.start();
    }

    private <S, V, A> MatchConclusion play(
            Field field, GameDefinition<S, V, A> game, List<String> names, Map<String, String> settings) {
        Setup setup = new Setup(names, 5, Settings.of(game.info(), settings));
        List<Player> players = names.stream()
                .map(name -> (Player) field.player(
                        name,
                        new PlayerInfo("folder", new TreeMap<>()),
                        Duration.ofSeconds(20),
                        FolderPlayer.Occupancy.SERVED))
                .toList();
        MatchTerms terms = new MatchTerms("whole-match", "test", MatchTerms.Explanations.ON, 0);
        MatchEnvironment environment = new MatchEnvironment(new SystemClock(), events::add, field.venue(names));
        return new Match<>(game, setup, players, terms, environment).play();
    }

    private static FieldOptions options(WatchMode watching) {
        FieldOptions standard = FieldOptions.STANDARD;
        return new FieldOptions(
                watching,
                standard.settle(),
                standard.sweep(),
                standard.poll(),
                standard.answerBytes(),
                standard.folderEntries());
    }

    @ParameterizedTest
    @EnumSource
    void twoMatchesOneAfterAnotherOfChainReaction(WatchMode watching) throws IOException {
        serve("Alpha", new Rounds());
        serve("Beta", new Rounds());
        try (Field field = Field.open(root, options(watching))) {
            for (int match = 0; match < 2; match++) {
                MatchConclusion conclusion =
                        play(field, ChainReaction.definition(), List.of("Alpha", "Beta"), Map.of());
                assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
            }
        }
        assertThat(events).noneMatch(event -> event instanceof Event.Noticed);
    }

    @Tag("slow")
    @Test
    void aBotOfThe2015DocumentPlaysLikeAnyOther() throws IOException {
        serve("Alpha", new Rounds());
        run(new DocumentBot(root.resolve("Beta"), new Rounds()));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            MatchConclusion conclusion =
                    play(field, ChainReaction.definition(), List.of("Alpha", "Beta"), Map.of("turn-limit", "12"));
            assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
        }
        assertThat(events.stream().filter(Event.Ruled.class::isInstance).map(Event.Ruled.class::cast))
                .hasSize(12)
                .noneMatch(ruled -> ruled.code() == 20);
    }

    @Test
    void aDecisionInsideAnotherSeatsTurn() {
        Responder mind = input -> input.contains("CLAIM") ? "claim 3\n" : "believe\n";
        serve("Alpha", mind);
        serve("Beta", mind);
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            MatchConclusion conclusion = play(field, Doubt.definition(), List.of("Alpha", "Beta"), Map.of());
            assertThat(conclusion)
                    .isInstanceOfSatisfying(
                            MatchConclusion.Decided.class,
                            end -> assertThat(end.moves()).isEqualTo(12));
        }
    }

    @Test
    void allSeatsAtOnceWithDrafts() {
        serve("Alpha", input -> "bid 3\nbid 4\nEnd\n");
        serve("Beta", input -> "bid 5\nEnd\n");
        run(new Drafter(root.resolve("Gamma")));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            MatchConclusion conclusion = play(
                    field,
                    Auction.definition(),
                    List.of("Alpha", "Beta", "Gamma"),
                    Map.of("lots", "2", "move-time", "300ms"));
            assertThat(conclusion)
                    .isInstanceOfSatisfying(
                            MatchConclusion.Decided.class,
                            end -> assertThat(
                                            end.over().standings().get(0).seat().number())
                                    .isEqualTo(3));
        }
        assertThat(events.stream()
                        .filter(Event.Ruled.class::isInstance)
                        .map(Event.Ruled.class::cast)
                        .filter(ruled -> ruled.reply().draft()))
                .hasSize(2)
                .allMatch(ruled -> ruled.seat() == 3);
    }

    @Test
    void ticksWithOrdersAtAnyTime() {
        run(new Driver(root.resolve("Alpha")));
        serve("Beta", input -> "speed 1\n");
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            MatchConclusion conclusion = play(
                    field, Race.definition(), List.of("Alpha", "Beta"), Map.of("ticks", "60", "tick-time", "10ms"));
            assertThat(conclusion)
                    .isInstanceOfSatisfying(
                            MatchConclusion.Decided.class,
                            end -> assertThat(
                                            end.over().standings().get(0).seat().number())
                                    .isEqualTo(1));
        }
        assertThat(events.stream()
                        .filter(Event.Ruled.class::isInstance)
                        .map(Event.Ruled.class::cast)
                        .filter(ruled -> ruled.seat() == 1)
                        .map(ruled -> ruled.reply().number()))
                .startsWith(1, 2, 3, 4, 5);
    }

    /** A mind that plays the next cell that is free or its own, round and round the board. */
    private static final class Rounds implements Responder {
        private String me = "1";
        private int cell;

        @Override
        public String answer(String input) {
            List<String> lines = input.lines().toList();
            String expecting = lines.get(0).substring("Expecting = ".length());
            if (expecting.startsWith("K")) {
                me = expecting.equals("K 1-21") ? "1" : "2";
                return "K " + expecting.substring(2, expecting.indexOf('-')) + "\n";
            }
            for (int tries = 0; tries < 49; tries++) {
                cell = cell % 49 + 1;
                String square = lines.get(6 + cell).split(" = ", -1)[1];
                if (square.startsWith("0,N") || square.startsWith(me + ",C")) {
                    break;
                }
            }
            return "C " + cell + "\n";
        }
    }

    /** The common part of several of the bots below. */
    private abstract static class HandMadeBot implements Runnable {
        final Path folder;

        HandMadeBot(Path folder) {
            this.folder = folder;
        }

        abstract void play() throws IOException, InterruptedException;

        @Override
        public void run() {
            try {
                Files.createDirectories(folder);
                play();
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }

        boolean sees(String name) {
            return Files.exists(folder.resolve(name));
        }

        void beat() throws IOException {
            Files.writeString(folder.resolve("ready.txt"), "ready");
        }

        void publish(String name, String text) throws IOException {
            Path part = folder.resolve(name + ".part");
            Files.writeString(part, text);
            Files.move(part, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /**
     * The bot of the document, step by step: it asks for files by name, waits 200 ms, writes in place with CRLF, and
     * exits.
     */
    private static final class DocumentBot extends HandMadeBot {
        private final Responder mind;

        DocumentBot(Path folder, Responder mind) {
            super(folder);
            this.mind = mind;
        }

        @Override
        void play() throws IOException, InterruptedException {
            for (int i = 1; ; i++) {
                while (!sees("input_" + i + ".txt")) {
                    beat();
                    Thread.sleep(10);
                    if (sees("Gameover.txt")) {
                        return;
                    }
                }
                Thread.sleep(200);
                String input = Files.readString(folder.resolve("input_" + i + ".txt"));
                Files.writeString(
                        folder.resolve("output_" + i + ".txt"),
                        mind.answer(input).replace("\n", "\r\n"));
                while (!sees("acknowledge_" + i + ".txt")) {
                    Thread.sleep(10);
                }
                Thread.sleep(200);
            }
        }
    }

    /** A bot that never answers, but always leaves a draft. */
    private static final class Drafter extends HandMadeBot {
        Drafter(Path folder) {
            super(folder);
        }

        @Override
        void play() throws IOException, InterruptedException {
            for (int i = 1; !sees("Gameover.txt"); ) {
                beat();
                if (sees("input_" + i + ".txt")) {
                    publish("draft_" + i + ".txt", "bid 9\nEnd\n");
                    publish("draft_" + i + ".txt", "bid 99\nEnd\n");
                    i++;
                }
                Thread.sleep(10);
            }
        }
    }

    /** A bot that sends orders at any time, by its own numbers. */
    private static final class Driver extends HandMadeBot {
        Driver(Path folder) {
            super(folder);
        }

        @Override
        void play() throws IOException, InterruptedException {
            while (!sees("input_1.txt")) {
                beat();
                Thread.sleep(5);
            }
            for (int order = 1; order <= 5; order++) {
                publish("output_" + order + ".txt", "speed " + (order + 4) + "\n");
                Thread.sleep(3);
            }
        }
    }
}
