package arena.games.acquire.picture;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelTile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The painter of a table: the board with the chains in letters and colours, prices and holdings, and the viewer's tiles
 * with their effects. A line has at most 79 characters if names have at most ten.
 */
public final class TablePainter implements Painter<TableScene> {

    private static final int WIDTH = 79;
    private static final int CELL = 3;
    private static final int NAME = 11;
    private static final int LONGEST_NAME = 12;
    private static final int FIGURE = 5;
    private static final int HOLDERS = 5;
    private static final int SHARES = 3;
    private static final int MONEY = 8;
    private static final String GAP = "  ";
    private static final String HIDDEN = "?";

    @Override
    public Picture paint(TableScene scene) {
        return paint(scene, Integer.MAX_VALUE);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Board, chains, players and tiles are always shown; below them the latest events that fit.
     */
    @Override
    public Picture paint(TableScene scene, int rows) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span(title(scene), Tint.STRONG)));
        lines.addAll(boardAndChains(scene));
        lines.addAll(players(scene));
        lines.addAll(hands(scene));
        List<String> sentences = new EventSentences(scene).sentences();
        int room = Math.max(0, rows - lines.size());
        sentences
                .subList(Math.max(0, sentences.size() - room), sentences.size())
                .forEach(sentence -> lines.add(Line.of(new Span(sentence, Tint.FAINT))));
        return new Picture(lines);
    }

    /** {@inheritDoc} They are the sentences of all events, step by step. */
    @Override
    public List<String> changes(TableScene before, TableScene after) {
        return new EventSentences(after).sentences();
    }

    private static String title(TableScene scene) {
        TableScene.Place place = scene.place();
        if (scene.over()) {
            return "the game is over after " + place.turn() + " turns";
        }
        TableScene.Expecting expecting = scene.expecting();
        String asked = expecting.asked().map(scene::name).orElse("");
        String about = String.join(" ", expecting.about());
        String what = switch (expecting.question()) {
            case SPECIAL -> asked + " may play a card";
            case TILE, TILE_AND_STOCK ->
                asked + " places a tile" + (place.toPlace() > 1 ? ", " + place.toPlace() + " to go" : "");
            case MERGE ->
                asked + " decides about shares of " + expecting.about().get(0) + ", which "
                        + expecting.about().get(1) + " acquires";
            case CHAIN -> asked + " founds one of " + about;
            case SURVIVOR -> asked + " says which survives of " + about;
            case DEFUNCT -> asked + " says which is settled next of " + about;
            case STOCK -> asked + " buys shares";
            case END -> "";
        };
        return "turn " + place.turn() + " of " + scene.name(place.mover()) + ": " + what;
    }

    private static List<Line> boardAndChains(TableScene scene) {
        List<List<Span>> left = board(scene);
        List<List<Span>> right = chains(scene);
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < left.size(); row++) {
            List<Span> spans = new ArrayList<>(left.get(row));
            if (row < right.size()) {
                spans.add(new Span(GAP, Tint.PLAIN));
                spans.addAll(right.get(row));
            }
            lines.add(new Line(spans));
        }
        return lines;
    }

    private static List<List<Span>> board(TableScene scene) {
        List<List<Span>> lines = new ArrayList<>();
        StringBuilder columns = new StringBuilder(" ");
        for (int column = 1; column <= HotelTile.COLUMNS; column++) {
            columns.append(right(Integer.toString(column), CELL));
        }
        lines.add(List.of(new Span(columns.toString(), Tint.FAINT)));
        for (int row = 0; row < HotelTile.ROWS; row++) {
            List<Span> spans = new ArrayList<>(List.of(new Span(String.valueOf(HotelTile.letter(row)), Tint.FAINT)));
            for (int column = 0; column < HotelTile.COLUMNS; column++) {
                spans.add(cell(scene, HotelTile.at(row * HotelTile.COLUMNS + column)));
            }
            lines.add(spans);
        }
        return lines;
    }

    private static Span cell(TableScene scene, HotelTile tile) {
        char letter = scene.rows().get(tile.row()).charAt(tile.column() - 1);
        boolean placed = scene.place().tile().filter(tile.text()::equals).isPresent() || isLast(scene, tile);
        String text = (placed ? " >" : GAP) + letter;
        return switch (letter) {
            case AcquireView.FREE, AcquireView.NEVER, AcquireView.NOT_NOW -> new Span(text, Tint.FAINT);
            case AcquireView.LOOSE -> new Span(text, Tint.PLAIN);
            default -> new Span(text, tint(scene, String.valueOf(letter)));
        };
    }

    private static boolean isLast(TableScene scene, HotelTile tile) {
        return scene.happened().stream()
                .anyMatch(event -> event instanceof AcquireEvent.TilePlaced placed
                        && placed.tile().equals(tile));
    }

    /** Returns the colour of a chain, which is also the colour of a seat: there are no other colours. */
    private static Tint tint(TableScene scene, String letter) {
        for (int at = 0; at < scene.chains().size(); at++) {
            if (scene.chains().get(at).letter().equals(letter)) {
                return Tint.of(new Seat(at + 1));
            }
        }
        return Tint.PLAIN;
    }

    private static List<List<Span>> chains(TableScene scene) {
        List<List<Span>> lines = new ArrayList<>();
        lines.add(List.of(new Span(
                left("  chain", NAME + 2)
                        + right("size", FIGURE)
                        + right("price", FIGURE + 1)
                        + right("bank", FIGURE)
                        + right("1st", HOLDERS)
                        + right("2nd", HOLDERS),
                Tint.FAINT)));
        for (TableScene.Hotel chain : scene.chains()) {
            boolean there = chain.size() > 0;
            String size = there ? chain.size() + (chain.safe() ? "*" : "") : "-";
            String text = left(chain.letter() + " " + chain.name(), NAME + 2)
                    + right(size, FIGURE)
                    + right(there ? Integer.toString(chain.price()) : "-", FIGURE + 1)
                    + right(Integer.toString(chain.bank()), FIGURE)
                    + right(holders(chain, AcquireEvent.Rank.FIRST), HOLDERS)
                    + right(holders(chain, AcquireEvent.Rank.SECOND), HOLDERS);
            lines.add(List.of(new Span(text, there ? tint(scene, chain.letter()) : Tint.FAINT)));
        }
        return lines;
    }

    /** Returns the numbers of the players that would get a bonus; players that share both count as first. */
    private static String holders(TableScene.Hotel chain, AcquireEvent.Rank rank) {
        if (chain.bonuses().isEmpty()) {
            return HIDDEN;
        }
        return chain.bonuses().get().stream()
                .filter(paid -> paid.rank() == rank
                        || (rank == AcquireEvent.Rank.FIRST && paid.rank() == AcquireEvent.Rank.BOTH))
                .map(paid -> Integer.toString(paid.player()))
                .collect(Collectors.joining());
    }

    private static List<Line> players(TableScene scene) {
        List<Line> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder(left("  player", LONGEST_NAME + 3)).append(right("cash", MONEY));
        scene.chains().forEach(chain -> head.append(right(chain.letter(), SHARES)));
        lines.add(Line.of(new Span(head + right("worth", MONEY) + GAP + "cards", Tint.FAINT)));
        for (TableScene.Holder player : scene.players()) {
            boolean asked = scene.expecting().asks(player.number());
            String text = left(player.number() + (asked ? ">" : " ") + shortened(player.name()), LONGEST_NAME + 3)
                    + right(Integer.toString(player.cash()), MONEY)
                    + shares(scene, player)
                    + right(player.worth().map(String::valueOf).orElse(HIDDEN), MONEY)
                    + GAP
                    + player.cards().stream()
                            .map(card -> Integer.toString(card.number()))
                            .collect(Collectors.joining());
            lines.add(Line.of(new Span(text, asked ? Tint.STRONG : player.gone() ? Tint.FAINT : Tint.PLAIN)));
        }
        return lines;
    }

    private static String shares(TableScene scene, TableScene.Holder player) {
        StringBuilder text = new StringBuilder();
        for (int chain = 0; chain < scene.chains().size(); chain++) {
            int at = chain;
            text.append(right(
                    player.shares()
                            .map(held -> held.get(at) == 0 ? "." : held.get(at).toString())
                            .orElse(HIDDEN),
                    SHARES));
        }
        return text.toString();
    }

    private static List<Line> hands(TableScene scene) {
        List<String> entries = new ArrayList<>();
        if (scene.options().isEmpty()) {
            scene.players()
                    .forEach(player -> player.hand()
                            .ifPresent(hand -> entries.add(player.number() + ": " + String.join(" ", hand))));
        } else {
            entries.add("your tiles:");
            scene.options().forEach(option -> entries.add(words(option)));
        }
        return wrapped(entries).stream()
                .map(line -> Line.of(new Span(line, Tint.PLAIN)))
                .toList();
    }

    private static String words(TableScene.Option option) {
        String chains = String.join(" ", option.chains());
        return option.tile()
                + switch (option.kind()) {
                    case LOOSE -> " lies alone";
                    case FOUNDS -> " founds";
                    case GROWS -> " grows " + chains;
                    case MERGES -> " merges " + chains;
                    case NOT_NOW -> " not now";
                    case DEAD -> " never";
                };
    }

    private static List<String> wrapped(List<String> entries) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String entry : entries) {
            if (!line.isEmpty() && line.length() + GAP.length() + entry.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : GAP).append(entry);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    private static String shortened(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "~" : name;
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
