package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Golden;
import arena.game.Ruling;
import arena.game.Setting;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.match.Gameover;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the page for contestants to what the code says and does; {@code -Dgolden.update} writes session and picture anew. */
class GamePageTest {

    private static final Path PAGE = Path.of("docs", "games", "chain-reaction.md");
    private static final List<String> NAMES = List.of("Ada_Bot", "Bob_Bot");
    private static final List<String> OUTPUTS = List.of("K 10", "K 29", "C 22", "C 22", "C 22", "C 43", "C 22");

    @Test
    void the_page_lists_every_code_with_its_words_and_heading() throws IOException {
        assertThat(page())
                .contains(Stream.of(ErrorCode.values())
                        .map(code -> "| " + code.number() + " | " + code.words().replace("<", "\\<") + " | "
                                + code.heading() + " |\n")
                        .collect(Collectors.joining()));
    }

    @Test
    void the_page_lists_every_setting_with_its_default_and_limits() throws IOException {
        assertThat(page())
                .contains(Terms.SETTINGS.stream().map(GamePageTest::row).collect(Collectors.joining()));
    }

    @Test
    void the_page_has_the_golden_figures() throws IOException {
        Matcher row =
                Pattern.compile("(?m)^\\| (\\d+), (\\d+) \\|(( \\d+ \\|){6})$").matcher(page());
        int rows = 0;
        while (row.find()) {
            rows++;
            int firstKing = Integer.parseInt(row.group(1));
            int secondKing = Integer.parseInt(row.group(2));
            String figures = Stream.of(1, 2, 3, 4, 5)
                    .map(depth -> " " + Perft.packed(firstKing, secondKing, depth) + " |")
                    .collect(Collectors.joining());
            assertThat(row.group(3)).startsWith(figures);
        }
        assertThat(rows).isEqualTo(3);
    }

    @Test
    void the_session_and_the_picture_are_what_the_code_writes() throws IOException {
        Scene scene = new Scene(NAMES);
        StringBuilder session = new StringBuilder();
        String[] last = {"", ""};
        int[] prompts = {0, 0};
        for (String output : OUTPUTS) {
            int index = scene.state().mover().seat().index();
            String folder = "team-folders/" + NAMES.get(index) + "/";
            int number = ++prompts[index];
            String input = scene.input();
            session.append(
                    file(folder + "input_" + number + ".txt", session.isEmpty() ? input : changed(last[index], input)));
            last[index] = input;
            Ruling<Move> ruling = scene.answer((output + "\n").getBytes(StandardCharsets.UTF_8));
            session.append(file(folder + "output_" + number + ".txt", output + "\n"));
            session.append(file(folder + "acknowledge_" + number + ".txt", ruling.code() + "\n"));
        }
        Setup setup = new Setup(NAMES, 1, Settings.standard(Scene.GAME.info()));
        session.append(file(
                "Gameover.txt in both folders",
                Gameover.text(setup, scene.over(), scene.state().turns())));

        assertWritten("session", session.toString());
        View end = Scene.GAME.rules().view(scene.state(), new Viewpoint.Referee());
        assertWritten("picture", "```\n" + Scene.GAME.painter().paint(end).plain() + "```\n");
    }

    private static String file(String name, String text) {
        return "`" + name + "`\n```\n" + text + "```\n";
    }

    private static String changed(String before, String now) {
        List<String> old = before.lines().toList();
        List<String> lines = now.lines().toList();
        StringBuilder changed = new StringBuilder();
        for (int at = 0; at < lines.size(); at++) {
            if (old.isEmpty() || !old.get(at).equals(lines.get(at))) {
                changed.append(lines.get(at)).append('\n');
            }
        }
        return changed.toString();
    }

    private static String row(Setting setting) {
        String unit = setting.kind() == Setting.Kind.DURATION ? "ms" : "";
        return "| " + setting.key() + " | " + setting.standard() + " | " + setting.least() + unit + " | "
                + setting.most() + unit + " | " + setting.words() + " |\n";
    }

    private static void assertWritten(String block, String text) throws IOException {
        String begin = "<!-- " + block + ": written by GamePageTest -->\n";
        String end = "<!-- end of " + block + " -->\n";
        String page = page();
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end);
        if (Golden.updates()) {
            Files.writeString(PAGE, page.substring(0, from) + text + page.substring(to), StandardCharsets.UTF_8);
            return;
        }
        assertThat(page.substring(from, to)).isEqualTo(text);
    }

    private static String page() throws IOException {
        return Files.readString(PAGE, StandardCharsets.UTF_8);
    }
}
