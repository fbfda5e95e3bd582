package arena.app.play;

import arena.game.Setup;
import arena.game.Standing;
import arena.match.Conclusion;
import arena.match.Gameover;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of a match.
 *
 * @param record where it is written down, absolute
 */
public record MatchOutcome(Setup setup, Conclusion conclusion, Path record) {

    /** Returns the name of the only winner; nothing if the match was broken off or several are first. */
    public Optional<String> winner() {
        if (!(conclusion instanceof Conclusion.Decided decided)) {
            return Optional.empty();
        }
        List<Standing> first = Gameover.first(decided.over());
        return first.size() == 1 ? Optional.of(setup.name(first.get(0).seat())) : Optional.empty();
    }
}
