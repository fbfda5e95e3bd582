package arena.report.page;

import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.ReportTable;
import arena.report.TimeText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** A table of a page, with a caption for screen readers; it scrolls in a narrow window. */
final class HtmlTable {

    private final String caption;
    private final List<String> heads;
    private final List<Html> rows = new ArrayList<>();

    /** Begins a table; a heading that begins with {@code >} is that of a column of numbers. */
    HtmlTable(String caption, String... heads) {
        this.caption = caption;
        this.heads = List.of(heads);
    }

    /** Returns a table with all its columns. */
    static HtmlTable of(String caption, ReportTable table, ContestAccount account) {
        HtmlTable grid = headed(caption, table);
        table.rows()
                .forEach(row ->
                        grid.add(row.stream().map(cell -> piece(cell, account)).toArray()));
        return grid;
    }

    /** Returns a table with all its columns and no rows. */
    static HtmlTable headed(String caption, ReportTable table) {
        return new HtmlTable(
                caption,
                table.columns().stream()
                        .map(column -> (column.number() ? ">" : "") + column.title())
                        .toArray(String[]::new));
    }

    /** Returns a cell as a piece of a page, or as an object whose text is shown. */
    static Object piece(Cell cell, ContestAccount account) {
        if (cell instanceof Cell.Team team) {
            return team(account, team.contestant());
        } else if (cell instanceof Cell.Teams teams) {
            return teams(account, teams.contestants(), " \u2013 ");
        } else if (cell instanceof Cell.GameId game) {
            return game.id();
        } else if (cell instanceof Cell.SectionId section) {
            return section.words();
        } else if (cell instanceof Cell.Result result) {
            return result(account, result.game());
        } else if (cell instanceof Cell.Millis millis) {
            return TimeText.duration(millis.millis());
        } else if (cell instanceof Cell.Figure figure) {
            return figure.value();
        } else if (cell instanceof Cell.GamePoints points) {
            return points.words(account.contest().game());
        } else if (cell instanceof Cell.Earned earned) {
            return earned.words(account.contest().game());
        } else if (cell instanceof Cell.Exact exact) {
            return exact.digits();
        } else if (cell instanceof Cell.Text text) {
            return text.words();
        } else if (cell instanceof Cell.Nothing nothing) {
            return nothing.words();
        }
        throw new IllegalArgumentException("no page shows " + cell);
    }

    /** Returns a team's title, with a remark if it is disqualified. */
    static Html team(ContestAccount account, int contestant) {
        Html name = Html.tag("bdi", account.title(contestant));
        return account.mark(contestant).isEmpty()
                ? name
                : Html.all(name, Html.text(" "), Html.tag("small", "(" + account.mark(contestant) + ")"));
    }

    /** Returns the titles of teams with a separator between them. */
    static Html teams(ContestAccount account, Collection<Integer> contestants, String between) {
        return Html.joined(
                contestants.stream()
                        .map(contestant -> team(account, contestant))
                        .toList(),
                between);
    }

    /** Returns the winner, or the places of more than two teams. */
    static Html result(ContestAccount account, GameAccount game) {
        if (game.state() == GameAccount.State.ANNULLED) {
            return Html.tag("span", "annulled").of("open");
        }
        boolean isOfMany = game.fixture().seats().size() > 2;
        if (game.result().isEmpty()) {
            Html open = Html.tag("span", game.state().words()).of("open");
            return isOfMany ? Html.all(teams(account, game.fixture().seats(), ", "), Html.text(" "), open) : open;
        }
        List<Integer> order = game.inOrder();
        if (!isOfMany) {
            boolean drawn = game.place(order.get(1)).filter(place -> place == 1).isPresent();
            return drawn
                    ? Html.text("drawn")
                    : Html.tag("strong", team(account, order.get(0))).and(Html.text(" won"));
        }
        return Html.joined(
                order.stream()
                        .map(one -> Html.all(
                                Html.text(game.place(one).orElse(0) + ". "),
                                team(account, one),
                                Html.text(earned(account, game, one))))
                        .toList(),
                ", ");
    }

    private static String earned(ContestAccount account, GameAccount game, int contestant) {
        return game.result()
                .flatMap(result -> result.seat(contestant))
                .map(seat -> " " + account.contest().game().points(seat.points()))
                .orElse("");
    }

    /** Adds a row of pieces of a page, or of other objects as text. */
    HtmlTable add(Object... cells) {
        rows.add(Html.tag(
                "tr",
                IntStream.range(0, cells.length)
                        .mapToObj(column -> cell(heads.get(column), cells[column]))
                        .toList()));
        return this;
    }

    /** Adds a row of one cell over all columns but the first one. */
    HtmlTable addBelow(Html words) {
        rows.add(Html.tag("tr", Html.tag("td"), Html.tag("td", words).with("colspan", String.valueOf(heads.size() - 1)))
                .of("below"));
        return this;
    }

    private static Html cell(String head, Object value) {
        Html cell = Html.tag("td", value instanceof Html piece ? piece : Html.text(String.valueOf(value)));
        return isNumber(head) ? cell.of("number") : cell;
    }

    private static boolean isNumber(String head) {
        return head.startsWith(">");
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Returns the table. */
    Html html() {
        Html head = Html.tag("tr", heads.stream().map(HtmlTable::head).toList());
        return Html.tag(
                        "div",
                        Html.tag(
                                "table",
                                Html.tag("caption", caption),
                                Html.tag("thead", head),
                                Html.tag("tbody", rows)))
                .of("scroll");
    }

    private static Html head(String head) {
        Html cell = Html.tag("th", isNumber(head) ? head.substring(1) : head).with("scope", "col");
        return isNumber(head) ? cell.of("number") : cell;
    }
}
