package arena.web.offline;

import arena.app.RequestFailure;
import arena.record.RecordException;
import arena.report.ReportException;
import arena.report.page.PageMaker;
import arena.report.page.PrintedReport;
import arena.web.http.ImportMap;
import arena.web.http.Json;
import arena.web.http.StaticAssets;
import arena.web.http.WebFailure;
import arena.web.match.MatchView;
import arena.web.match.MatchViews;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * A writer of offline pages: a match in one file with the viewer, or the pages of a contest, which share a script and a
 * style sheet.
 */
public final class OfflinePage implements PageMaker {

    private static final String SCRIPT = "pages.js";
    private static final String STYLE_SHEET = "pages.css";
    private static final String MATCH_PAGE = "arena/match.js";
    private static final String CONTEST_PAGE = "arena/contest/exported.js";
    private static final List<String> LANGUAGES = List.of("en", "de");

    /** The components of pages before their compression: modules by name, and texts by language. */
    private record Components(SortedMap<String, String> modules, SortedMap<String, String> texts) {}

    /** The parts of a page, by their names in the template. */
    private static final class Template {
        private String text = own("page/offline.html");

        Template put(String part, String content) {
            String mark = "<!-- " + part + " -->";
            if (!text.contains(mark)) {
                throw new IllegalStateException("the template of offline pages has no part " + part);
            }
            text = text.replace(mark, content);
            return this;
        }
    }

    /**
     * Returns the document of a match as JSON, see {@link MatchView#document}.
     *
     * @param record of the match
     * @param as the viewpoint: referee, watcher or the number of a seat
     * @throws RequestFailure if there is no such viewpoint
     */
    public static String document(Path record, String as) {
        return viewed(record, as, MatchView::document);
    }

    /**
     * Returns a page with a match in one file.
     *
     * @param record of the match
     * @param as the viewpoint: referee, watcher or the number of a seat
     * @throws RequestFailure if there is no such viewpoint
     */
    public static String of(Path record, String as) {
        return viewed(
                record,
                as,
                view -> page("Match", MATCH_PAGE, "match", view.document())
                        .put("styles", "<style>\n" + styles("arena.css", "viewer.css") + "\n</style>")
                        .put("components", "<script>\n" + script(view.began().gameId(), MATCH_PAGE) + "</script>")
                        .put("start", "<main id=\"main\" class=\"full\">\n<arena-match></arena-match>")
                        .put("tables", matchElsewhere())
                        .text);
    }

    private static String viewed(Path record, String as, Function<MatchView, String> text) {
        try (MatchViews views = MatchViews.ofOne()) {
            return text.apply(views.ofRecord(record, as));
        } catch (WebFailure mistake) {
            throw RequestFailure.usage(mistake.sentences());
        }
    }

    @Override
    public SortedMap<String, String> shared(String game) {
        SortedMap<String, String> files = new TreeMap<>();
        files.put(SCRIPT, script(game, MATCH_PAGE, CONTEST_PAGE));
        files.put(STYLE_SHEET, styles("arena.css", "viewer.css", "contest.css"));
        return files;
    }

    @Override
    public String contest(String title, String document, String tables) {
        return linked(page(title, CONTEST_PAGE, "contest", document), "")
                .put("start", "<main id=\"main\">\n<arena-exported-contest></arena-exported-contest>")
                .put("tables", "<style>" + PrintedReport.styleSheet() + "</style>\n" + tables)
                .text;
    }

    @Override
    public String match(Path record) {
        return linked(page("Match", MATCH_PAGE, "match", shown(record)), "../")
                .put("start", "<main id=\"main\" class=\"full\">\n<arena-match home=\"../index.html\"></arena-match>")
                .put("tables", matchElsewhere())
                .text;
    }

    private static String shown(Path record) {
        try {
            return document(record, "referee");
        } catch (RequestFailure | RecordException damaged) {
            throw new ReportException(String.valueOf(damaged.getMessage()), damaged);
        }
    }

    private static Template page(String title, String module, String kind, String data) {
        return new Template()
                .put("title", title)
                .put("module", module)
                .put("kind", kind)
                .put("packed", packed(data));
    }

    private static Template linked(Template page, String up) {
        return page.put("styles", "<link rel=\"stylesheet\" href=\"" + up + STYLE_SHEET + "\">")
                .put("components", "<script src=\"" + up + SCRIPT + "\"></script>");
    }

    private static String matchElsewhere() {
        return "This page draws with JavaScript, which this browser has switched off. The same can be seen in a"
                + " terminal: <code>arena replay RECORD</code>.";
    }

    private static String styles(String... names) {
        return Stream.of(names).map(name -> own("app/" + name)).collect(Collectors.joining("\n"));
    }

    /** Returns the script with the components of some pages and of a game. */
    private static String script(String game, String... pages) {
        ModuleBundle modules = new ModuleBundle(new ImportMap().imports());
        List.of(pages).forEach(modules::add);
        modules.add("arena/games/" + game + ".js");
        SortedMap<String, String> texts = new TreeMap<>();
        LANGUAGES.forEach(language -> texts.put(language, own("app/text/" + language + ".json")));
        return "globalThis.arenaComponents = '" + packed(Json.text(new Components(modules.sources(), texts))) + "';\n";
    }

    private static String own(String name) {
        return StaticAssets.own(name)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new IllegalStateException("a part of the pages is missing: " + name));
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
