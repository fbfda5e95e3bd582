package arena.games.windwardopolis.plugin;

import arena.game.TextFile;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapFault;
import arena.games.windwardopolis.map.MapText;
import arena.provider.GameCommand.Refusal;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The maps that a command can name: files, and the maps that come with the game. */
final class MapFiles {

    private MapFiles() {}

    /**
     * The report on a map.
     *
     * @param name of the file or of the built-in map
     * @param city the city, if the text has the form of a map
     * @param faults the reasons why no round can be played there; empty if one can
     */
    record Report(String name, Optional<CityMap> city, List<MapFault> faults) {
        Report {
            faults = List.copyOf(faults);
        }
    }

    /**
     * Returns the report on the map of a file, or on a built-in one.
     *
     * @param named the name as typed
     * @param file the file of that name
     * @throws Refusal if there is no such file, or it cannot be read
     */
    static Report report(String named, Path file) throws Refusal {
        Optional<String> builtIn = BuiltInMaps.FILES.stream()
                .filter(own -> own.name().equals(named) && !Files.exists(file))
                .map(TextFile::content)
                .findFirst();
        MapText text = MapText.of(builtIn.isPresent() ? builtIn.get() : read(named, file));
        return new Report(named, text.city(), text.faults());
    }

    private static String read(String named, Path file) throws Refusal {
        if (!Files.isRegularFile(file)) {
            throw Refusal.usage((Files.isDirectory(file)
                            ? named + " is a folder"
                            : Files.exists(file) ? named + " is a device" : "There is no file " + named)
                    + "; name a file with a map, or one of "
                    + String.join(
                            ", ", BuiltInMaps.FILES.stream().map(TextFile::name).toList()) + ".");
        }
        try {
            if (Files.size(file) > TextFile.MOST_BYTES) {
                throw Refusal.usage(named + " is longer than " + TextFile.MOST_BYTES + " bytes, the limit for a map.");
            }
            String content = Files.readString(file);
            if (content.length() > MapText.MOST_LETTERS) {
                throw Refusal.failed(List.of(named + " has " + content.length() + " characters, but a map has at most "
                        + MapText.MOST_LETTERS + "; shorten the comments after semicolons."));
            }
            return content;
        } catch (CharacterCodingException binary) {
            throw Refusal.failed(
                    List.of(named + " is not a text in UTF-8; save it as one, or unpack it if it is compressed."));
        } catch (IOException unreadable) {
            throw Refusal.infrastructure(named + " cannot be read: " + unreadable.getMessage() + ".");
        }
    }
}
