package arena.config;

import arena.game.Setting;
import java.util.List;

/**
 * A format that a contest file may name.
 *
 * @param id its name there
 * @param words one sentence for people
 * @param addsUp whether it adds up the points of its games, where the game has such as add up
 * @param waitsForAll whether all others wait for a game that is not played
 * @param settings what an organiser may change about it, in the order in which it is listed to people
 */
public record FormatChoice(String id, String words, boolean addsUp, boolean waitsForAll, List<Setting> settings) {

    public FormatChoice {
        settings = List.copyOf(settings);
    }
}
