package arena.app.ladder;

import arena.app.RequestFailure;
import arena.app.signup.SharedFolder;
import arena.config.LadderSettings;
import arena.config.SpellingSuggestion;
import arena.ladder.LadderBot;
import arena.record.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The challenges of teams: a team writes the names of opponents into a file in its folder, and its newest version meets
 * them before other games. The file is deleted once its lines are stored; {@code ladder.txt} has the answer.
 */
final class TeamChallenges {

    /** The file in the folder of a team; it is no part of its bot. */
    static final String FILE = "challenge.txt";

    private static final int MOST_BYTES = 2_000;
    private static final int MOST_SHOWN = 60;

    private final LadderSettings settings;
    private final LadderSeason season;
    private final Consumer<String> remarks;

    /** The size and time of each file at the last look, by game and team. */
    private final SortedMap<String, String> seen = new TreeMap<>();

    /** The size and time of each file that was taken, or could not be. */
    private final SortedMap<String, String> taken = new TreeMap<>();

    TeamChallenges(LadderSettings settings, LadderSeason season, Consumer<String> remarks) {
        this.settings = settings;
        this.season = season;
        this.remarks = remarks;
    }

    /** Looks at the folder of a team. A file is taken when two looks have seen the same, and once the team plays. */
    void look(String game, String team) {
        String key = game + "/" + team;
        String print = print(settings.entries().resolve(game).resolve(team).resolve(FILE));
        boolean still = print.equals(seen.put(key, print));
        if (still
                && !print.isEmpty()
                && !print.equals(taken.get(key))
                && season.playing(game, team).isPresent()) {
            taken.put(key, print);
            take(game, team);
        }
    }

    private static String print(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return now.size() + " " + now.lastModifiedTime();
        } catch (IOException missing) {
            return "";
        }
    }

    private void take(String game, String team) {
        try {
            SharedFolder.take(
                    settings.entries(),
                    game + "/" + team,
                    FILE,
                    MOST_BYTES,
                    text -> store(game, new ChallengeFile(game, team).read(text)));
        } catch (RequestFailure refused) {
            store(game, new LadderLine.Challenged(team, List.of(), refused.sentences()));
        } catch (IOException changing) {
            // It is looked at again.
            taken.remove(game + "/" + team);
        }
    }

    private void store(String game, LadderLine.Challenged fact) {
        season.add(LadderLine.of(game, fact));
        fact.challenges()
                .forEach(one -> remarks.accept(fact.team() + " challenges " + one.opponent() + " in " + game + ", "
                        + games(one.games()) + "."));
    }

    /** Returns a number of games in words. */
    static String games(int number) {
        return number + (number == 1 ? " game" : " games");
    }

    /** The lines of a file: an opponent, and perhaps a number of games. */
    private final class ChallengeFile {
        private final String game;
        private final String team;
        private final List<LadderLine.ChallengeLine> challenges = new ArrayList<>();
        private final List<String> sentences = new ArrayList<>();
        private int left;

        ChallengeFile(String game, String team) {
            this.game = game;
            this.team = team;
            this.left = settings.challengesPerDay() - season.challengesToday(game, team);
        }

        LadderLine.Challenged read(String text) {
            List<String> lines = text.lines().toList();
            for (int number = 1; number <= lines.size(); number++) {
                String line = lines.get(number - 1).strip();
                if (!line.isEmpty() && !line.startsWith("#")) {
                    String at = FILE + ", line " + number + ": ";
                    read(line.split("\\s+", 2)).ifPresent(why -> sentences.add(at + why));
                }
            }
            return new LadderLine.Challenged(team, challenges, sentences);
        }

        /** Takes a line, or returns why not. */
        private Optional<String> read(String[] words) {
            String name = words[0];
            String shown = "\"" + Printable.of(name, MOST_SHOWN) + "\"";
            Optional<LadderBot> opponent = season.playing(game, name);
            if (opponent.isEmpty()) {
                return Optional.of(shown + " does not play here"
                        + SpellingSuggestion.of(name, names())
                                .map(near -> "; did you mean \"" + near + "\"?")
                                .orElse("; name a team, or a bot of the table, such as superbot:2."));
            }
            if (!opponent.get().isMark() && opponent.get().team().equals(team)) {
                return Optional.of(shown + " is your own bot; name another team.");
            }
            String count = words.length == 1 ? "1" : words[1];
            if (!count.matches("[1-9][0-9]{0,4}")) {
                return Optional.of("after the opponent stands a number of games from 1, such as " + name + " 3.");
            }
            int games = Integer.parseInt(count);
            if (games > left) {
                return Optional.of("the limit for challenges is " + games(settings.challengesPerDay())
                        + " in 24 hours, of which you have asked for " + (settings.challengesPerDay() - left)
                        + "; ask for fewer, or later.");
            }
            left -= games;
            challenges.add(new LadderLine.ChallengeLine(name, games));
            return Optional.empty();
        }

        private List<String> names() {
            return season.standings(game).bots().stream()
                    .flatMap(bot -> Stream.of(bot.name(), bot.team()))
                    .filter(name -> season.playing(game, name).isPresent())
                    .distinct()
                    .toList();
        }
    }
}
