package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.RequestFailure;
import arena.report.chart.RatingChart;
import arena.tournament.BlockMean;
import arena.tournament.Duel;
import arena.tournament.Interval;
import arena.tournament.PairedScore;
import arena.tournament.Results;
import arena.tournament.SequentialTest;
import arena.tournament.rating.Rating;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The findings of a comparison for programs: the summary as one JSON object, the games as lines of CSV. */
public final class CompareFiles {

    private final CompareStandings standings;
    private final List<String> names;

    CompareFiles(CompareStandings standings) {
        this.standings = standings;
        this.names = standings.plan().names();
    }

    /** Writes the summary. */
    public void writeSummary(Path file) {
        write(file, JsonJournal.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(summary()) + "\n");
    }

    /** Writes a row for each game, after a row with the names of the columns. */
    public void writeGames(Path file) {
        write(file, rows().stream().map(CompareFiles::row).collect(Collectors.joining()));
    }

    /**
     * Draws the ratings of all contestants, in their order.
     *
     * @throws RequestFailure if no game has ended
     * @throws arena.report.chart.ChartException if this machine cannot draw
     */
    public void drawRatings(Path file) {
        List<Rating> ratings = standings.ratings();
        if (ratings.isEmpty()) {
            throw RequestFailure.usage("No ratings can be drawn before the games of a seed have ended.");
        }
        write(file, RatingChart.ofBots(names, ratings).png());
    }

    private static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.write(file, bytes);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The file " + file + " cannot be written (" + failure.getMessage()
                    + "); name another file. The games are saved: the same command writes the file without"
                    + " playing again.");
        }
    }

    private Map<String, Object> summary() {
        ComparePlan plan = standings.plan();
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("game", plan.game().info().id());
        summary.put("settings", plan.settings().texts());
        summary.put("seed", plan.seed());
        summary.put("seats", plan.format().seats());
        summary.put("games", standings.counted().size());
        summary.put(
                "gamesNotCounted",
                standings.games().size() - standings.counted().size());
        summary.put("gamesPlanned", plan.format().games());
        summary.put("blockGames", plan.format().blockGames());
        summary.put("contestants", contestants());
        summary.put("couples", standings.couples().stream().map(this::couple).toList());
        standings.test().ifPresent(test -> summary.put("sprt", sprt(test)));
        CompareText words = new CompareText(standings);
        summary.put("verdicts", words.verdicts());
        summary.put("warnings", words.warnings());
        return summary;
    }

    private List<Map<String, Object>> contestants() {
        List<Map<String, Object>> all = new ArrayList<>();
        List<Rating> ratings = standings.ratings();
        for (int at = 0; at < names.size(); at++) {
            Results results = standings.tally().results(at);
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", names.get(at));
            one.put("games", results.games());
            one.put("won", results.wins());
            one.put("lost", results.losses());
            one.put("drawn", results.draws());
            if (results.games() > 0) {
                one.put("place", results.place());
                one.put(
                        "points",
                        results.points() / standings.plan().game().info().pointParts());
            }
            one.put("score", results.score());
            one.put("scoreBySeat", results.scoreBySeat());
            if (standings.hasPlaces() && results.games() > 0) {
                Interval place = standings.tally().place(at).interval();
                one.put("firsts", results.firsts());
                one.put("placeLow", place.low());
                one.put("placeHigh", place.high());
                one.put("placeBySeat", results.placeBySeat());
            }
            if (!ratings.isEmpty()) {
                one.put("rating", ratings.get(at).value());
                one.put("ratingLow", ratings.get(at).interval().low());
                one.put("ratingHigh", ratings.get(at).interval().high());
            }
            one.put("lossesByCause", results.lossesByCause());
            one.put("recordsOfLosses", recordsOfLosses(names.get(at)));
            all.add(one);
        }
        return all;
    }

    private List<String> recordsOfLosses(String name) {
        return standings.counted().stream()
                .filter(game -> !game.record().isEmpty() && game.isLostBy(name))
                .map(CompareGame::record)
                .toList();
    }

    private Map<String, Object> couple(CompareStandings.ComparedPair couple) {
        Duel duel = standings.duel(couple);
        PairedScore score = PairedScore.of(duel.scores());
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("first", names.get(couple.first()));
        one.put("second", names.get(couple.second()));
        one.put("wins", duel.wins());
        one.put("losses", duel.losses());
        one.put("draws", duel.draws());
        one.put("blockScores", duel.scores().counts());
        one.put("score", score.score());
        one.put("scoreLow", score.interval().low());
        one.put("scoreHigh", score.interval().high());
        // JSON has no infinite numbers, so a score of all or nothing has no Elo.
        one.put("elo", finite(score.elo()));
        one.put("eloError", finite(score.eloError()));
        one.put("eloLow", finite(score.eloLow()));
        one.put("eloHigh", finite(score.eloHigh()));
        if (standings.hasPlaces() && duel.games() > 0) {
            BlockMean lead = standings.tally().lead(couple.first(), couple.second());
            one.put("lead", lead.mean());
            one.put("leadLow", lead.interval().low());
            one.put("leadHigh", lead.interval().high());
        }
        return one;
    }

    private static Optional<Double> finite(double number) {
        return Double.isFinite(number) ? Optional.of(number) : Optional.empty();
    }

    private static Map<String, Object> sprt(SequentialTest test) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("elo0", test.sprt().elo0());
        one.put("elo1", test.sprt().elo1());
        one.put("alpha", test.sprt().alpha());
        one.put("beta", test.sprt().beta());
        one.put("blocks", test.scores().blocks());
        one.put("llr", test.sprt().logLikelihoodRatio(test.scores()));
        one.put("lowerBound", test.sprt().lowerBound());
        one.put("upperBound", test.sprt().upperBound());
        one.put("decision", test.decision().name());
        return one;
    }

    private List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        int seats = standings.games().stream()
                .mapToInt(game -> game.chairs().size())
                .findFirst()
                .orElse(0);
        List<String> head = new ArrayList<>(List.of("game", "seed", "reason", "moves", "millis", "beside", "load"));
        for (int seat = 1; seat <= seats; seat++) {
            head.addAll(List.of("name" + seat, "place" + seat, "cause" + seat, "late" + seat, "points" + seat));
        }
        head.add("record");
        rows.add(head);
        standings.games().forEach(game -> rows.add(row(game)));
        return rows;
    }

    private static List<String> row(CompareGame game) {
        List<String> row = new ArrayList<>(List.of(
                "" + game.game(),
                "" + game.seed(),
                game.reason(),
                "" + game.moves(),
                "" + game.millis(),
                "" + game.beside(),
                "" + game.load()));
        game.chairs()
                .forEach(chair -> row.addAll(List.of(
                        chair.name(),
                        "" + chair.place(),
                        chair.cause(),
                        "" + chair.late(),
                        chair.points().map(String::valueOf).orElse(""))));
        row.add(game.record());
        return row;
    }

    /** Returns one line of CSV, with quotes where RFC 4180 requires them. */
    private static String row(List<String> cells) {
        return cells.stream().map(CompareFiles::cell).collect(Collectors.joining(",")) + "\n";
    }

    private static String cell(String text) {
        return text.matches("[^,\"\r\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
