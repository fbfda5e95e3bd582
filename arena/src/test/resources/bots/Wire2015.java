import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * A small client of the contest of 2015 in Java: it places its first tile, buys nothing and sells all. It finds itself
 * by the guid of the setup, sends an XML declaration, and answers query-merge with another command's name, as the
 * clients of the contest do.
 */
public class Wire2015 {

    private static Socket socket;

    public static void main(String[] words) throws Exception {
        socket = new Socket(words[0], Integer.parseInt(words[1]));
        send("<join name=\"" + words[2] + "\" school=\"Test School\" language=\"Java\"/>");
        String guid = "";
        while (true) {
            Element message = receive();
            System.out.println(message.getTagName());
            switch (message.getTagName()) {
                case "exit" -> System.exit(0);
                case "setup" -> {
                    guid = message.getAttribute("my-guid");
                    send("<ready/>");
                }
                case "query-card" -> reply(message, "query-card", " card=\"0\"");
                case "query-merge" -> reply(message, "query-card", " sell=\"99\" keep=\"0\" trade=\"0\"");
                default -> reply(message, message.getTagName(), tile(message, guid));
            }
        }
    }

    private static String tile(Element message, String guid) {
        NodeList players = message.getElementsByTagName("player");
        for (int index = 0; index < players.getLength(); index++) {
            Element player = (Element) players.item(index);
            NodeList tiles = player.getElementsByTagName("tiles");
            if (player.getAttribute("guid").equals(guid) && tiles.getLength() > 0) {
                String[] place = tiles.item(0).getTextContent().split(";")[0].split(":");
                return " card=\"0\" tile-x=\"" + place[0] + "\" tile-y=\"" + place[1] + "\" created-hotel=\"Amazon\"";
            }
        }
        return "";
    }

    private static void reply(Element question, String command, String answer) throws IOException {
        send("<reply cmd=\"" + command + "\" msg-id=\"" + question.getAttribute("msg-id") + "\"" + answer + "/>");
    }

    private static void send(String element) throws IOException {
        byte[] xml = ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element).getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(4 + xml.length).order(ByteOrder.LITTLE_ENDIAN);
        OutputStream out = socket.getOutputStream();
        out.write(frame.putInt(xml.length).put(xml).array());
        out.flush();
    }

    private static Element receive() throws Exception {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        byte[] head = in.readNBytes(4);
        if (head.length < 4) {
            throw new EOFException("the arena has closed the connection");
        }
        byte[] frame = in.readNBytes(ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt());
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(frame))
                .getDocumentElement();
    }
}
