package arena.app.city;

import arena.app.RequestFailure;
import arena.game.TextFile;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapFault;
import arena.games.windwardopolis.map.MapMaker;
import arena.games.windwardopolis.map.MapText;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The requests about cities. */
public final class Cities {

    private Cities() {}

    /**
     * The report on a city.
     *
     * @param name of the file or of the built-in city
     * @param city the city, if its text has the form of a map
     * @param faults the reasons why no round can be played there; empty if one can
     */
    public record Report(String name, Optional<CityMap> city, List<MapFault> faults) {
        public Report {
            faults = List.copyOf(faults);
        }
    }

    /** Returns the names of the built-in cities, from the smallest to the largest. */
    public static List<String> names() {
        return BuiltInMaps.FILES.stream().map(TextFile::name).toList();
    }

    /**
     * Returns the text of a new city.
     *
     * @throws RequestFailure if a city of this size cannot be made
     */
    public static String made(String name, int width, int height, boolean signals, boolean signs, long seed) {
        try {
            return MapText.write(MapMaker.make(new MapMaker.Parameters(name, width, height, signals, signs), seed));
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }

    /**
     * Returns the report on the city of a file, or on a built-in one.
     *
     * @param named the name as typed
     * @param file the file of that name
     * @throws RequestFailure if there is no such file, or it cannot be read
     */
    public static Report report(String named, Path file) {
        String content = BuiltInMaps.FILES.stream()
                .filter(own -> own.name().equals(named) && !Files.exists(file))
                .map(TextFile::content)
                .findFirst()
                .orElseGet(() -> read(named, file));
        MapText text = MapText.of(content);
        return new Report(named, text.city(), text.faults());
    }

    private static String read(String named, Path file) {
        if (!Files.isRegularFile(file)) {
            throw RequestFailure.usage((Files.isDirectory(file)
                            ? named + " is a folder"
                            : Files.exists(file) ? named + " is a device" : "There is no file " + named)
                    + "; name a file with a map, or one of " + String.join(", ", names()) + ".");
        }
        try {
            if (Files.size(file) > TextFile.MOST_BYTES) {
                throw RequestFailure.usage(
                        named + " is longer than " + TextFile.MOST_BYTES + " bytes, the" + " limit for a map.");
            }
            String content = Files.readString(file);
            if (content.length() > MapText.MOST_LETTERS) {
                throw RequestFailure.failed(List.of(named + " has " + content.length() + " characters, but a"
                        + " map has at most "
                        + MapText.MOST_LETTERS + "; shorten the comments after semicolons."));
            }
            return content;
        } catch (CharacterCodingException binary) {
            throw RequestFailure.failed(
                    List.of(named + " is not a text in UTF-8; save it as one, or unpack it if it is compressed."));
        } catch (IOException unreadable) {
            throw RequestFailure.infrastructure(named + " cannot be read: " + unreadable.getMessage() + ".");
        }
    }
}
