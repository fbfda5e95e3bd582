package arena.cli.replay;

import arena.cli.show.ScreenRow;
import arena.game.Picture.Tint;
import java.util.ArrayList;
import java.util.List;

/**
 * The layout of a frame on a terminal of any size. A board is shown completely or not at all; any other part that is
 * cut is marked.
 */
final class ReplayLayout {

    private final int width;
    private final int height;

    ReplayLayout(int width, int height) {
        this.width = width;
        this.height = height;
    }

    int width() {
        return width;
    }

    /** Returns the rows of a board with what belongs to it, no more than there are rows. */
    List<ScreenRow> board(ReplayScreen.Shot shot, List<ScreenRow> keys) {
        int columns = shot.page().stream().mapToInt(ScreenRow::columns).max().orElse(0);
        int needed = shot.page().size() + 1 + shot.foot().size() + keys.size();
        if (columns > width || needed > height) {
            String words = "This window is too small for the board: it has " + width + " columns and " + height
                    + " rows, and " + columns + " columns and " + needed
                    + " rows are needed. Enlarge it, or press q to quit.";
            return fitted(ScreenRow.fold(words, Tint.PLAIN, false, width), height);
        }
        List<ScreenRow> rows = new ArrayList<>(shot.page());
        rows.addAll(fitted(shot.news(), height - needed + 1));
        rows.addAll(shot.foot());
        rows.addAll(keys);
        if (rows.size() + shot.head().size() <= height) {
            rows.addAll(0, shot.head());
        }
        return rows;
    }

    /** Returns the rows of a page of text from a row on; what does not fit is counted in the last row of the page. */
    List<ScreenRow> text(ReplayScreen.Shot shot, List<ScreenRow> keys, int from, boolean scrolls) {
        int room = Math.max(1, height - shot.foot().size() - keys.size());
        List<ScreenRow> page = new ArrayList<>(shot.head());
        page.addAll(shot.page());
        List<ScreenRow> rest = page.subList(Math.max(0, Math.min(from, page.size() - room)), page.size());
        List<ScreenRow> rows = new ArrayList<>(rest.size() <= room ? rest : rest.subList(0, Math.max(0, room - 1)));
        if (rest.size() > room) {
            String words = "... " + (rest.size() - rows.size()) + " more rows; "
                    + (scrolls ? "arrow down" : "make the window larger");
            rows.addAll(fitted(ScreenRow.fold(words, Tint.FAINT, false, width), 1));
        }
        rows.addAll(shot.foot());
        rows.addAll(keys);
        return fitted(rows, height);
    }

    /** Returns how far a page can be scrolled. */
    int deepest(ReplayScreen.Shot shot, List<ScreenRow> keys) {
        int room = Math.max(1, height - shot.foot().size() - keys.size());
        return Math.max(0, shot.head().size() + shot.page().size() - room);
    }

    /** Returns the first rows, with points at the end of the last one if others are missing. */
    private List<ScreenRow> fitted(List<ScreenRow> rows, int most) {
        if (rows.size() <= most) {
            return rows;
        }
        List<ScreenRow> first = new ArrayList<>(rows.subList(0, Math.max(0, most)));
        if (!first.isEmpty() && width > 4) {
            ScreenRow last = first.remove(first.size() - 1);
            first.add(
                    last.columns() + 4 <= width
                            ? new ScreenRow(last.painted() + " ...", last.columns() + 4, false)
                            : ScreenRow.of("...", Tint.FAINT, false, false));
        }
        return first;
    }
}
