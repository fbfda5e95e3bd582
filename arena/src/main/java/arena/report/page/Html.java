package arena.report.page;

import java.nio.charset.StandardCharsets;
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

    private static final int USUAL_PAGE = 1 << 18;

    private static final String STYLE = "style";

    private static final Set<String> WITHOUT_END = Set.of("meta", "link", "img", "br", "hr");

    /** The elements with a line end after them, so that two exports can be compared line by line. */
    private static final Set<String> LINES = Set.of(
            "html", "head", "body", "title", "style", "meta", "link", "header", "nav", "main", "footer", "section",
            "div", "h1", "h2", "h3", "p", "ul", "ol", "li", "dl", "dd", "table", "caption", "thead", "tbody", "tr",
            "details", "figure", "svg", "g", "path", "rect");

    /** An attribute. A page of a game has some ten thousand elements, so that they must be small. */
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

    /** Returns a link to another page. */
    static Html link(String address, String words) {
        return tag("a", words).with("href", address);
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

    /** Returns the element with the same attributes around a text, for pages that have it a thousand times. */
    Html around(String text) {
        return new Html(name, attributes, text, List.of());
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

    /** Returns it as a complete page in UTF-8. */
    byte[] page() {
        // One character for each byte: a single dash would double the size of the page in memory.
        StringBuilder page = new StringBuilder(USUAL_PAGE).append("<!DOCTYPE html>\n");
        write(page);
        return page.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns its text. */
    String written() {
        StringBuilder piece = new StringBuilder();
        write(piece);
        return new String(piece.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /** Writes it with one character for each byte of UTF-8. */
    private void write(StringBuilder page) {
        if (name.isEmpty()) {
            writeContent(page);
            return;
        }
        page.append('<').append(name);
        for (Attribute attribute : attributes) {
            page.append(' ').append(attribute.name()).append("=\"");
            escape(attribute.value(), page);
            page.append('"');
        }
        page.append('>');
        if (name.equals(STYLE)) {
            appendBytes(words, page);
        } else {
            writeContent(page);
        }
        if (!WITHOUT_END.contains(name)) {
            page.append("</").append(name).append('>');
        }
        if (LINES.contains(name)) {
            page.append('\n');
        }
    }

    private void writeContent(StringBuilder page) {
        escape(words, page);
        for (Html child : children) {
            child.write(page);
        }
    }

    private static void escape(String words, StringBuilder page) {
        if (isPlain(words)) {
            page.append(words);
            return;
        }
        int letter;
        for (int index = 0; index < words.length(); index += Character.charCount(letter)) {
            letter = words.codePointAt(index);
            switch (letter) {
                case '&' -> page.append("&amp;");
                case '<' -> page.append("&lt;");
                case '>' -> page.append("&gt;");
                case '"' -> page.append("&quot;");
                default -> {
                    if (isPlain(letter)) {
                        page.append((char) letter);
                    } else {
                        appendBytes(isAllowed(letter) ? Character.toString(letter) : "\uFFFD", page);
                    }
                }
            }
        }
    }

    private static void appendBytes(String words, StringBuilder page) {
        for (byte one : words.getBytes(StandardCharsets.UTF_8)) {
            page.append((char) (one & 0xFF));
        }
    }

    /** Returns whether a text needs no escapes, as most texts of a page: figures, names, pieces of boards. */
    private static boolean isPlain(String words) {
        for (int index = 0; index < words.length(); index++) {
            char letter = words.charAt(index);
            if (!isPlain(letter) || letter == '&' || letter == '<' || letter == '>' || letter == '"') {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(int letter) {
        return letter >= ' ' && letter <= '~' || letter == '\n';
    }

    /** Returns whether a character is allowed in a page: no control character, and no half of a surrogate pair. */
    private static boolean isAllowed(int letter) {
        return letter == '\n'
                || letter == '\t'
                || !Character.isISOControl(letter) && Character.getType(letter) != Character.SURROGATE;
    }
}
