package arena.report.page;

import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.report.ReportTable;
import arena.report.TimeText;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import java.util.ArrayList;
import java.util.List;

/** The fragment about one game: seats, result with its reason, decisions, and attempts that do not count. */
final class GameFragment {

    /** The number of columns with the result of a seat. */
    private static final int COUNTING = 5;

    private final ContestAccount account;
    private final GameAccount game;
    private final PageLinks links;

    private GameFragment(ContestAccount account, GameAccount game, PageLinks links) {
        this.account = account;
        this.game = game;
        this.links = links;
    }

    static Html of(ContestAccount account, GameAccount game, PageLinks links) {
        GameFragment fragment = new GameFragment(account, game, links);
        return Html.all(
                fragment.result(), fragment.seats(), fragment.evidence(), fragment.rulings(), fragment.uncounted());
    }

    private Html result() {
        String ending = game.ending();
        String length = game.ended()
                .map(end -> ", after " + end.moves() + " moves in " + TimeText.duration(end.millis()))
                .orElse("");
        String words = game.ended().map(AttemptResult::wordsAndTrouble).orElse("");
        return Html.all(
                Html.tag(
                        "p",
                        links.section(game),
                        Html.text(", round " + game.fixture().round() + ". "),
                        HtmlTable.result(account, game, links),
                        Html.text(ending.isEmpty() ? "." : ": " + ending + length + ".")),
                words.isEmpty() ? Html.nothing() : Html.tag("p", words));
    }

    private Html seats() {
        ReportTable table = GameTables.seats(game)
                .only(
                        "seat",
                        "team",
                        "counted_place",
                        "counted_points",
                        "cause_of_loss",
                        "moves",
                        "faults",
                        "late",
                        "mean_ms",
                        "slowest_ms")
                .beside(GameTables.figures(game));
        HtmlTable grid = HtmlTable.headed("Seats", table);
        for (int seat = 0; seat < table.rows().size(); seat++) {
            // Of a seat that has not played only the result is known.
            boolean seen = game.seat(game.fixture().seats().get(seat)).isPresent();
            grid.add(table.rows().get(seat).stream()
                    .limit(seen ? table.columns().size() : COUNTING)
                    .map(cell -> HtmlTable.piece(cell, account, links))
                    .toArray());
        }
        return grid.html();
    }

    private Html evidence() {
        List<Html> all = new ArrayList<>();
        game.ended().stream()
                .flatMap(end -> end.seats().stream())
                .filter(seat -> !seat.evidence().isEmpty())
                .forEach(seat -> all.add(Html.all(
                        Html.tag("h3", "What went wrong for " + account.title(seat.contestant())),
                        Html.tag("pre", seat.evidence()))));
        return Html.all(all);
    }

    private Html rulings() {
        if (game.rulings().isEmpty()) {
            return Html.nothing();
        }
        List<Html> all = new ArrayList<>();
        for (AuditEntry decision : game.rulings()) {
            all.add(Html.tag(
                    "li",
                    TimeText.utc(decision.decided().epochMillis()) + ", "
                            + decision.decided().by() + " ("
                            + decision.decided().verb() + "): "
                            + decision.decided().reason()));
        }
        return Html.all(Html.tag("h2", "What the referee decided"), Html.tag("ul", all));
    }

    private Html uncounted() {
        List<Html> all = new ArrayList<>();
        for (AttemptRow one : game.uncounted()) {
            String words = one.ended().map(AuditTrail::whyNot).orElse("it is still played.");
            all.add(Html.tag("li", "Attempt " + one.attempt().number() + ": " + words));
        }
        return all.isEmpty()
                ? Html.nothing()
                : Html.all(Html.tag("h2", "Attempts that do not count"), Html.tag("ul", all));
    }
}
