package arena.cli.compare;

import arena.app.NameLookup;
import arena.app.compare.CompareGame;
import arena.app.compare.CompareStandings;
import arena.app.compare.CompareText;
import arena.app.compare.PlaceText;
import arena.cli.host.CommandEnvironment;
import arena.tournament.BlockMean;
import arena.tournament.BlockScores;
import arena.tournament.PairedScore;
import arena.tournament.Results;
import arena.tournament.rating.Rating;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The findings of a comparison, as tables and sentences for people. */
final class CompareReport {

    private final CommandEnvironment host;
    private final CompareStandings standings;
    private final CompareText words;
    private final PlaceText places;
    private final List<String> names;
    private final List<String> lines = new ArrayList<>();

    CompareReport(CommandEnvironment host, CompareStandings standings) {
        this.host = host;
        this.standings = standings;
        this.words = new CompareText(standings);
        this.places = new PlaceText(standings);
        this.names = standings.plan().names();
    }

    /** Returns all lines; the folder of the comparison is named at the end. */
    List<String> lines(Path run) {
        if (standings.games().isEmpty()) {
            return List.of("No game has ended yet.");
        }
        if (standings.counted().isEmpty()) {
            return List.of(words.uncounted().orElseThrow());
        }
        contestants();
        couples();
        causes();
        lines.add("");
        lines.addAll(words.verdicts());
        words.uncounted().ifPresent(lines::add);
        lines.addAll(
                words.warnings().stream().map(warning -> "Warning: " + warning).toList());
        lines.add("");
        lines.add("Journal, records and output of the bots: " + host.shown(run));
        return lines;
    }

    private void contestants() {
        int seats = standings.plan().format().seats();
        List<String> head = new ArrayList<>(
                standings.hasPlaces()
                        ? List.of("BOT", "GAMES", "FIRSTS", "PLACE", "95 %", "POINTS")
                        : List.of("BOT", "GAMES", "WON", "LOST", "DRAWN", "SCORE"));
        List<Rating> ratings = standings.ratings();
        if (!ratings.isEmpty()) {
            head.addAll(List.of("RATING", "ERROR"));
        }
        for (int seat = 1; seat <= seats; seat++) {
            head.add("SEAT " + seat);
        }
        List<List<String>> rows = new ArrayList<>(List.of(head));
        for (int at = 0; at < names.size(); at++) {
            Results results = standings.tally().results(at);
            List<String> row = new ArrayList<>(List.of(names.get(at), "" + results.games()));
            row.addAll(results.games() == 0 ? List.of("-", "-", "-", "-") : figures(at, results));
            if (!ratings.isEmpty()) {
                row.add("" + Math.round(ratings.get(at).value()));
                row.add("±" + Math.round(ratings.get(at).error()));
            }
            for (int seat = 1; seat <= seats; seat++) {
                row.add(onSeat(results, seat));
            }
            rows.add(row);
        }
        table(rows);
        lines.addAll(words.seating());
    }

    private List<String> figures(int contestant, Results results) {
        return standings.hasPlaces()
                ? List.of(
                        "" + results.firsts(),
                        PlaceText.place(results.place()),
                        PlaceText.places(standings.tally().place(contestant).interval()),
                        places.points(results))
                : List.of(
                        "" + results.wins(),
                        "" + results.losses(),
                        "" + results.draws(),
                        CompareText.percent(results.score()));
    }

    private String onSeat(Results results, int seat) {
        return standings.hasPlaces()
                ? Optional.ofNullable(results.placeBySeat().get(seat))
                        .map(PlaceText::place)
                        .orElse("-")
                : Optional.ofNullable(results.scoreBySeat().get(seat))
                        .map(CompareText::percent)
                        .orElse("-");
    }

    private void couples() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                standings.hasPlaces()
                        ? List.of("PAIR", "GAMES", "LEAD", "95 %")
                        : List.of("PAIR", "BLOCKS", "SCORE", "95 %", "ELO", "ERROR", "95 %"));
        for (CompareStandings.ComparedPair couple : standings.couples()) {
            String pair = names.get(couple.first()) + " : " + names.get(couple.second());
            rows.add(
                    standings.hasPlaces()
                            ? leadRow(pair, couple)
                            : row(pair, standings.duel(couple).scores()));
        }
        lines.add("");
        table(rows);
    }

    private List<String> leadRow(String pair, CompareStandings.ComparedPair couple) {
        int games = standings.duel(couple).games();
        if (games == 0) {
            return List.of(pair, "0", "-", "-");
        }
        BlockMean lead = standings.tally().lead(couple.first(), couple.second());
        return List.of(pair, "" + games, PlaceText.lead(lead.mean()), PlaceText.lead(lead.interval()));
    }

    private static List<String> row(String pair, BlockScores scores) {
        if (scores.blocks() == 0) {
            return List.of(pair, "0", "-", "-", "-", "-", "-");
        }
        PairedScore score = PairedScore.of(scores);
        return List.of(
                pair,
                "" + scores.blocks(),
                CompareText.percent(score.score()),
                CompareText.percent(score.interval()),
                CompareText.elo(score.elo()),
                Double.isInfinite(score.eloError()) ? "-" : "±" + Math.round(score.eloError()),
                CompareText.elo(score.eloLow()) + " to " + CompareText.elo(score.eloHigh()));
    }

    private void causes() {
        lines.add("");
        for (int at : standings.plan().format().single().map(List::of).orElseGet(this::everyContestant)) {
            Results results = standings.tally().results(at);
            String causes = results.lossesByCause().entrySet().stream()
                    .sorted((one, other) -> other.getValue() - one.getValue())
                    .map(cause -> cause.getKey() + " " + cause.getValue())
                    .collect(Collectors.joining(", "));
            String losses = standings.hasPlaces()
                    ? names.get(at) + " was not first in " + results.losses() + " of " + results.games() + " games"
                    : names.get(at) + " has lost " + results.losses();
            lines.add(losses + (causes.isEmpty() ? "." : ": " + causes + "."));
            lastLosses(names.get(at))
                    .forEach((cause, game) -> lines.add("  " + cause + ": " + host.program() + " replay "
                            + NameLookup.shell(host.shown(Path.of(game.record())))));
        }
    }

    private List<Integer> everyContestant() {
        return IntStream.range(0, names.size()).boxed().toList();
    }

    /** Returns for each cause the last game that a contestant has lost, if its record is kept. */
    private SortedMap<String, CompareGame> lastLosses(String name) {
        SortedMap<String, CompareGame> losses = new TreeMap<>();
        for (CompareGame game : standings.counted()) {
            if (game.isLostBy(name) && !game.record().isEmpty()) {
                game.chairs().stream()
                        .filter(chair -> chair.name().equals(name))
                        .min(Comparator.comparingInt(CompareGame.SeatOutcome::place))
                        .ifPresent(best -> losses.put(best.cause(), game));
            }
        }
        return losses;
    }

    /** Adds rows in columns: the first one to the left, the others to the right. */
    private void table(List<List<String>> rows) {
        int columns = rows.get(0).size();
        List<Integer> widths = new ArrayList<>();
        for (int at = 0; at < columns; at++) {
            int column = at;
            widths.add(rows.stream()
                    .mapToInt(row -> row.get(column).length())
                    .max()
                    .orElse(0));
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int at = 0; at < columns; at++) {
                String blanks = " ".repeat(widths.get(at) - row.get(at).length());
                line.append(at == 0 ? row.get(at) + blanks : "  " + blanks + row.get(at));
            }
            lines.add(line.toString().stripTrailing());
        }
    }
}
