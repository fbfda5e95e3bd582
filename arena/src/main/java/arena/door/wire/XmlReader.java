package arena.door.wire;

import arena.wire.XmlElement;
import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A reader of messages. One with a document type, and so with entities, is none; its size is bounded. */
public final class XmlReader {

    private static final int MOST_DEPTH = 16;
    private static final int MOST_ELEMENTS = 1_000;

    /** The most attributes of one element. */
    static final int MOST_ATTRIBUTES = 100;

    private static final XMLInputFactory FACTORY = factory();

    private final XMLStreamReader xml;
    private final Deque<OpenElement> open = new ArrayDeque<>();
    private int elements;

    /** An element of which the end has not been read. */
    private record OpenElement(
            String name, SortedMap<String, String> attributes, List<XmlElement> children, StringBuilder text) {

        OpenElement(String name) {
            this(name, new TreeMap<>(), new ArrayList<>(), new StringBuilder());
        }

        XmlElement ended() {
            return new XmlElement(name, attributes, children, text.toString());
        }
    }

    private XmlReader(XMLStreamReader xml) {
        this.xml = xml;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }

    /** Returns the message in a frame; empty if it is no XML, or too deep or too large. */
    public static Optional<XmlElement> read(byte[] frame) {
        try {
            XMLStreamReader xml = FACTORY.createXMLStreamReader(new ByteArrayInputStream(frame));
            try {
                return new XmlReader(xml).root();
            } finally {
                xml.close();
            }
        } catch (XMLStreamException malformed) {
            return Optional.empty();
        }
    }

    private Optional<XmlElement> root() throws XMLStreamException {
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    boolean isTooLarge = ++elements > MOST_ELEMENTS || open.size() >= MOST_DEPTH;
                    if (isTooLarge || xml.getAttributeCount() > MOST_ATTRIBUTES) {
                        return Optional.empty();
                    }
                    open.push(started());
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> addText();
                case XMLStreamConstants.END_ELEMENT -> {
                    XmlElement ended = open.pop().ended();
                    if (open.isEmpty()) {
                        return Optional.of(ended);
                    }
                    open.element().children().add(ended);
                }
                case XMLStreamConstants.DTD -> {
                    return Optional.empty();
                }
                default -> {
                    // Comments and processing instructions have no meaning.
                }
            }
        }
        return Optional.empty();
    }

    private OpenElement started() {
        OpenElement element = new OpenElement(xml.getLocalName());
        for (int index = 0; index < xml.getAttributeCount(); index++) {
            element.attributes().put(xml.getAttributeLocalName(index), xml.getAttributeValue(index));
        }
        return element;
    }

    private void addText() {
        if (!open.isEmpty() && !xml.isWhiteSpace()) {
            open.element().text().append(xml.getText());
        }
    }
}
