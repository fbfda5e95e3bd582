package arena.config;

import arena.game.Setting;
import java.util.List;

/**
 * A format that a contest file may name.
 *
 * @param id its name in the file
 * @param words one sentence for people
 * @param addsUp whether it adds up the points of its games, if the game has such points
 * @param waitsForAll whether all others wait for a game that is not played
 * @param settings the settings that an organiser may change, in the order in which people see them
 */
public record FormatChoice(String id, String words, boolean addsUp, boolean waitsForAll, List<Setting> settings) {

    public FormatChoice {
        settings = List.copyOf(settings);
    }
}
