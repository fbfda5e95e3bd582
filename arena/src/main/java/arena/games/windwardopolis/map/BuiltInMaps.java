package arena.games.windwardopolis.map;

import arena.game.TextFile;
import java.util.List;
import java.util.stream.Stream;

/** The cities that come with the game, from the smallest to the largest. */
public final class BuiltInMaps {

    /** The texts of the maps, with their names. */
    public static final List<TextFile> FILES =
            Stream.concat(SmallMaps.FILES.stream(), LargeMaps.FILES.stream()).toList();

    private BuiltInMaps() {}
}
