package arena.cli.contest;

import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.Entry;
import arena.config.TeamEntry;
import arena.contest.Contest;
import arena.contest.EntryDigests;
import arena.launch.BotSpec;
import java.nio.file.Path;
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
    List<SeatedPlayer> sittings() {
        return teams.stream()
                .map(team -> new SeatedPlayer(team.name(), choice(team)))
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

    /** Returns the digest of every file of every program, and of all files of each. */
    EntryDigests digests(Services services) {
        SortedMap<String, String> digests = new TreeMap<>();
        for (int contestant = 0; contestant < teams.size(); contestant++) {
            digests.putAll(digests(services, contestant).digests());
        }
        return new EntryDigests(digests);
    }

    /** Returns the digests of one team's program, as it is now; none for who starts it himself or is a super bot. */
    EntryDigests digests(Services services, int contestant) {
        TeamEntry team = teams.get(contestant);
        SortedMap<String, String> digests = new TreeMap<>();
        if (team.entry() instanceof Entry.Launched launched && !team.isFiller()) {
            BotSpec spec = services.spec(launched.program(), team.name());
            // The same folders belong to all as for the record of a match, or the two digests would differ.
            List<Path> notOwn = services.launcher().terms().sight().hidden();
            SortedMap<String, String> files = spec.files(notOwn);
            SortedMap<String, String> facts = spec.facts(notOwn);
            digests.put(team.name(), facts.getOrDefault(EntryDigests.FACT, ""));
            if (files.size() > MOST_FILES) {
                digests.put(team.name() + "/" + ALL, facts.getOrDefault("files-sha256", ""));
            } else {
                files.forEach((name, digest) -> digests.put(team.name() + "/" + name, digest));
            }
        }
        return new EntryDigests(digests);
    }
}
