package arena.games.asterobots.picture;

import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import java.util.ArrayList;
import java.util.List;

/** What each player has, one line for each; the one whose turn it is has a mark. */
final class PlayerTable {

    private static final List<String> HEADS =
            List.of("", "money", "gas", "stone", "metal", "veins", "robots", "lived", "funds");
    private static final int LONGEST_NAME = 16;

    private final FieldScene scene;

    PlayerTable(FieldScene scene) {
        this.scene = scene;
    }

    List<Line> lines() {
        List<List<String>> rows = new ArrayList<>(List.of(HEADS));
        scene.players().forEach(player -> rows.add(row(player)));
        List<Line> lines = new ArrayList<>();
        for (List<String> row : rows) {
            Tint tint = lines.isEmpty() ? Tint.FAINT : FieldPainter.tint(lines.size());
            lines.add(Line.of(new Span(joined(row, rows), tint)));
        }
        return lines;
    }

    private List<String> row(FieldScene.Holder player) {
        String name = player.name();
        String shown = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "~" : name;
        return List.of(
                player.number() + (player.number() == scene.active() ? ">" : " ") + shown,
                Long.toString(player.money()),
                Long.toString(player.stock().gas()),
                Long.toString(player.stock().stone()),
                Long.toString(player.stock().metal()),
                Integer.toString(player.veins()),
                Integer.toString(player.robots()),
                Integer.toString(player.timeToLive()),
                Long.toString(player.funds()));
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
