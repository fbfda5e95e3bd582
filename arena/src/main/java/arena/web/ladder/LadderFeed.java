package arena.web.ladder;

import arena.app.ladder.LadderTables.DayTable;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** The stored tables of the ladder as a feed in the Atom format (RFC 4287), for readers of news and for chats. */
final class LadderFeed {

    private static final String ATOM = "http://www.w3.org/2005/Atom";
    private static final String TITLE = "Ladder of the Battle Field";

    private LadderFeed() {}

    /**
     * Returns the feed.
     *
     * @param address of the page of the ladder, which is also the id of the feed
     * @param tables the newest first
     */
    static String of(String address, List<DayTable> tables) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("feed");
            xml.writeDefaultNamespace(ATOM);
            element(xml, "title", TITLE);
            element(xml, "id", address);
            element(
                    xml,
                    "updated",
                    tables.stream()
                            .map(DayTable::stored)
                            .max(Instant::compareTo)
                            .orElse(Instant.EPOCH)
                            .toString());
            link(xml, address);
            xml.writeStartElement("author");
            element(xml, "name", "Battle Field");
            xml.writeEndElement();
            for (DayTable table : tables) {
                entry(xml, address, table);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("memory takes every text", impossible);
        }
        return text.toString();
    }

    private static void entry(XMLStreamWriter xml, String address, DayTable table) throws XMLStreamException {
        xml.writeStartElement("entry");
        element(xml, "title", table.title() + ", " + table.day());
        element(xml, "id", address + "#" + table.name() + "-" + table.day());
        element(xml, "updated", table.stored().toString());
        link(xml, address);
        element(xml, "content", table.text());
        xml.writeEndElement();
    }

    private static void link(XMLStreamWriter xml, String address) throws XMLStreamException {
        xml.writeEmptyElement("link");
        xml.writeAttribute("href", address);
    }

    private static void element(XMLStreamWriter xml, String name, String text) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }
}
