package arena.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An element of XML; a message is one element. Namespaces, comments and the order of attributes have no meaning.
 *
 * @param text the characters in it, outside of its children
 */
public record XmlElement(String name, SortedMap<String, String> attributes, List<XmlElement> children, String text) {

    public XmlElement {
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
        children = List.copyOf(children);
    }

    /** Returns an empty element. */
    public static XmlElement of(String name) {
        return new XmlElement(name, Collections.emptySortedMap(), List.of(), "");
    }

    /** Returns the element with one more attribute. */
    public XmlElement with(String key, Object value) {
        SortedMap<String, String> more = new TreeMap<>(attributes);
        more.put(key, value.toString());
        return new XmlElement(name, more, children, text);
    }

    /** Returns the element with more children. */
    public XmlElement with(List<XmlElement> further) {
        List<XmlElement> more = new ArrayList<>(children);
        more.addAll(further);
        return new XmlElement(name, attributes, more, text);
    }

    /** Returns the element with one more child. */
    public XmlElement with(XmlElement child) {
        return with(List.of(child));
    }

    /** Returns the element with another text. */
    public XmlElement withText(String other) {
        return new XmlElement(name, attributes, children, other);
    }

    /** Returns the value of an attribute; empty if it is missing. */
    public Optional<String> attribute(String key) {
        return Optional.ofNullable(attributes.get(key));
    }

    /** Returns the first child with a name; empty if there is none. */
    public Optional<XmlElement> child(String childName) {
        return children.stream().filter(child -> child.name().equals(childName)).findFirst();
    }

    /** Returns the element as XML on one line, without a declaration. */
    public String xml() {
        StringBuilder xml = new StringBuilder();
        write(xml);
        return xml.toString();
    }

    private void write(StringBuilder xml) {
        xml.append('<').append(name);
        attributes.forEach((key, value) -> {
            xml.append(' ').append(key).append("=\"");
            escape(xml, value);
            xml.append('"');
        });
        if (children.isEmpty() && text.isEmpty()) {
            xml.append("/>");
            return;
        }
        xml.append('>');
        escape(xml, text);
        children.forEach(child -> child.write(xml));
        xml.append("</").append(name).append('>');
    }

    /** Characters that XML does not allow become question marks. */
    private static void escape(StringBuilder xml, String text) {
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '&' -> xml.append("&amp;");
                case '"' -> xml.append("&quot;");
                case '\t', '\n', '\r' -> xml.append("&#").append(point).append(';');
                default -> xml.appendCodePoint(isAllowed(point) ? point : '?');
            }
        });
    }

    private static boolean isAllowed(int point) {
        return point >= ' ' && point < Character.MIN_SURROGATE || point >= 0xE000 && point != 0xFFFE && point != 0xFFFF;
    }
}
