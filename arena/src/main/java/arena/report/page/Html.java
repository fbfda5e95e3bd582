package arena.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An HTML element or text; every text in it is escaped, between tags and in attributes.
 *
 * @param name the name of the element; empty for a text
 * @param attributes in the order of their names
 * @param words the text, or the text at the beginning of an element
 * @param children the content after the words
 */
record Html(String name, List<Attribute> attributes, String words, List<Html> children) {

    private static final String STYLE = "style";
    private static final int REPLACEMENT = 0xFFFD;

    private static final Set<String> WITHOUT_END = Set.of("meta", "link", "img", "br", "hr");

    /** The elements with a line end after them, so that two exports can be compared line by line. */
    private static final Set<String> LINES = Set.of(
            "html", "head", "body", "title", "style", "meta", "link", "header", "nav", "main", "footer", "section",
            "div", "h1", "h2", "h3", "p", "ul", "ol", "li", "dl", "dd", "table", "caption", "thead", "tbody", "tr",
            "details", "figure", "svg", "g", "path", "rect");

    /** An attribute. */
    record Attribute(String name, String value) {}

    Html {
        if (!name.isEmpty() && !isName(name)) {
            throw new IllegalArgumentException("no name of an element: " + name);
        }
        attributes = List.copyOf(attributes);
        children = List.copyOf(children);
        if (name.equals(STYLE) && (words.contains("<") || !children.isEmpty())) {
            // It is written unchanged, since a style sheet has no escapes.
            throw new IllegalArgumentException("a style sheet holds no tag");
        }
    }

    private static boolean isName(String word) {
        for (int index = 0; index < word.length(); index++) {
            char sign = word.charAt(index);
            boolean later = index > 0 && (sign >= '0' && sign <= '9' || sign == '-');
            if (!isLetter(sign) && !later) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    private static boolean isLetter(char sign) {
        return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z';
    }

    /** Returns an element around others. */
    static Html tag(String name, Html... children) {
        return tag(name, List.of(children));
    }

    /** Returns an element around others. */
    static Html tag(String name, List<Html> children) {
        return new Html(name, List.of(), "", children);
    }

    /** Returns an element around a text. */
    static Html tag(String name, String words) {
        return new Html(name, List.of(), words, List.of());
    }

    /** Returns a text. */
    static Html text(String words) {
        return new Html("", List.of(), words, List.of());
    }

    /** Returns a sequence of pieces. */
    static Html all(Html... pieces) {
        return all(List.of(pieces));
    }

    /** Returns a sequence of pieces. */
    static Html all(List<Html> pieces) {
        return new Html("", List.of(), "", pieces);
    }

    /** Returns pieces with a separator between them. */
    static Html joined(List<Html> pieces, String between) {
        List<Html> joined = new ArrayList<>();
        for (Html piece : pieces) {
            if (!joined.isEmpty()) {
                joined.add(text(between));
            }
            joined.add(piece);
        }
        return all(joined);
    }

    /** Returns an empty piece. */
    static Html nothing() {
        return all();
    }

    /** Returns the element with an attribute. */
    Html with(String attribute, String value) {
        if (name.isEmpty() || !isName(attribute)) {
            throw new IllegalArgumentException("no attribute " + attribute + " of \"" + name + "\"");
        }
        Attribute added = new Attribute(attribute, value);
        if (attributes.isEmpty()) {
            return new Html(name, List.of(added), words, children);
        }
        List<Attribute> all = new ArrayList<>(attributes);
        all.removeIf(other -> other.name().equals(attribute));
        all.add(added);
        all.sort(Comparator.comparing(Attribute::name));
        return new Html(name, all, words, children);
    }

    /** Returns the element with a class of the style sheet. */
    Html of(String style) {
        return with("class", style);
    }

    /** Returns the element with further children. */
    Html and(Html... more) {
        return new Html(
                name,
                attributes,
                words,
                Stream.concat(children.stream(), Stream.of(more)).toList());
    }

    /** Returns whether it is empty. */
    boolean isNothing() {
        return name.isEmpty() && words.isEmpty() && children.stream().allMatch(Html::isNothing);
    }

    /** Returns it as a complete page. */
    String page() {
        return "<!DOCTYPE html>\n" + written();
    }

    /** Returns its text. */
    String written() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder text) {
        if (name.isEmpty()) {
            writeContent(text);
            return;
        }
        text.append('<').append(name);
        for (Attribute attribute : attributes) {
            text.append(' ').append(attribute.name()).append("=\"");
            escape(attribute.value(), text);
            text.append('"');
        }
        text.append('>');
        if (name.equals(STYLE)) {
            text.append(words);
        } else {
            writeContent(text);
        }
        if (!WITHOUT_END.contains(name)) {
            text.append("</").append(name).append('>');
        }
        if (LINES.contains(name)) {
            text.append('\n');
        }
    }

    private void writeContent(StringBuilder text) {
        escape(words, text);
        for (Html child : children) {
            child.write(text);
        }
    }

    private static void escape(String words, StringBuilder text) {
        words.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.appendCodePoint(isAllowed(letter) ? letter : REPLACEMENT);
            }
        });
    }

    /** Returns whether a character is allowed in a page: no control character, and no half of a surrogate pair. */
    private static boolean isAllowed(int letter) {
        return letter == '\n'
                || letter == '\t'
                || !Character.isISOControl(letter) && Character.getType(letter) != Character.SURROGATE;
    }
}
