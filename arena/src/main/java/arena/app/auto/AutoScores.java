package arena.app.auto;

import arena.app.RequestFailure;
import arena.app.play.MatchOutcome;
import arena.game.GameInfo;
import arena.game.Standing;
import arena.match.MatchConclusion;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** The scores of a series: for each player, in the order of the request, the points of each game. */
public final class AutoScores {

    private final GameInfo game;
    private final Path file;
    private final Map<String, List<Long>> scores = new LinkedHashMap<>();

    /** Prepares empty scores; the file is written with the first game. */
    public AutoScores(GameInfo game, Path file, List<String> names) {
        this.game = game;
        this.file = file;
        names.forEach(name -> scores.put(name, new ArrayList<>()));
    }

    public Path file() {
        return file;
    }

    /** Returns the points of a game with a verdict, in the order of the request. */
    List<Long> points(MatchOutcome outcome, MatchConclusion.Decided decided) {
        Map<String, Long> points = new HashMap<>();
        for (Standing standing : decided.over().standings()) {
            points.put(outcome.setup().name(standing.seat()), standing.points());
        }
        return scores.keySet().stream()
                .map(name -> Optional.ofNullable(points.get(name)).orElseThrow())
                .toList();
    }

    /** Adds the points of a game, in the order of the request. */
    void add(List<Long> points) {
        Iterator<Long> next = points.iterator();
        scores.values().forEach(own -> own.add(next.next()));
    }

    /** Returns the sums in one line, in the order of the request. */
    public String totals() {
        return scores.entrySet().stream()
                .map(player -> player.getKey() + " "
                        + game.points(player.getValue().stream()
                                .mapToLong(Long::longValue)
                                .sum()))
                .collect(Collectors.joining(", "));
    }

    /**
     * Writes all scores, atomically: a reader finds the previous file or this one, and never half of one.
     *
     * @throws RequestFailure if the file cannot be written
     */
    void write() {
        Path temporary = file.resolveSibling("." + file.getFileName() + ".part");
        try {
            Files.writeString(temporary, xml());
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The scores cannot be written to " + file + " (" + failure
                    + "); free some space there, or name another file. The scores so far are: " + totals() + ".");
        }
    }

    String xml() {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("players");
            for (Map.Entry<String, List<Long>> player : scores.entrySet()) {
                xml.writeCharacters("\n  ");
                xml.writeStartElement("player");
                xml.writeAttribute("name", player.getKey());
                xml.writeCharacters(player.getValue().stream().map(game::points).collect(Collectors.joining(";")));
                xml.writeEndElement();
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeCharacters("\n");
            xml.writeEndDocument();
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("text can always be written", impossible);
        }
        return text.toString();
    }
}
