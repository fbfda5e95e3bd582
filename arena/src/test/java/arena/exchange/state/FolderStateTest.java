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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The decision which files are answers, without a folder: what a bot and a match do is a line of steps, and the files
 * are entries of a map.
 */
class FolderStateTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);
    private static final long NANOS_PER_MILLI = 1_000_000;

    /**
     * Cases of a match that prompts. In a content {@code _} is a blank and {@code /} a line end; {@code put} writes a
     * file and has it reported, {@code grow} writes it unreported; {@code pass} lets milliseconds go by, with the scans
     * that are due.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            an answer is taken                       | ask 1; put output_1.txt C_4/                                    | C 4/  | -
            a text without its line end must settle  | ask 1; put output_1.txt C_4                                     | -     | -
            after the settle time it is taken        | ask 1; put output_1.txt C_4; pass 250                           | C 4   | -
            a growing file is read to its end        | ask 1; put output_1.txt C_4; pass 100; grow output_1.txt C_41/; pass 30 | C 41/ | -
            growth restarts the settle time          | ask 1; put output_1.txt C; pass 150; grow output_1.txt C_4; pass 150 | - | -
            an empty file is no answer               | ask 1; put output_1.txt ~; pass 2900                            | -     | -
            an unreported answer is found            | ask 1; grow output_1.txt C_4/; pass 310                         | C 4/  | -
            an early file is none                    | ask 1; put output_1.txt C_4/; close; put output_2.txt C_5/; before 2; ask 2; pass 2900 | - | early
            an early file counts once it changes     | ask 1; put output_1.txt C_4/; close; put output_2.txt C_5/; before 2; ask 2; put output_2.txt C_6/ | C 6/ | early
            a file that was there is early           | there 1; pass 2900; overdue                                     | -     | early
            it counts once it changes                | there 1; put output_1.txt C_4/                                  | C 4/  | early
            a late file is remarked                  | ask 1; close; ask 2; put output_1.txt C_4/                      | -     | late
            a second answer is remarked              | ask 1; put output_1.txt C_4/; close; ask 2; put output_1.txt C_5/ | -   | twice
            a half answer that grew is remarked      | ask 1; put output_1.txt C_4; pass 250; close; ask 2; put output_1.txt C_41/ | - | grew
            the same answer again is no second one   | ask 1; put output_1.txt C_4/; close; ask 2; put output_1.txt C_4/ | -   | -
            the spelling does not count              | ask 1; put OUTPUT_1.TXT C_4/                                    | C 4/  | -
            the exact spelling comes first           | ask 1; grow OUTPUT_1.TXT C_4; grow output_1.txt C_5/; pass 310  | C 5/  | spelling
            a leading zero is another name           | ask 1; put output_01.txt C_4/; pass 400                         | -     | -
            a link is no answer                      | ask 1; odd output_1.txt LINK; pass 400                          | -     | odd
            a folder is no answer                    | ask 1; odd output_1.txt DIRECTORY; pass 400                     | -     | odd
            a pipe is no answer                      | ask 1; odd output_1.txt OTHER; pass 400                         | -     | odd
            a link that becomes a file is one        | ask 1; odd output_1.txt LINK; put output_1.txt C_4/             | C 4/  | odd
            a large file is no answer                | ask 1; large output_1.txt; pass 400                             | -     | large
            a removed file is no answer              | ask 1; put output_1.txt C_4; remove output_1.txt; pass 400; overdue | - | -
            after the limit it counts as it stands   | ask 1; pass 2950; put output_1.txt C_4; overdue                 | C 4   | -
            after the limit nothing is waited for    | ask 1; pass 3000; close; put output_1.txt C_4/                  | -     | late
            a draft is ignored where there are none  | ask 1; put draft_1.txt C_4/; pass 400                           | -     | draft
            a draft replaces a late answer           | drafts 1; put draft_1.txt C_4/; pass 3000; overdue; close       | C 4/  | -
            the last draft counts                    | drafts 1; put draft_1.txt C_4/; put draft_1.txt C_5/; overdue; close | C 5/ | -
            an answer comes before a draft           | drafts 1; put draft_1.txt C_4/; put output_1.txt C_5/           | C 5/  | -
            several orders need their end            | many 1; put output_1.txt BUY_1/; pass 150                       | -     | -
            several orders are taken at their end    | many 1; put output_1.txt BUY_1/END/                             | BUY 1/END/ | -
            a prevented publication is late          | ask 1; put output_1.txt C_4/; close; prevented 2; put output_2.txt C_5/ | - | late
            an unreachable team is late for good     | ask 1; unreachable; ask 2; put output_2.txt C_5/                | -     | late
            """)
    void aCaseOfPrompts(String name, String steps, String answer, String remarks) {
        VirtualFolder folder = new VirtualFolder();
        for (String step : steps.split("; ", -1)) {
            folder.step(step.strip().split(" ", -1));
        }
        assertThat(folder.answer()).as(name).isEqualTo(Optional.ofNullable(answer));
        assertThat(folder.kinds()).as(name).isEqualTo(Optional.ofNullable(remarks));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            orders are taken by their numbers        | update 1; put output_1.txt A/; put output_2.txt B/    | A/ B/  | -
            a missing number holds back              | update 1; put output_2.txt B/; put output_3.txt C/    | -      | -
            until it comes                           | update 1; put output_2.txt B/; put output_1.txt A/    | A/ B/  | -
            an incomplete order holds back           | update 1; put output_1.txt A; put output_2.txt B/     | -      | -
            no order is early                        | put output_1.txt A/; update 1; pass 1                 | A/     | -
            an odd one is skipped                    | update 1; odd output_1.txt LINK; put output_2.txt B/  | B/     | odd
            a large one is skipped                   | update 1; large output_1.txt; put output_2.txt B/     | B/     | large
            a changed one is remarked                | update 1; put output_1.txt A/; put output_1.txt B/    | A/     | twice
            """)
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
