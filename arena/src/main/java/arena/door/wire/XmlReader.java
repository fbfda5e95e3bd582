package arena.door.wire;

import arena.wire.XmlElement;
import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A reader of messages. One with a document type, and so with entities, is none; depth and elements are bounded. */
final class XmlReader {

    private static final int MOST_DEPTH = 16;
    private static final int MOST_ELEMENTS = 1_000;

    private static final XMLInputFactory FACTORY = factory();

    private final XMLStreamReader xml;
    private final Deque<XmlElement> open = new ArrayDeque<>();
    private int elements;

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
    static Optional<XmlElement> read(byte[] frame) {
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
                    if (++elements > MOST_ELEMENTS || open.size() >= MOST_DEPTH) {
                        return Optional.empty();
                    }
                    open.push(started());
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> addText();
                case XMLStreamConstants.END_ELEMENT -> {
                    XmlElement ended = open.pop();
                    if (open.isEmpty()) {
                        return Optional.of(ended);
                    }
                    open.push(open.pop().with(ended));
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

    private XmlElement started() {
        XmlElement element = XmlElement.of(xml.getLocalName());
        for (int index = 0; index < xml.getAttributeCount(); index++) {
            element = element.with(xml.getAttributeLocalName(index), xml.getAttributeValue(index));
        }
        return element;
    }

    private void addText() {
        if (!open.isEmpty() && !xml.isWhiteSpace()) {
            XmlElement element = open.pop();
            open.push(element.withText(element.text() + xml.getText()));
        }
    }
}
