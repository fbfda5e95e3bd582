package arena.web.document;

import arena.app.NameLookup;
import arena.app.bots.StarterTemplates;
import arena.app.bots.StarterTemplates.StarterKit;
import arena.game.GameInfo;
import arena.plugin.Games;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The routes of the rules, the protocol and the starter kits. */
public final class DocumentRoutes implements WebRoutes {

    private final Pages pages;
    private final Path documents;
    private final Path home;

    /**
     * Makes the routes.
     *
     * @param home the absolute folder of the installation
     */
    public DocumentRoutes(Pages pages, Path home) {
        this.pages = pages;
        this.documents = home.resolve("arena").resolve("docs");
        this.home = home;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/rules/{game}", context -> {
            GameInfo game = NameLookup.game(context.pathParam("game")).info();
            show(context, rules(game.id()));
        });
        routes.get("/protocol", context -> show(context, text(documents.resolve("protocol.md"))));
        routes.get("/starter-kits", this::showKits);
        routes.get("/api/v1/starter-kits", context -> Json.answer(context, new KitList(listed())));
        routes.get("/starter-kits/{file}", this::send);
    }

    /** The list of starter kits. */
    private record KitList(List<ListedKit> kits) {}

    /** A starter kit and its path. */
    private record ListedKit(String game, String title, String language, String path) {}

    private List<ListedKit> listed() {
        return StarterTemplates.kits(home).stream()
                .map(kit -> new ListedKit(
                        kit.game(), NameLookup.game(kit.game()).info().title(), kit.language(), path(kit)))
                .toList();
    }

    private static String path(StarterKit kit) {
        return "/starter-kits/" + kit.language() + ".zip?game=" + kit.game();
    }

    /** Returns the page of rules of a game: that in its jar, or that of the handbook. */
    private String rules(String game) {
        Path page = documents.resolve("games").resolve(game + ".md");
        return Games.catalog()
                .plugin(game)
                .flatMap(plugin -> plugin.resource("arena/games/" + game + "/rules.md"))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseGet(() -> text(page));
    }

    private void show(Context context, String markdown) {
        MarkdownPage page = new MarkdownPage(markdown);
        pages.show(context, "document", page.title(), page.html());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw WebFailure.notFound("This page is missing where the arena is installed: " + file.getFileName() + ".");
        }
    }

    private void showKits(Context context) {
        String items = listed().stream()
                .map(kit -> "<li><a href=\"" + kit.path() + "\" download>" + kit.title() + ", " + kit.language()
                        + "</a></li>")
                .collect(Collectors.joining("\n"));
        pages.show(
                context,
                "document",
                "Starter kits",
                "<h1>Starter kits</h1>\n<p>A bot that plays by the rules, to begin with: unpack it, read its README,"
                        + " build it, and play.</p>\n<ul>\n" + items + "\n</ul>");
    }

    private void send(Context context) {
        String file = context.pathParam("file");
        String game = Optional.ofNullable(context.queryParam("game"))
                .orElseGet(() -> Games.first().info().id());
        StarterKit kit = StarterTemplates.kits(home).stream()
                .filter(one -> file.equals(one.language() + ".zip") && game.equals(one.game()))
                .findFirst()
                .orElseThrow(() -> WebFailure.notFound("There is no such starter kit."));
        context.header("Content-Disposition", "attachment; filename=\"" + game + "-" + file + "\"")
                .contentType("application/zip")
                .result(kit.zip());
    }

    /** A Markdown text as HTML: HTML in the text is escaped, and links that lead to no page are removed. */
    private static final class MarkdownPage {

        private static final List<Extension> TABLES = List.of(TablesExtension.create());
        private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
        private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .attributeProviderFactory(context -> MarkdownPage::reachable)
                .build();

        private final Node document;

        MarkdownPage(String text) {
            this.document = PARSER.parse(text);
            document.accept(new Links());
        }

        /** Returns its first heading; empty if it has none. */
        String title() {
            return document.getFirstChild() instanceof Heading heading && heading.getFirstChild() instanceof Text text
                    ? text.getLiteral()
                    : "";
        }

        String html() {
            return RENDERER.render(document);
        }

        /** Makes elements that may be wider than a phone scrollable by keyboard. */
        private static void reachable(Node node, String tag, Map<String, String> attributes) {
            if (tag.equals("pre") || tag.equals("table")) {
                attributes.put("tabindex", "0");
            }
        }

        /**
         * A visitor that turns links between the handbook's files into links between pages; most of the files have no
         * page.
         */
        private static final class Links extends AbstractVisitor {

            @Override
            public void visit(Link link) {
                visitChildren(link);
                Optional<String> page = page(link.getDestination());
                page.ifPresentOrElse(link::setDestination, () -> replace(link));
            }

            @Override
            public void visit(Image image) {
                visitChildren(image);
                replace(image);
            }

            private static Optional<String> page(String destination) {
                String file = destination.substring(destination.lastIndexOf('/') + 1);
                String name = file.replaceFirst("\\.md(#.*)?$", "");
                if (destination.startsWith("#")) {
                    return Optional.of(destination);
                }
                if (destination.matches("(\\.\\./)*(docs/)?games/[a-z0-9-]+\\.md(#.*)?")) {
                    return Optional.of("/rules/" + name);
                }
                return name.equals("protocol") ? Optional.of("/protocol") : Optional.empty();
            }

            private static void replace(Node node) {
                while (node.getFirstChild() != null) {
                    node.insertBefore(node.getFirstChild());
                }
                node.unlink();
            }
        }
    }
}
