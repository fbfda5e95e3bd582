package arena.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.config.ContestSettings.Results;
import arena.contest.ContestState;
import arena.contest.Contestant;
import arena.contest.DecisionKind;
import arena.plugin.Games;
import arena.record.MatchIds;
import arena.record.PlayedMatch;
import arena.report.HostPaths;
import arena.report.ReportException;
import arena.report.Specimen;
import arena.web.offline.OfflinePage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SiteExportTest {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    @TempDir
    Path folder;

    private SiteExport.Written export(ContestState situation, Results results) {
        return export(situation, results, new OfflinePage());
    }

    private SiteExport.Written export(ContestState situation, Results results, PageMaker maker) {
        PageMaterial material = new PageMaterial(
                maker, folder.resolve("records"), "ab".repeat(32), new HostPaths(List.of(folder)), true);
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

    /** Returns the document that a page draws. */
    private JsonNode document(String page) throws IOException {
        String text = files().getOrDefault(page, "");
        String packed = between(text, "id=\"packed\">", "</script>").substring("id=\"packed\">".length());
        try (GZIPInputStream in =
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed)))) {
            return JsonMapper.shared().readTree(in.readAllBytes());
        }
    }

    /** Returns the part of the start page that is shown without JavaScript. */
    private String tables() throws IOException {
        return between(files().getOrDefault("index.html", ""), "<noscript>", "</noscript>");
    }

    /** The pages of a later arena, whose components differ. */
    private static final class LaterPages implements PageMaker {

        private final PageMaker pages = new OfflinePage();

        @Override
        public SortedMap<String, String> shared(String game) {
            SortedMap<String, String> files = pages.shared(game);
            files.computeIfPresent("pages.js", (name, text) -> text + "// another version\n");
            return files;
        }

        @Override
        public String contest(String title, String document, String tables) {
            return pages.contest(title, document, tables);
        }

        @Override
        public String match(Path record) {
            return pages.match(record);
        }
    }

    /** Plays a real match and lets it be the record of a contest's first game. */
    private Path playedMatch(Specimen specimen) throws IOException {
        Path record = PlayedMatch.play(
                Files.createDirectories(folder.resolve("records")), Games.byId("chain-reaction"), Map.of(), 3);
        specimen.withRecord(specimen.situation().open().get(0).id(), String.valueOf(record.getFileName()))
                .play(1);
        return record;
    }

    @Test
    void everyLinkHasATargetAndEveryNameIsEscaped() throws IOException {
        export(Specimen.eventful().situation(), Results.PUBLIC);
        assertThatEveryLinkHasATarget();
        assertThat(files()).containsKeys("index.html", "pages.js", "pages.css", "data/seats.csv", "data/contest.json");
        assertThat(tables()).contains("&lt;script&gt;").doesNotContain("<script", "http://", "https://");
        assertThat(document("index.html").path("teams").toString()).contains("<script>");
    }

    @Test
    void thePageDrawsTheDocumentThatProgramsRead() throws IOException {
        export(Specimen.eventful().situation(), Results.PUBLIC);
        assertThat(document("index.html"))
                .isEqualTo(JsonMapper.shared()
                        .readTree(Files.readString(folder.resolve("site").resolve("data/contest.json"))));
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
        assertThat(tables() + document("index.html").path("games")).doesNotContain(" won<", "\"place\":");
        assertThat(document("index.html").toString()).doesNotContain("\"place\":2", "\"won\":1");
        assertThat(document("index.html").path("isShown").asBoolean(true)).isFalse();
    }

    @Test
    void hiddenResultsOfManyGamesNeedLittleSpace() throws IOException {
        Specimen specimen = new Specimen("round-robin", 60, 2).play(20);
        export(specimen.situation(), Results.HIDDEN);
        SortedMap<String, String> files = files();
        long bytes = files.entrySet().stream()
                .filter(file -> !file.getKey().startsWith("pages."))
                .mapToLong(file -> file.getValue().length())
                .sum();
        assertThat(bytes / specimen.situation().games()).isLessThan(1_100);
        assertThatEveryLinkHasATarget();
    }

    @Test
    void pagesThatAreHiddenAgainAreDeleted() throws IOException {
        Specimen specimen = new Specimen("groups", 6, 2);
        playedMatch(specimen);
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
        assertThat(files().keySet().stream().filter(path -> path.startsWith("teams/Team03/")))
                .containsExactly("teams/Team03/index.html", "teams/Team03/pages.css", "teams/Team03/pages.js");
        JsonNode own = document("teams/Team03/index.html");
        assertThat(own.path("games"))
                .hasSize(3)
                .allMatch(game -> game.path("seats").toString().contains("\"Team03\""));
        assertThat(own.path("standings")).isEmpty();
        assertThat(own.path("games").toString()).contains("\"place\":1");
        String everybody = files().get("everybody/index.html")
                + document("everybody/index.html").path("games");
        assertThat(everybody).doesNotContain(" won<", "\"place\":");
    }

    @Test
    void anUnchangedMatchIsNotWrittenAgain() throws IOException {
        Specimen specimen = new Specimen("round-robin", 6, 2);
        Path record = playedMatch(specimen);
        export(specimen.situation(), Results.PUBLIC);
        Path page = folder.resolve(
                "site/match/" + MatchIds.ofRecord(record.getFileName().toString()) + ".html");
        assertThat(page).content().contains("id=\"packed\"");
        Files.writeString(page, "left alone");

        SiteExport.Written written = export(specimen.play(3).situation(), Results.PUBLIC);
        assertThat(page).hasContent("left alone");
        assertThat(written.files()).isEqualTo(files().size() - 2);

        export(specimen.situation(), Results.PUBLIC, new LaterPages());
        assertThat(page)
                .as("a page belongs to the components that draw it")
                .content()
                .contains("id=\"packed\"");

        Files.writeString(page, "left alone");
        export(specimen.situation(), Results.PUBLIC, new LaterPages());
        assertThat(page).hasContent("left alone");
        Files.setLastModifiedTime(record, FileTime.fromMillis(1));
        export(specimen.situation(), Results.PUBLIC, new LaterPages());
        assertThat(page).content().contains("id=\"packed\"");
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

    @Test
    void membersPlacesAndDisqualificationsAreShown() throws IOException {
        export(Specimen.eventful().play(99).situation(), Results.PUBLIC);
        assertThat(tables()).contains("<bdi>Eve &lt;b&gt;&amp;&lt;/b&gt; 'Mallory'</bdi>", "Ann, Abdul");
        assertThat(files().get("data/contest.json")).contains("\"members\" : \"Ann, Abdul\"");

        Specimen twelve = new Specimen("round-robin", 12, 2).play(99);
        int first = twelve.situation().progress().placing().get(0).get(0);
        export(twelve.situation(), Results.PUBLIC);
        assertThat(between(tables(), "<ol", "</ol>").split("<li")).hasSize(13);

        twelve.disqualify(first);
        export(twelve.situation(), Results.PUBLIC);
        assertThat(between(tables(), "<ol", "</ol>").split("<li")).hasSize(12);
        assertThat(tables()).contains("Without a place: ", "<small>(disqualified)</small>", "annulled");
        assertThat(files().get("data/standings.csv")).contains(",disqualified\r\n");
    }

    @Test
    void reasonsCallTheTeamsByTheirTitlesLikeTheRows() throws IOException {
        List<Contestant> entries = IntStream.range(0, 5)
                .mapToObj(number -> new Contestant("folder_" + number, "Title " + number, "", false))
                .toList();
        export(new Specimen("round-robin", 2, entries).play(99).situation(), Results.PUBLIC);
        assertThat(between(tables(), "<h2>Tables", "<h2>Teams"))
                .contains("Title 3")
                .doesNotContain("folder_");
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin);
        return text.substring(from, text.indexOf(end, from));
    }

    @Test
    void aMatchHasAPageAndItsRecordBesideIt() throws IOException {
        Specimen specimen = new Specimen("round-robin", 2, 2);
        Path record = playedMatch(specimen);
        export(specimen.situation(), Results.PUBLIC);
        String match = MatchIds.ofRecord(record.getFileName().toString());
        assertThat(document("index.html").at("/games/0/match").asString()).isEqualTo(match);
        JsonNode page = document("match/" + match + ".html");
        assertThat(page.at("/match/seats/0/name").asString()).isEqualTo("Amber_1");
        assertThat(page.path("moves").size()).isGreaterThan(2);
        assertThat(folder.resolve("site/record").resolve(record.getFileName())).hasSameBinaryContentAs(record);
        assertThatEveryLinkHasATarget();
    }

    @Test
    void aRecordThatEndsInTheMiddleOfItsCompressionIsASentenceToo() throws IOException {
        Specimen specimen = new Specimen("round-robin", 3, 2);
        byte[] whole = Files.readAllBytes(playedMatch(specimen));
        Files.write(folder.resolve("records/half.jsonl.gz"), Arrays.copyOf(whole, whole.length / 2));
        specimen.withRecord(specimen.situation().open().get(0).id(), "half.jsonl.gz")
                .play(1);
        assertThat(export(specimen.situation(), Results.PUBLIC).remarks())
                .singleElement()
                .asString()
                .contains("half.jsonl.gz");
        assertThat(files().keySet())
                .filteredOn(path -> path.startsWith("match/"))
                .hasSizeBetween(1, 2);
        assertThatEveryLinkHasATarget();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no record\n", "{\"event\":\"began\",\"ver"})
    void aDamagedRecordIsASentenceAndTheOtherPagesAreWritten(String damaged) throws IOException {
        Specimen specimen = new Specimen("round-robin", 3, 2);
        Path record = playedMatch(specimen);
        Files.writeString(folder.resolve("records/half.jsonl"), damaged);
        specimen.withRecord(specimen.situation().open().get(0).id(), "half.jsonl")
                .play(1);
        assertThat(export(specimen.situation(), Results.PUBLIC).remarks())
                .singleElement()
                .asString()
                .contains("half.jsonl");
        assertThat(document("index.html").path("games").findValuesAsString("match"))
                .contains(MatchIds.ofRecord(record.getFileName().toString()))
                .doesNotContain("half");
        assertThat(files()).containsKey("record/half.jsonl").doesNotContainKey("match/half.html");
    }

    @Test
    void aRecordThatIsMissingIsASentenceAndNoLink() throws IOException {
        Specimen specimen = new Specimen("round-robin", 2, 2);
        specimen.withRecord(specimen.situation().open().get(0).id(), "gone.jsonl")
                .play(1);
        assertThat(export(specimen.situation(), Results.PUBLIC).remarks())
                .singleElement()
                .asString()
                .contains("gone.jsonl");
        assertThat(document("index.html").at("/games/0/match").asString("")).isEmpty();
    }

    @Test
    void theSeedIsShownOnlyOnceTheResultsArePublished() throws IOException {
        Specimen specimen = new Specimen("round-robin", 3, 2).play(99);
        export(specimen.situation(), Results.PUBLIC);
        assertThat(tables() + document("index.html"))
                .doesNotContain("0123456789abcdef", "matchSeed")
                .contains(specimen.situation().contest().seal().commitment());
        specimen.decide(DecisionKind.PUBLISHED, Optional.empty(), OptionalInt.empty(), "prize-giving");
        export(specimen.situation(), Results.HIDDEN);
        assertThat(tables())
                .contains("printf %s 0123456789abcdef", "sha256sum", ">toss<")
                .doesNotContain("the format's own order");
        assertThat(document("index.html").path("games")).isNotEmpty().allSatisfy(game -> {
            assertThat(game.path("tossed").asBoolean(false)).isTrue();
            assertThat(game.path("matchSeed").asString("")).matches("[0-9a-f]{16}");
        });
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
