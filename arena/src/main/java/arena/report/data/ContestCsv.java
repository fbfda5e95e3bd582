package arena.report.data;

import arena.report.Account;
import arena.report.GameAccount;
import arena.store.Ended;
import arena.tournament.SeatResult;
import arena.tournament.format.Row;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A contest as three tables for spreadsheets, each in an order that never changes. */
public final class ContestCsv {

    private ContestCsv() {}

    /** Returns every game, in the order of the format: who played, how it counts, and why. */
    public static String games(Account account) {
        Csv csv = new Csv(
                "game",
                "section",
                "stage",
                "round",
                "seats",
                "state",
                "places",
                "game_points",
                "winner",
                "moves",
                "duration_ms",
                "cause",
                "reason",
                "attempts",
                "record");
        for (GameAccount game : account.games()) {
            Optional<Ended> ended = game.ended();
            csv.add(List.of(
                    game.id(),
                    game.section().id(),
                    game.section().stage(),
                    game.fixture().round(),
                    names(account, game.fixture().seats()),
                    game.state().words(),
                    game.result().map(result -> list(result.places())).orElse(""),
                    game.result().map(result -> list(result.points())).orElse(""),
                    winner(account, game),
                    game.result().<Object>map(result -> result.moves()).orElse(""),
                    ended.<Object>map(Ended::millis).orElse(""),
                    ended.map(Ended::cause).orElse(""),
                    reason(game),
                    game.attempts().size(),
                    ended.map(Ended::record).orElse("")));
        }
        return csv.text();
    }

    private static String names(Account account, List<Integer> contestants) {
        return contestants.stream().map(account.contest()::name).collect(Collectors.joining(" "));
    }

    private static String list(List<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String winner(Account account, GameAccount game) {
        return names(
                account,
                game.fixture().seats().stream()
                        .filter(one ->
                                game.place(one).filter(place -> place == 1).isPresent())
                        .toList());
    }

    private static String reason(GameAccount game) {
        return game.ended()
                .map(Ended::reason)
                .or(() -> game.ruling().map(decision -> decision.decided().reason()))
                .orElse("");
    }

    /** Returns every row of every table. */
    public static String standings(Account account) {
        Csv csv = new Csv(
                "section",
                "stage",
                "title",
                "over",
                "place",
                "team",
                "played",
                "won",
                "drawn",
                "lost",
                "points",
                "moves",
                "game_points",
                "why",
                "outlook",
                "games",
                "disqualified");
        for (SectionState state : account.situation().course().sections()) {
            for (Row row : state.rows()) {
                csv.add(row(account, state, row));
            }
        }
        return csv.text();
    }

    private static List<Object> row(Account account, SectionState state, Row row) {
        Row.Figures did = row.figures();
        List<Object> cells = new ArrayList<>(List.of(
                state.section().id(), state.section().stage(), state.section().title(), state.over() ? "yes" : "no"));
        cells.addAll(List.of(row.out() ? "" : row.place(), account.contest().name(row.contestant())));
        cells.addAll(List.of(did.played(), did.won(), did.drawn(), did.lost(), did.points(), did.moves()));
        cells.addAll(List.of(did.gamePoints(), row.why(), row.outlook(), String.join(" ", row.fixtures())));
        cells.add(account.presence(row.contestant()).words());
        return cells;
    }

    /** Returns every seat of every game that was played: how it ended, why, and how long it thought. */
    public static String seats(Account account) {
        Csv csv = new Csv(
                "game",
                "seat",
                "team",
                "place",
                "game_points",
                "cause",
                "evidence",
                "moves",
                "faults",
                "late",
                "used_ms",
                "mean_ms",
                "slowest_ms");
        for (GameAccount game : account.games()) {
            for (int seat = 1; seat <= game.fixture().seats().size(); seat++) {
                int number = seat;
                int contestant = game.fixture().seats().get(seat - 1);
                game.seat(contestant).ifPresent(end -> csv.add(seat(account, game, number, end)));
            }
        }
        return csv.text();
    }

    private static List<Object> seat(Account account, GameAccount game, int number, SeatResult end) {
        List<Object> cells = new ArrayList<>(
                List.of(game.id(), number, account.contest().name(end.contestant()), end.place(), end.points()));
        cells.addAll(List.of(end.cause(), end.evidence(), end.moves(), end.faults(), end.late(), end.usedMillis()));
        cells.addAll(List.of(end.moves() == 0 ? 0 : end.usedMillis() / end.moves(), end.slowestMillis()));
        return cells;
    }
}
