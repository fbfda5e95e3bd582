package arena.store;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The identity of a contest, fixed at its draw.
 *
 * @param name its title for people
 * @param game the id of its game
 * @param format the id of its format
 * @param plan the text of the contest file as it was at the draw
 * @param planDigest the digest of that text
 * @param seed the master seed, which is published when the contest ends
 * @param commitment the digest of the seed, which is shown before any game is played
 * @param names the names of the contestants by their drawn numbers, contestant 0 first
 * @param epochMillis the time of the draw
 */
public record ContestHeader(
        String name,
        String game,
        String format,
        String plan,
        String planDigest,
        String seed,
        String commitment,
        List<String> names,
        long epochMillis) {

    public ContestHeader {
        name = DatabaseText.clean(name);
        game = DatabaseText.clean(game);
        format = DatabaseText.clean(format);
        plan = DatabaseText.clean(plan);
        planDigest = DatabaseText.clean(planDigest);
        seed = DatabaseText.clean(seed);
        commitment = DatabaseText.clean(commitment);
        names = names.stream().map(DatabaseText::clean).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalArgumentException("two contestants of one name: " + names);
        }
    }

    /** Returns the parts that differ in another header, in words for people; the time of the draw does not count. */
    List<String> differences(ContestHeader other) {
        return Stream.of(
                        entry("name", name.equals(other.name)),
                        entry("game", game.equals(other.game)),
                        entry("format", format.equals(other.format)),
                        entry("contest file", plan.equals(other.plan) && planDigest.equals(other.planDigest)),
                        entry("seed", seed.equals(other.seed) && commitment.equals(other.commitment)),
                        entry("list of contestants", names.equals(other.names)))
                .filter(part -> !part.getValue())
                .map(Map.Entry::getKey)
                .toList();
    }
}
