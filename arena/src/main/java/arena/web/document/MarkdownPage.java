package arena.web.document;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** A Markdown text as HTML: HTML in the text is escaped, and links that lead to no page are removed. */
final class MarkdownPage {

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
     * A visitor that turns links between the handbook's files into links between pages; most of the files have no page.
     */
    private static final class Links extends AbstractVisitor {

        @Override
        public void visit(Link link) {
            visitChildren(link);
            Optional<String> place = place(link.getDestination());
            place.ifPresentOrElse(link::setDestination, () -> replace(link));
        }

        @Override
        public void visit(Image image) {
            visitChildren(image);
            replace(image);
        }

        private static Optional<String> place(String destination) {
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
