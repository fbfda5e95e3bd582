package arena.cli.contest;

import arena.cli.stage.SeatChoice;
import arena.cli.stage.Sitting;
import arena.cli.stage.Stage;
import arena.config.Entry;
import arena.config.TeamEntry;
import arena.contest.Contest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The teams of a contest as those who play for them: who sits where, and of which files their programs are made. */
final class Teams {

    /** What is kept of one team's files; with more of them only a digest of all. */
    private static final int MOST_FILES = 200;

    private static final String ALL = "(all files)";

    private final List<TeamEntry> teams;

    /** Takes those who were drawn, in the order of their numbers. */
    Teams(ContestDesk desk, Contest contest) {
        List<TeamEntry> entrants = desk.founding().entrants();
        this.teams = contest.names().stream()
                .map(name -> entrants.stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Returns who plays for each contestant. */
    List<Sitting> sittings() {
        return teams.stream()
                .map(team -> new Sitting(team.name(), choice(team)))
                .toList();
    }

    private static SeatChoice choice(TeamEntry team) {
        if (team.entry() instanceof Entry.Launched launched) {
            return new SeatChoice.Launched(launched.program());
        }
        return team.entry() instanceof Entry.SuperBot bot
                ? new SeatChoice.Level(bot.level())
                : new SeatChoice.Served(team.name());
    }

    /** Returns whether anybody plays through a folder. */
    boolean useFolders() {
        return sittings().stream().anyMatch(sitting -> sitting.choice().usesFolder());
    }

    /**
     * Returns the digest of every file of every program, by {@code TEAM/FILE}.
     *
     * @param hidden folders that belong to all
     */
    SortedMap<String, String> digests(Stage stage, List<Path> hidden) {
        SortedMap<String, String> digests = new TreeMap<>();
        for (TeamEntry team : teams) {
            if (team.entry() instanceof Entry.Launched launched && !team.isFiller()) {
                SortedMap<String, String> files =
                        stage.spec(launched.program(), team.name()).files(hidden);
                if (files.size() > MOST_FILES) {
                    String all = stage.spec(launched.program(), team.name())
                            .facts(hidden)
                            .getOrDefault("files-sha256", "");
                    digests.put(team.name() + "/" + ALL, all);
                } else {
                    files.forEach((name, digest) -> digests.put(team.name() + "/" + name, digest));
                }
            }
        }
        return digests;
    }

    /** Returns what is otherwise than it was, a sentence each. */
    static List<String> changes(SortedMap<String, String> before, SortedMap<String, String> now) {
        List<String> changes = new ArrayList<>();
        SortedMap<String, String> all = new TreeMap<>(before);
        all.putAll(now);
        for (String name : all.keySet()) {
            String what = !now.containsKey(name)
                    ? " is gone"
                    : !before.containsKey(name)
                            ? " is new"
                            : before.getOrDefault(name, "").equals(now.getOrDefault(name, "")) ? "" : " has changed";
            if (!what.isEmpty()) {
                int slash = name.indexOf('/');
                changes.add("The file " + name.substring(slash + 1) + " of " + name.substring(0, slash) + what
                        + " since the entries were frozen.");
            }
        }
        return changes;
    }
}
