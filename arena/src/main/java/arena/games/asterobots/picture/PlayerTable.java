package arena.games.asterobots.picture;

import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.View;
import java.util.ArrayList;
import java.util.List;

/** What each player has, one line for each; the one whose turn it is has a mark. */
final class PlayerTable {

    private static final List<String> HEADS =
            List.of("", "money", "gas", "stone", "metal", "veins", "robots", "lived", "funds");
    private static final int LONGEST_NAME = 16;

    private final View.Turn view;

    PlayerTable(View.Turn view) {
        this.view = view;
    }

    List<Line> lines() {
        List<List<String>> rows = new ArrayList<>(List.of(HEADS));
        for (int player = 1; player <= view.names().size(); player++) {
            rows.add(row(player));
        }
        List<Line> lines = new ArrayList<>();
        for (List<String> row : rows) {
            Tint tint = lines.isEmpty() ? Tint.FAINT : FieldPainter.tint(lines.size());
            lines.add(Line.of(new Span(joined(row, rows), tint)));
        }
        return lines;
    }

    private List<String> row(int player) {
        Holdings account = view.accounts().get(player - 1);
        String name = view.names().get(player - 1);
        String shown = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "~" : name;
        return List.of(
                player + (player == view.me() ? ">" : " ") + shown,
                Long.toString(account.money()),
                Long.toString(account.stock().gas()),
                Long.toString(account.stock().stone()),
                Long.toString(account.stock().metal()),
                Integer.toString(account.veins()),
                Integer.toString(account.robots()),
                Integer.toString(account.timeToLive()),
                Long.toString(account.funds()));
    }

    private static String joined(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            int at = column;
            int width =
                    rows.stream().mapToInt(one -> one.get(at).length()).max().orElse(0);
            String text = row.get(column);
            line.append(column == 0 ? ColumnText.left(text, width) : "  " + ColumnText.right(text, width));
        }
        return line.toString();
    }
}
