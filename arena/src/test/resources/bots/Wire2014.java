import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/**
 * A small client of the contest of 2014 in Java: it drives to the nearest waiting passenger, and with a passenger to
 * its destination. It sends an XML declaration, sends its first orders with {@code ready}, and ends at {@code exit}.
 */
public class Wire2014 {

    private static final Map<String, String> EXITS = Map.ofEntries(
            Map.entry("NORTH_SOUTH", "NS"), Map.entry("EAST_WEST", "EW"), Map.entry("INTERSECTION", "NESW"),
            Map.entry("NORTH_UTURN", "S"), Map.entry("EAST_UTURN", "W"), Map.entry("SOUTH_UTURN", "N"),
            Map.entry("WEST_UTURN", "E"), Map.entry("T_NORTH", "NEW"), Map.entry("T_EAST", "NES"),
            Map.entry("T_SOUTH", "ESW"), Map.entry("T_WEST", "NSW"), Map.entry("CURVE_NE", "SE"),
            Map.entry("CURVE_NW", "SW"), Map.entry("CURVE_SE", "NE"), Map.entry("CURVE_SW", "NW"));

    private static Socket socket;
    private static String me = "";
    private static final Map<Tile, String> ROADS = new HashMap<>();
    private static final Map<String, Tile> STOPS = new HashMap<>();
    private static final Set<String> DELIVERED = new HashSet<>();

    record Tile(int x, int y) {
        static Tile of(Element element, String prefix) {
            return new Tile(
                    Integer.parseInt(element.getAttribute(prefix + "x")),
                    Integer.parseInt(element.getAttribute(prefix + "y")));
        }

        Tile towards(char letter) {
            return switch (letter) {
                case 'N' -> new Tile(x, y - 1);
                case 'E' -> new Tile(x + 1, y);
                case 'S' -> new Tile(x, y + 1);
                default -> new Tile(x - 1, y);
            };
        }
    }

    public static void main(String[] words) throws Exception {
        socket = new Socket(words[0], Integer.parseInt(words[1]));
        send("<join name=\"" + words[2] + "\" school=\"Test School\" language=\"Java\"/>");
        Map<String, Integer> seen = new TreeMap<>();
        while (true) {
            Element message = receive();
            switch (message.getTagName()) {
                case "exit" -> {
                    System.out.println(seen + " " + DELIVERED.size());
                    System.exit(0);
                }
                case "setup" -> {
                    read(message);
                    order("ready", message, "");
                }
                case "status" -> {
                    String word = message.getAttribute("status");
                    seen.merge(word, 1, Integer::sum);
                    boolean idle = children(message, "path").get(0).getTextContent().isEmpty();
                    if (message.getAttribute("player-guid").equals(me) && (idle || !word.equals("UPDATE"))) {
                        order("move", message, own(message).getAttribute("passenger"));
                    }
                }
                default -> seen.merge(message.getTagName(), 1, Integer::sum);
            }
        }
    }

    private static void read(Element setup) {
        me = setup.getAttribute("my-guid");
        for (Element tile : children(setup, "tile")) {
            if (tile.hasAttribute("direction")) {
                ROADS.put(Tile.of(tile, ""), EXITS.get(tile.getAttribute("direction")));
            }
        }
        children(setup, "company").forEach(stop -> STOPS.put(stop.getAttribute("name"), Tile.of(stop, "bus-stop-")));
    }

    private static Element own(Element message) {
        return children(message, "player").stream()
                .filter(player -> player.getAttribute("guid").equals(me))
                .findFirst()
                .orElseThrow();
    }

    private static void order(String root, Element message, String aboard) throws IOException {
        Element own = own(message);
        if (own.hasAttribute("last-delivered")) {
            DELIVERED.add(own.getAttribute("last-delivered"));
        }
        Map<String, Element> passengers = new TreeMap<>();
        children(message, "passenger").forEach(one -> passengers.put(one.getAttribute("name"), one));
        List<String> wanted = passengers.keySet().stream()
                .filter(name -> passengers.get(name).hasAttribute("lobby") && !DELIVERED.contains(name))
                .toList();
        List<Tile> goals = aboard.isEmpty()
                ? wanted.stream().map(name -> STOPS.get(passengers.get(name).getAttribute("lobby"))).toList()
                : List.of(STOPS.get(passengers.get(aboard).getAttribute("destination")));
        String path = way(Tile.of(own, "limo-"), goals).stream()
                .map(tile -> tile.x() + "," + tile.y() + ";")
                .collect(Collectors.joining());
        String list = wanted.stream().map(name -> name + ";").collect(Collectors.joining());
        send("<" + root + "><path>" + path + "</path><pick-up>" + list + "</pick-up></" + root + ">");
    }

    private static List<Tile> way(Tile here, Collection<Tile> goals) {
        Map<Tile, Tile> origins = new HashMap<>(Map.of(here, here));
        Deque<Tile> open = new ArrayDeque<>(List.of(here));
        while (!open.isEmpty()) {
            Tile tile = open.remove();
            if (goals.contains(tile) && !tile.equals(here)) {
                List<Tile> path = new ArrayList<>(List.of(tile));
                while (!tile.equals(here)) {
                    tile = origins.get(tile);
                    path.add(tile);
                }
                Collections.reverse(path);
                return path;
            }
            for (char letter : ROADS.getOrDefault(tile, "").toCharArray()) {
                Tile next = tile.towards(letter);
                if (ROADS.containsKey(next) && origins.putIfAbsent(next, tile) == null) {
                    open.add(next);
                }
            }
        }
        return List.of();
    }

    private static List<Element> children(Element message, String name) {
        var found = message.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(index -> (Element) found.item(index))
                .toList();
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
