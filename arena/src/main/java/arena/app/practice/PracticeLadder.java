package arena.app.practice;

import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.config.PracticeSettings;
import arena.game.GameInfo;
import arena.practice.Climb;
import arena.practice.LadderMatch;
import arena.practice.LadderProgress;
import arena.practice.LadderRules;
import arena.practice.ProgressException;
import arena.practice.ProgressFile;
import arena.record.RecordShelf;
import arena.superbot.SuperBots;
import java.util.List;
import java.util.Optional;

/**
 * The levels of a game's super bot, and what one team has done there so far.
 *
 * @param file where it is written down
 * @param remark what should be known of the file, as a sentence
 * @param recovered matches that count now, since an arena was killed before it had written them down
 */
public record PracticeLadder(
        List<SuperBots.LevelInfo> levels,
        ProgressFile file,
        Climb climb,
        Optional<String> remark,
        List<LadderMatch> recovered) {

    public PracticeLadder {
        levels = List.copyOf(levels);
        recovered = List.copyOf(recovered);
    }

    /**
     * Reads what a team has done, and makes good what a killed arena has not written down.
     *
     * @param shelf where the records of its matches lie
     * @throws RequestFailure if the game has no super bot, or the file makes no sense
     */
    public static PracticeLadder read(Configuration configuration, GameInfo game, String team, RecordShelf shelf) {
        List<SuperBots.LevelInfo> levels = SuperBots.levels(game.id());
        if (levels.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot, so there is no ladder to climb.");
        }
        PracticeSettings settings = configuration.practice();
        ProgressFile file = ProgressFile.of(settings.folder(), game.id(), team, levels.size());
        LadderRules rules = new LadderRules(levels.size(), settings.winsToUnlock(), settings.ladder());
        try {
            LadderProgress progress = file.read();
            List<LadderMatch> recovered = new PracticeRecovery(file, shelf).settle(progress.open());
            return new PracticeLadder(
                    levels, file, new Climb(rules, file.read().attempts()), progress.remark(), recovered);
        } catch (ProgressException nonsense) {
            throw RequestFailure.usage(nonsense.words());
        }
    }
}
