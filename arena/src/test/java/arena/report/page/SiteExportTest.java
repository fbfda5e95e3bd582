package arena.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.config.ContestSettings.Results;
import arena.contest.ContestState;
import arena.contest.Contestant;
import arena.contest.DecisionKind;
import arena.plugin.Games;
import arena.record.PlayedMatch;
import arena.report.HostPaths;
import arena.report.ReportException;
import arena.report.Specimen;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteExportTest {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    @TempDir
    Path folder;

    private SiteExport.Written export(ContestState situation, Results results) {
        PageMaterial material = new PageMaterial(
                Games.byId("chain-reaction"),
                folder.resolve("records"),
                "ab".repeat(32),
                new HostPaths(List.of(folder)),
                true);
        return SiteExport.write(situation, results, material, folder.resolve("site"));
    }

    /** Returns the content of every file, by its path. */
    private SortedMap<String, String> files() throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        Path site = folder.resolve("site");
        try (Stream<Path> all = Files.walk(site)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        site.relativize(file).toString().replace('\\', '/'),
                        Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    private void assertThatEveryLinkHasATarget() throws IOException {
        for (Map.Entry<String, String> page : files().entrySet()) {
            if (page.getKey().endsWith(".html")) {
                Matcher links = LINK.matcher(page.getValue());
                while (links.find()) {
                    Path target = folder.resolve("site").resolve(page.getKey()).resolveSibling(links.group(1));
                    assertThat(target).as("a link of " + page.getKey()).isRegularFile();
                }
            }
        }
    }

    @Test
    void everyLinkHasATargetAndEveryNameIsEscaped() throws IOException {
        export(Specimen.eventful().situation(), Results.PUBLIC);
        assertThatEveryLinkHasATarget();
        SortedMap<String, String> files = files();
        assertThat(files)
                .containsKeys("index.html", "team/2.html", "ratings.html", "chart/ratings.png", "data/seats.csv");
        assertThat(files.get("team/2.html")).contains("&lt;script&gt;");
        files.forEach((path, content) -> {
            if (path.endsWith(".html")) {
                assertThat(content).as(path).doesNotContain("<script", "http://", "https://");
            }
        });
    }

    @Test
    void hiddenResultsChangeNoByteOfAnyFile() throws IOException {
        Specimen one = new Specimen("groups", 6, 2).play(3);
        Specimen other = new Specimen("groups", 6, 2);
        other.situation().open().subList(0, 3).forEach(fixture -> {
            other.win(fixture);
            other.win(fixture);
        });
        export(one.situation(), Results.HIDDEN);
        SortedMap<String, String> hidden = files();
        export(other.situation(), Results.HIDDEN);
        assertThat(files()).isEqualTo(hidden);
        assertThatEveryLinkHasATarget();
        assertThat(String.join("", hidden.values())).doesNotContain("its king is found", "chart/ratings.png");
    }

    @Test
    void hiddenResultsOfManyGamesNeedLittleSpace() throws IOException {
        Specimen specimen = new Specimen("round-robin", 60, 2).play(20);
        export(specimen.situation(), Results.HIDDEN);
        SortedMap<String, String> files = files();
        assertThat(files.keySet()).noneMatch(path -> path.startsWith("game/"));
        long bytes = files.values().stream().mapToLong(String::length).sum();
        assertThat(bytes / specimen.situation().games()).isLessThan(1_100);
        assertThatEveryLinkHasATarget();
    }

    @Test
    void pagesThatAreHiddenAgainAreDeleted() throws IOException {
        Specimen specimen = new Specimen("groups", 6, 2).play(99);
        export(specimen.situation(), Results.HIDDEN);
        SortedMap<String, String> hidden = files();
        export(specimen.situation(), Results.PUBLIC);
        assertThat(files()).hasSizeGreaterThan(hidden.size());
        export(specimen.situation(), Results.HIDDEN);
        assertThat(files()).isEqualTo(hidden);
    }

    @Test
    void aTeamSeesItsOwnGamesOnly() throws IOException {
        Specimen specimen = new Specimen("round-robin", 4, 2).play(99);
        export(specimen.situation(), Results.TEAMS);
        assertThatEveryLinkHasATarget();
        SortedMap<String, String> files = files();
        files.keySet().removeIf(path -> !path.startsWith("teams/Team03/"));
        assertThat(files).hasSize(3 + 2);
        assertThat(files.keySet().stream().filter(path -> path.contains("/game/")))
                .hasSize(3)
                .allMatch(path -> path.contains("3-") || path.contains("-3"));
        assertThat(String.join(
                        "",
                        files().entrySet().stream()
                                .filter(file -> file.getKey().startsWith("everybody/"))
                                .map(Map.Entry::getValue)
                                .toList()))
                .doesNotContain(" won<", "its king is found");
    }

    @Test
    void anUnchangedGameIsNotWrittenAgain() throws IOException {
        Specimen specimen = new Specimen("round-robin", 6, 2).play(4);
        String before = specimen.situation().attempts().get(0).attempt().fixture();
        export(specimen.situation(), Results.PUBLIC);
        Path page = folder.resolve("site/game/" + before + ".html");
        Files.writeString(page, "left alone");

        ContestState more = specimen.play(3).situation();
        SiteExport.Written written = export(more, Results.PUBLIC);
        assertThat(page).hasContent("left alone");
        assertThat(written.files()).isEqualTo(files().size() - 2);

        specimen.decide(DecisionKind.REPLAY_ORDERED, Optional.of(before), OptionalInt.empty(), "the light went out");
        export(specimen.situation(), Results.PUBLIC);
        assertThat(Files.readString(page)).contains("the light went out");
    }

    @Tag("slow")
    @Test
    void manyGamesCostLittleTheSecondTime() throws IOException {
        Path record = PlayedMatch.play(
                Files.createDirectories(folder.resolve("records")), Games.byId("chain-reaction"), Map.of(), 3);
        Specimen specimen = new Specimen("round-robin", 12, 2);
        specimen.situation()
                .open()
                .forEach(fixture -> specimen.withRecord(fixture.id(), String.valueOf(record.getFileName())));
        specimen.play(99);
        double first = cpuMillis(() -> export(specimen.situation(), Results.PUBLIC));
        double second = cpuMillis(() -> export(specimen.situation(), Results.PUBLIC));
        int games = specimen.situation().done();
        System.out.printf(
                Locale.ROOT,
                "An export costs %.1f ms of processor time a game, and %.1f ms where nothing has changed.%n",
                first / games,
                second / games);
        // Only tables and charts are made again, whose cost does not depend on the length of games.
        assertThat(second).isLessThan(first);
    }

    @Test
    void aFileThatSeveralThreadsWriteIsComplete() throws IOException {
        SiteFolder site = SiteFolder.open(folder.resolve("site"));
        List<String> texts = IntStream.range(0, 400)
                .mapToObj(number -> String.valueOf(number).repeat(1_000))
                .toList();

        texts.parallelStream().forEach(text -> site.write("record/one.txt", text));

        assertThat(Files.readString(folder.resolve("site/record/one.txt"))).isIn(texts);
        try (Stream<Path> files = Files.list(folder.resolve("site/record"))) {
            assertThat(files).hasSize(1);
        }
    }

    private static double cpuMillis(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        work.run();
        return (threads.getCurrentThreadCpuTime() - before) / 1e6;
    }

    @Test
    void membersPlacesAndDisqualificationsAreShown() throws IOException {
        Specimen specimen = Specimen.eventful().play(99);
        export(specimen.situation(), Results.PUBLIC);
        SortedMap<String, String> files = files();
        assertThat(files.get("team/2.html")).contains("Members: <bdi>Eve &lt;b&gt;&amp;&lt;/b&gt; 'Mallory'</bdi>");
        assertThat(files.get("teams.html")).contains("Ann, Abdul");
        assertThat(files.get("data/contest.json")).contains("\"members\" : \"Ann, Abdul\"");

        Specimen twelve = new Specimen("round-robin", 12, 2).play(99);
        int first = twelve.situation().progress().placing().get(0).get(0);
        export(twelve.situation(), Results.PUBLIC);
        String podium = between(files().getOrDefault("index.html", ""), "<ol", "</ol>");
        assertThat(podium.split("<li")).hasSize(13);

        twelve.disqualify(first);
        export(twelve.situation(), Results.PUBLIC);
        files = files();
        assertThat(between(files.getOrDefault("index.html", ""), "<ol", "</ol>").split("<li"))
                .hasSize(12);
        assertThat(files.get("index.html")).contains("Without a place: ", "<small>(disqualified)</small>");
        assertThat(files.get("team/" + (first + 1) + ".html")).contains("This team is disqualified.", "annulled");
        assertThat(files.get("data/standings.csv")).contains(",disqualified\r\n");
    }

    @Test
    void reasonsCallTheTeamsByTheirTitlesLikeTheRows() throws IOException {
        List<Contestant> entries = IntStream.range(0, 5)
                .mapToObj(number -> new Contestant("folder_" + number, "Title " + number, "", false))
                .toList();
        export(new Specimen("round-robin", 2, entries).play(99).situation(), Results.PUBLIC);
        SortedMap<String, String> files = files();
        assertThat(files.get("section/1.html")).contains("Title 3").doesNotContain("folder_");
        assertThat(files.get("index.html")).doesNotContain("folder_");
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin);
        return text.substring(from, text.indexOf(end, from));
    }

    @Test
    void aGameIsShownMoveByMoveWithItsRecordBesideIt() throws IOException {
        Path record = PlayedMatch.play(
                Files.createDirectories(folder.resolve("records")), Games.byId("chain-reaction"), Map.of(), 3);
        Specimen specimen = new Specimen("round-robin", 2, 2);
        String game = specimen.situation().open().get(0).id();
        specimen.withRecord(game, String.valueOf(record.getFileName())).play(1);
        export(specimen.situation(), Results.PUBLIC);
        SortedMap<String, String> files = files();
        assertThat(files.get("game/" + game + ".html"))
                .contains("Amber_1", "Position after step 1", "class=\"seat-1\"", "../record/" + record.getFileName());
        assertThat(folder.resolve("site/record").resolve(record.getFileName())).hasSameBinaryContentAs(record);
        assertThatEveryLinkHasATarget();
    }

    @Test
    void aGameWithFiguresShowsThemBesideItsSeats() throws IOException {
        Specimen six = new Specimen("round-robin", 6, 6);
        String game = six.situation().open().get(0).id();
        export(six.situation(), Results.PUBLIC);
        assertThat(files()).doesNotContainKey("game/" + game + ".html");
        export(six.play(1).situation(), Results.PUBLIC);
        assertThat(files().get("game/" + game + ".html"))
                .containsSubsequence("Slowest", ">Funds<", ">Time to live<", ">902<", ">38<");
    }

    @Test
    void aRecordThatIsMissingIsASentence() {
        Specimen specimen = new Specimen("round-robin", 2, 2);
        specimen.withRecord(specimen.situation().open().get(0).id(), "gone.jsonl")
                .play(1);
        assertThat(export(specimen.situation(), Results.PUBLIC).remarks())
                .singleElement()
                .asString()
                .contains("gone.jsonl");
    }

    @Test
    void theSeedIsShownOnlyOnceTheResultsArePublished() throws IOException {
        Specimen specimen = new Specimen("round-robin", 3, 2).play(99);
        export(specimen.situation(), Results.PUBLIC);
        assertThat(String.join("", files().values()))
                .doesNotContain("0123456789abcdef")
                .contains(specimen.situation().contest().seal().commitment());
        specimen.decide(DecisionKind.PUBLISHED, Optional.empty(), OptionalInt.empty(), "prize-giving");
        export(specimen.situation(), Results.HIDDEN);
        assertThat(files().get("fairness.html"))
                .contains("printf %s 0123456789abcdef", "sha256sum", ">toss<")
                .doesNotContain("the format's own order");
    }

    @Test
    void aFolderWithOtherFilesIsUnchanged() throws IOException {
        Path own = Files.createDirectories(folder.resolve("site")).resolve("thesis.txt");
        Files.writeString(own, "mine");
        ContestState situation = new Specimen("round-robin", 2, 2).situation();
        assertThatThrownBy(() -> export(situation, Results.PUBLIC))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("name a folder of its own");
        assertThat(own).hasContent("mine");
    }
}
