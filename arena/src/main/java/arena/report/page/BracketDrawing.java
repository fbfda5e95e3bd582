package arena.report.page;

import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.report.SlotText;
import arena.tournament.format.SectionState;
import arena.tournament.format.Slot;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The drawing of the knock-out bracket. */
final class BracketDrawing {

    private static final int BOX_WIDTH = 230;
    private static final int COLUMN_WIDTH = 290;
    private static final int LINE_HEIGHT = 24;
    private static final int HEAD_HEIGHT = 22;
    private static final int GAP_HEIGHT = 22;
    private static final int MARGIN = 6;
    private static final int LONGEST_NAME = 24;
    private static final int TEXT_LEFT = 8;
    private static final int TEXT_BASE = 16;

    private final ContestAccount account;
    private final BracketLayout bracket;
    private final int slots;
    private final SortedMap<String, BracketLayout.Node> byId = new TreeMap<>();

    private BracketDrawing(ContestAccount account) {
        this.account = account;
        this.bracket = BracketLayout.of(account);
        this.slots = bracket.nodes().stream()
                .mapToInt(node -> node.state().section().slots().size())
                .max()
                .orElse(2);
        bracket.nodes().forEach(node -> byId.put(node.id(), node));
    }

    /** Returns the drawing; empty if the contest has no bracket. */
    static Html of(ContestAccount account) {
        BracketDrawing drawn = new BracketDrawing(account);
        return drawn.bracket.isEmpty() ? Html.nothing() : drawn.drawing();
    }

    private Html drawing() {
        int width = MARGIN * 2 + (bracket.columns() - 1) * COLUMN_WIDTH + BOX_WIDTH;
        int height = MARGIN * 2 + (int) Math.ceil(bracket.rows() * rowHeight()) - GAP_HEIGHT;
        List<Html> pieces = new ArrayList<>();
        bracket.nodes().forEach(node -> pieces.addAll(lines(node)));
        bracket.nodes().forEach(node -> pieces.add(box(node)));
        Html svg = Html.tag("svg", pieces)
                .with("viewBox", "0 0 " + width + " " + height)
                .with("width", String.valueOf(width))
                .with("height", String.valueOf(height))
                .with("role", "group")
                .with("aria-label", "Bracket");
        return Html.tag("div", svg).of("scroll encounters");
    }

    private int rowHeight() {
        return HEAD_HEIGHT + slots * LINE_HEIGHT + GAP_HEIGHT;
    }

    private static int left(BracketLayout.Node node) {
        return MARGIN + node.column() * COLUMN_WIDTH;
    }

    private int top(BracketLayout.Node node) {
        return MARGIN + (int) Math.round(node.row() * rowHeight());
    }

    /** Returns the lines from each encounter to the slot of its winner; the words of a slot say where losers go. */
    private List<Html> lines(BracketLayout.Node node) {
        List<Html> lines = new ArrayList<>();
        List<Slot> places = node.state().section().slots();
        for (int slot = 0; slot < places.size(); slot++) {
            int line = slot;
            feeder(places.get(slot)).ifPresent(feeder -> lines.add(line(feeder, node, line)));
        }
        return lines;
    }

    private Optional<BracketLayout.Node> feeder(Slot slot) {
        return slot.source() instanceof Slot.Source.Placed placed
                ? Optional.ofNullable(byId.get(placed.section())).filter(node -> isUpperHalf(node, placed.place()))
                : Optional.empty();
    }

    private static boolean isUpperHalf(BracketLayout.Node feeder, int place) {
        return place <= (feeder.state().section().slots().size() + 1) / 2;
    }

    private Html line(BracketLayout.Node feeder, BracketLayout.Node node, int slot) {
        int fromX = left(feeder) + BOX_WIDTH;
        int fromY = top(feeder) + HEAD_HEIGHT + feeder.state().section().slots().size() * LINE_HEIGHT / 2;
        int toY = top(node) + HEAD_HEIGHT + slot * LINE_HEIGHT + LINE_HEIGHT / 2;
        int middle = left(node) - (COLUMN_WIDTH - BOX_WIDTH) / 2;
        return Html.tag("path")
                .with("d", "M" + fromX + " " + fromY + "H" + middle + "V" + toY + "H" + left(node))
                .of("feed");
    }

    private Html box(BracketLayout.Node node) {
        SectionState state = node.state();
        int size = state.section().slots().size();
        List<Html> pieces = new ArrayList<>();
        pieces.add(Html.tag("rect")
                .with("x", "0")
                .with("y", String.valueOf(HEAD_HEIGHT))
                .with("width", String.valueOf(BOX_WIDTH))
                .with("height", String.valueOf(size * LINE_HEIGHT))
                .with("rx", "4")
                .of("box"));
        pieces.add(text(0, TEXT_BASE, state.section().title()).of("head"));
        for (int slot = 0; slot < size; slot++) {
            pieces.addAll(member(state, slot));
        }
        return Html.tag("g", pieces).with("transform", "translate(" + left(node) + " " + top(node) + ")");
    }

    private List<Html> member(SectionState state, int slot) {
        int base = HEAD_HEIGHT + slot * LINE_HEIGHT + TEXT_BASE;
        Optional<Integer> member = state.members().get(slot);
        if (member.isEmpty()) {
            return List.of(
                    text(TEXT_LEFT, base, SlotText.of(state.section().slots().get(slot)))
                            .of("open"));
        }
        Optional<StandingRow> row = state.rows().stream()
                .filter(one -> one.contestant() == member.get())
                .findFirst();
        boolean first = state.over()
                && row.filter(one -> one.place() == 1 && !one.out()).isPresent();
        Html name = text(TEXT_LEFT, base, name(member.get())).of(first ? "winner" : "member");
        return row.filter(one -> one.figures().played() > 0)
                .map(one -> List.of(
                        name,
                        text(BOX_WIDTH - TEXT_LEFT, base, one.figures().points().toString())
                                .of(first ? "winner points" : "points")))
                .orElse(List.of(name));
    }

    private String name(int member) {
        String mark = account.mark(member);
        return account.title(member) + (mark.isEmpty() ? "" : " (" + mark + ")");
    }

    /** Returns a text; if it is cut, its title has the full text. */
    private static Html text(int left, int base, String words) {
        Html text = words.length() <= LONGEST_NAME
                ? Html.tag("text", words)
                : Html.tag(
                        "text", Html.tag("title", words), Html.text(words.substring(0, LONGEST_NAME - 1) + "\u2026"));
        return text.with("x", String.valueOf(left)).with("y", String.valueOf(base));
    }
}
