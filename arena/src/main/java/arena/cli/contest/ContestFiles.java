package arena.cli.contest;

import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.config.ContestChoices;
import arena.config.ContestFile;
import arena.config.ContestReader;
import arena.config.ContestReading;
import arena.config.FormatChoice;
import arena.config.Mistake;
import arena.game.GameBox;
import arena.game.GameInfo;
import arena.games.Games;
import arena.superbot.SuperBots;
import arena.tournament.format.Criterion;
import arena.tournament.format.Formats;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads contest files with everything that they may choose from. */
final class ContestFiles {

    private ContestFiles() {}

    /**
     * Reads one.
     *
     * @throws RequestFailure with all mistakes in it
     */
    static ContestFile read(Path file, Configuration configuration) {
        ContestReading reading = ContestReader.read(file, configuration, choices());
        if (reading instanceof ContestReading.Mistaken mistaken) {
            throw RequestFailure.usage(
                    mistaken.mistakes().stream().map(Mistake::sentence).toList());
        }
        return ((ContestReading.Sound) reading).contest();
    }

    /** Returns the games, formats and words that a contest file may name. */
    static ContestChoices choices() {
        List<GameInfo> games = Games.all().stream().map(GameBox::info).toList();
        SortedMap<String, Integer> levels = new TreeMap<>();
        games.forEach(game -> levels.put(game.id(), SuperBots.levels(game.id()).size()));
        return new ContestChoices(
                games,
                levels,
                Formats.all().stream()
                        .map(format -> new FormatChoice(format.id(), format.words(), format.settings()))
                        .toList(),
                Arrays.stream(Criterion.values()).map(Criterion::key).toList());
    }
}
