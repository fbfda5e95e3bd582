package arena.app.ladder;

import arena.app.signup.SharedFolder;
import arena.ladder.LadderBot;
import arena.ladder.LadderChallenge;
import arena.ladder.LadderGame;
import arena.ladder.LadderState.Role;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The report for a team, as a file in its folder: how its versions stand, against whom they lost, what was refused. */
final class TeamReport {

    static final String REPORT = "ladder.txt";

    /** The record of the first lost game of the newest version. */
    private static final String LOST = "ladder-lost.jsonl.gz";

    /** The files of the ladder in the folder of a team; they are no part of its bot. */
    static final Set<String> FILES =
            Set.of(REPORT, LOST, SharedFolder.draft(REPORT), SharedFolder.draft(LOST), TeamChallenges.FILE);

    private final LadderSeason.Standings now;
    private final List<LadderTable.LadderRow> rows;
    private final String team;
    private final StringBuilder text = new StringBuilder();

    TeamReport(LadderTable table, String team) {
        this.now = table.now();
        this.rows = table.rows();
        this.team = team;
    }

    /**
     * Writes the report into the team's folder, and a copy of the record of a lost game.
     *
     * @param entries the folder of the entries of all games
     * @param records the folder of the records
     */
    void write(Path entries, Path records) throws IOException {
        String folder = now.game() + "/" + team;
        if (!Files.isDirectory(entries.resolve(folder), LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        List<LadderTable.LadderRow> own = rows.stream()
                .filter(row -> !row.bot().isMark() && row.bot().team().equals(team))
                .toList();
        Optional<LadderTable.LadderRow> newest = own.stream().max(Comparator.comparing(LadderTable.LadderRow::bot));
        refusal();
        own.forEach(this::standing);
        newest.ifPresent(this::opponents);
        challenges();
        Optional<String> record = newest.flatMap(this::evidence);
        record.ifPresent(name ->
                line("", "`arena replay " + LOST + "` shows it, `arena review " + LOST + "` names its bad moves."));
        SharedFolder.put(entries, folder, REPORT, text.toString().getBytes(StandardCharsets.UTF_8));
        if (record.isPresent() && Files.isRegularFile(records.resolve(record.get()))) {
            SharedFolder.put(entries, folder, LOST, Files.readAllBytes(records.resolve(record.get())));
        }
    }

    private void line(String... lines) {
        List.of(lines).forEach(one -> text.append(one).append('\n'));
    }

    private void refusal() {
        Optional.ofNullable(now.latest().get(team)).flatMap(LadderLine::refused).ifPresent(refused -> {
            line("The newest version was not taken:");
            refused.sentences().forEach(sentence -> line("  " + sentence));
            line("");
        });
    }

    private void standing(LadderTable.LadderRow row) {
        String words = row.bot().name() + " is at place " + row.place() + " of " + rows.size() + " in "
                + Games.byId(now.game()).info().title() + ": "
                + Math.round(row.rating().value()) + " points (" + LadderTable.interval(row.rating()) + "), "
                + row.rating().games() + (row.rating().games() == 1 ? " game" : " games") + ", first in "
                + row.first() + ".";
        line(words);
        if (row.role() == Role.CONTENDER) {
            ahead(row);
        }
        if (row.role() == Role.PARTNER) {
            line("  It is an older version, which others still meet.");
        }
        Optional.ofNullable(now.retired().get(row.bot())).ifPresent(why -> line("  It is retired. " + why.reason()));
    }

    /** Tells by how much the next better bot is ahead, and whether that is certain. */
    private void ahead(LadderTable.LadderRow row) {
        if (row.place() == 1 || row.rating().games() == 0) {
            return;
        }
        LadderTable.LadderRow better = rows.get(row.place() - 2);
        boolean isOpen =
                better.rating().interval().low() < row.rating().interval().high();
        line("  " + better.bot().name() + " is "
                + Math.round(better.rating().value() - row.rating().value()) + " points ahead"
                + (isOpen
                        ? "; the intervals overlap, so more games may change that."
                        : ", and the intervals do not overlap."));
    }

    /** Lists the results against each opponent, which make the rating. */
    private void opponents(LadderTable.LadderRow row) {
        List<LadderTable.OpponentScore> against = row.opponents();
        if (!against.isEmpty()) {
            line("", row.bot().name() + " against");
            against.forEach(score -> line("  " + score.opponent().name() + " ("
                    + Math.round(now.ratings().of(score.opponent()).value()) + "): ahead " + score.ahead()
                    + ", behind " + score.behind()));
        }
    }

    /** Tells what is left of the team's challenges, and what was not taken of the last ones. */
    private void challenges() {
        List<LadderChallenge> open =
                now.challenges().stream().filter(one -> one.team().equals(team)).toList();
        List<String> refused = Optional.ofNullable(now.challenged().get(team))
                .map(LadderLine.Challenged::sentences)
                .orElse(List.of());
        if (!open.isEmpty() || !refused.isEmpty()) {
            line("", "Challenges:");
            open.forEach(one -> line("  " + one.opponent() + ": " + TeamChallenges.games(one.games()) + " to play"
                    + (now.absent().contains(one.opponent()) ? "; it does not play now." : ".")));
            refused.forEach(sentence -> line("  " + sentence));
        }
    }

    /** Returns the record of the game that retired a bot, or of its first lost game. */
    private Optional<String> evidence(LadderTable.LadderRow row) {
        LadderBot bot = row.bot();
        Optional<String> retired = Optional.ofNullable(now.retired().get(bot)).flatMap(why -> why.record());
        Optional<LadderGame> lost = row.lost();
        if (retired.isEmpty()) {
            lost.ifPresent(game -> line(
                    "",
                    "The first lost game was against "
                            + String.join(
                                    ", ",
                                    game.ahead(bot).stream()
                                            .map(LadderBot::name)
                                            .toList()) + "."));
        }
        return retired.or(() -> lost.map(LadderGame::record)).filter(name -> !name.isEmpty());
    }
}
