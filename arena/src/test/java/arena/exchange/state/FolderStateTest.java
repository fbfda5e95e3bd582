package arena.exchange.state;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.AnswerForm;
import arena.game.TimeLimit;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The decision which files are answers, without a folder: what a bot and a match do is a line of steps, and the files
 * are entries of a map.
 */
class FolderStateTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);
    private static final long NANOS_PER_MILLI = 1_000_000;

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/arena/exchange/prompts.txt", delimiter = '|', nullValues = "-")
    void aCaseOfPrompts(String name, String steps, String answer, String remarks) {
        VirtualFolder folder = new VirtualFolder();
        for (String step : steps.split("; ", -1)) {
            folder.step(step.strip().split(" ", -1));
        }
        assertThat(folder.answer()).as(name).isEqualTo(Optional.ofNullable(answer));
        assertThat(folder.kinds()).as(name).isEqualTo(Optional.ofNullable(remarks));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/arena/exchange/orders.txt", delimiter = '|', nullValues = "-")
    void aCaseOfOrders(String name, String steps, String answers, String remarks) {
        VirtualFolder folder = new VirtualFolder();
        for (String step : steps.split("; ", -1)) {
            folder.step(step.strip().split(" ", -1));
        }
        folder.see(new Observation.OrdersAwaited());
        folder.scan();
        List<String> orders = folder.state.expected().takeOrders().stream()
                .map(FolderStateTest::text)
                .toList();
        assertThat(String.join(" ", orders))
                .as(name)
                .isEqualTo(Optional.ofNullable(answers).orElse(""));
        assertThat(folder.kinds()).as(name).isEqualTo(Optional.ofNullable(remarks));
    }

    @Test
    void ordersBeyondTheMostThatWaitStayInTheFolderUntilSomeAreTaken() {
        VirtualFolder folder = new VirtualFolder();
        folder.step("update", "1");
        for (int number = 1; number <= PendingOrders.MOST_WAITING + 10; number++) {
            folder.step("put", FileName.of(FileName.Kind.OUTPUT, number), number + "/");
        }
        int taken = 0;
        for (List<Reply> some = folder.state.expected().takeOrders();
                !some.isEmpty();
                some = folder.state.expected().takeOrders()) {
            assertThat(some).hasSizeLessThanOrEqualTo(PendingOrders.MOST_PER_CALL);
            taken += some.size();
            folder.scan();
        }
        assertThat(taken).isEqualTo(PendingOrders.MOST_WAITING + 10);
    }

    @Test
    void aSlowFolderCountsOnlyAfterSeveralListingsInARowAndNotWhileAllAreSlow() {
        VirtualFolder folder = new VirtualFolder();
        folder.step("ask", "1");
        for (int i = 0; i < 10; i++) {
            folder.list(Observation.Speed.ALL_SLOW);
        }
        folder.list(Observation.Speed.GIVEN_UP);
        folder.list(Observation.Speed.GIVEN_UP);
        folder.list(Observation.Speed.WHOLE);
        folder.list(Observation.Speed.GIVEN_UP);
        folder.list(Observation.Speed.GIVEN_UP);
        assertThat(folder.state.expected().reply()).isEmpty();
        folder.list(Observation.Speed.GIVEN_UP);
        assertThat(folder.state.expected().reply()).isPresent();
        assertThat(folder.answer()).isEmpty();
        assertThat(folder.kinds()).contains("flooded");
    }

    @Test
    void theLastHeartbeatAfterAPromptIsEvidence() {
        VirtualFolder folder = new VirtualFolder();
        folder.step("grow", "ready.txt", "~");
        folder.step("ask", "1");
        folder.step("pass", "20");
        folder.step("grow", "ready.txt", "~");
        folder.step("pass", "2900");
        folder.step("close");
        Timestamps stamps = folder.state.expected().reply().orElseThrow().stamps();
        assertThat(stamps.heartbeatStopped() - stamps.published())
                .isEqualTo(Duration.ofMillis(30).toNanos());
        assertThat(stamps.listed()).isEqualTo(Timestamps.NEVER);
    }

    /** Whatever a bot writes: an answer was written to its file while its prompt was open. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void anAnswerWasWrittenWhileItsPromptWasOpen(int seed) {
        for (int game = 0; game < 250; game++) {
            playAtRandom(new Random(1_000L * seed + game));
        }
    }

    private static void playAtRandom(Random random) {
        VirtualFolder folder = new VirtualFolder();
        for (int number = 1; number <= 6; number++) {
            String file = FileName.of(FileName.Kind.OUTPUT, number);
            String before = folder.text(file);
            folder.step("before", "" + number);
            folder.step("ask", "" + number);
            List<String> written = new ArrayList<>();
            for (int i = random.nextInt(5); i > 0; i--) {
                int other = Math.max(1, number + random.nextInt(4) - 1);
                String content = random.nextInt(100) + (random.nextBoolean() ? "/" : "");
                folder.step(random.nextBoolean() ? "put" : "grow", FileName.of(FileName.Kind.OUTPUT, other), content);
                folder.step("pass", "" + random.nextInt(400));
                if (other == number) {
                    written.add(folder.text(file));
                }
            }
            folder.step("overdue");
            folder.step("close");
            folder.answer()
                    .ifPresent(answer -> assertThat(written)
                            .as("after '%s' before the prompt", before)
                            .contains(answer));
        }
    }

    private static String text(Reply reply) {
        return reply.bytes()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).replace('\n', '/'))
                .orElse("(none)");
    }

    /** The files of a folder as the steps leave them, and the time. */
    private static final class VirtualFolder {

        final FolderState state = new FolderState(new FileContent.Limits(65_536, 200 * NANOS_PER_MILLI), 1_000, false);
        private final SortedMap<String, FileState> entries = new TreeMap<>();
        private final Map<String, byte[]> contents = new TreeMap<>();
        private final List<String> reported = new ArrayList<>();
        private final List<Effect.Remark> remarks = new ArrayList<>();
        private Observation.Speed speed = Observation.Speed.WHOLE;
        private long nowNanos = 1_000_000_000;
        private int writes;

        void step(String... words) {
            String name = words.length > 1 ? words[1] : "";
            switch (words[0]) {
                case "ask" -> ask(name, AnswerForm.ONE_ORDER, false);
                case "there" -> {
                    put(FileName.of(FileName.Kind.OUTPUT, Integer.parseInt(name)), "C_1/");
                    ask(name, AnswerForm.ONE_ORDER, true);
                    scan();
                }
                case "drafts" -> ask(name, new AnswerForm(AnswerForm.Ending.LINE, true), false);
                case "many" -> ask(name, new AnswerForm(AnswerForm.Ending.END_LINE, false), false);
                case "prevented" -> {
                    see(new Observation.Asked(prompt(name, AnswerForm.ONE_ORDER), false));
                    see(new Observation.Published(true));
                }
                case "unreachable" -> see(new Observation.Unreachable());
                case "update" ->
                    see(new Observation.Updated(
                            new Update(Integer.parseInt(name), "Expecting = ORDERS\n", AnswerForm.ONE_ORDER, true)));
                case "put" -> {
                    put(name, words[2]);
                    reported.add(name);
                    scan();
                }
                case "grow" -> put(name, words[2]);
                case "large" -> {
                    put(name, "x".repeat(70_000));
                    reported.add(name);
                    scan();
                }
                case "odd" -> {
                    entries.put(name, new FileState(name, FileState.Kind.valueOf(words[2]), 0, ++writes, name));
                    reported.add(name);
                    scan();
                }
                case "remove" -> {
                    entries.remove(name);
                    contents.remove(name);
                }
                case "pass" -> pass(Integer.parseInt(name) * NANOS_PER_MILLI);
                case "before" -> see(new Observation.Before(Integer.parseInt(name), reported()));
                case "overdue" -> see(new Observation.Overdue(reported()));
                case "close" -> see(new Observation.Closed());
                default -> throw new IllegalArgumentException(words[0]);
            }
        }

        private static Prompt prompt(String number, AnswerForm form) {
            return new Prompt(Integer.parseInt(number), "Expecting = C\n", TimeLimit.of(LIMIT), form);
        }

        private void ask(String number, AnswerForm form, boolean wasThere) {
            see(new Observation.Asked(prompt(number, form), wasThere));
            see(new Observation.Published(false));
        }

        private void put(String name, String content) {
            byte[] bytes = content.replace("~", "")
                    .replace('_', ' ')
                    .replace('/', '\n')
                    .getBytes(StandardCharsets.UTF_8);
            contents.put(name, bytes);
            entries.put(name, new FileState(name, FileState.Kind.FILE, bytes.length, ++writes, name));
        }

        String text(String name) {
            return new String(contents.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8).replace('\n', '/');
        }

        private void pass(long nanos) {
            long endNanos = nowNanos + nanos;
            while (state.wakeNanos() < endNanos) {
                nowNanos = Math.max(nowNanos + 1, state.wakeNanos());
                scan();
            }
            nowNanos = Math.max(nowNanos, endNanos);
        }

        void scan() {
            see(reported());
        }

        void list(Observation.Speed next) {
            speed = next;
            see(new Observation.Reported(List.of(), true));
        }

        private Observation.Reported reported() {
            Observation.Reported names = new Observation.Reported(List.copyOf(reported), false);
            reported.clear();
            return names;
        }

        void see(Observation first) {
            Queue<Effect> todo = new ArrayDeque<>(state.after(first, nowNanos));
            while (!todo.isEmpty()) {
                Effect next = todo.remove();
                if (next instanceof Effect.Remark remark) {
                    remarks.add(remark);
                } else {
                    todo.addAll(state.after(observation(next), nowNanos));
                }
            }
        }

        private Observation observation(Effect effect) {
            if (effect instanceof Effect.Look look) {
                Map<FileName, Optional<FileState>> found = new TreeMap<>();
                look.names().forEach(name -> found.put(name, Optional.ofNullable(entries.get(name.name()))));
                return new Observation.Looked(found);
            }
            if (effect instanceof Effect.Read read) {
                Optional<byte[]> bytes =
                        Optional.ofNullable(contents.get(read.name().name()));
                return new Observation.Content(read.name(), bytes, nowNanos);
            }
            List<FileName> names = entries.keySet().stream()
                    .flatMap(name -> FileName.read(name).stream())
                    .toList();
            return new Observation.Listed(names, names.size(), speed);
        }

        Optional<String> answer() {
            return state.expected()
                    .reply()
                    .filter(reply -> reply.bytes().isPresent())
                    .map(FolderStateTest::text);
        }

        Optional<String> kinds() {
            List<String> kinds =
                    remarks.stream().map(Effect.Remark::kind).distinct().toList();
            return kinds.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", kinds));
        }
    }
}
