package arena.games.acquire.text;

import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.text.KeyValueWriter;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes views, line by line. It is mutable and serves one view. */
final class AcquireViewWriter {

    /** What stands where there is nothing. */
    static final String NOTHING = "-";

    /** How many shares somebody holds whose holdings are hidden. */
    static final String HIDDEN = "?";

    private static final int CHARACTERS = 1_024;

    private final AcquireView view;
    private final KeyValueWriter lines = new KeyValueWriter(CHARACTERS);

    private AcquireViewWriter(AcquireView view) {
        this.view = view;
    }

    /** Returns the whole text. */
    static String write(AcquireView view) {
        AcquireViewWriter writer = new AcquireViewWriter(view);
        writer.place();
        writer.board();
        writer.chains();
        writer.players();
        return writer.lines.text();
    }

    private void place() {
        AcquireView.Expecting expecting = view.expecting();
        String chains = expecting.chains().isEmpty() ? "" : " " + letters(expecting.chains());
        lines.put("Expecting", expecting.question() + chains);
        for (int at = 0; at < view.names().size(); at++) {
            lines.put(at + 1, view.names().get(at));
        }
        AcquireView.Place place = view.place();
        lines.put("Me", view.me())
                .put("Turn", place.turn())
                .put("Mover", place.mover())
                .put("ToPlace", place.toPlace())
                .put("MayEnd", place.mayEnd() ? 1 : 0)
                .put("Tile", place.tile().map(HotelTile::text).orElse(NOTHING))
                .put("Defunct", letters(place.defunct()));
    }

    private void board() {
        for (int row = 0; row < HotelTile.ROWS; row++) {
            lines.put(String.valueOf(HotelTile.letter(row)), view.rows().get(row));
        }
    }

    private void chains() {
        for (AcquireView.Holdings chain : view.chains()) {
            String shares = chain.shares().stream()
                    .map(count -> count == AcquireView.HIDDEN ? HIDDEN : Integer.toString(count))
                    .collect(Collectors.joining(","));
            lines.put(
                    "Chain" + (chain.chain().place() + 1),
                    chain.chain().letter() + "," + chain.chain().name() + ","
                            + chain.chain().base() + "," + chain.size() + "," + chain.price() + "," + chain.bank()
                            + "," + shares);
        }
    }

    private void players() {
        for (int at = 0; at < view.accounts().size(); at++) {
            AcquireView.Account account = view.accounts().get(at);
            String cards = account.cards().stream()
                    .map(PowerUp::number)
                    .map(number -> "," + number)
                    .collect(Collectors.joining());
            lines.put("Player" + (at + 1), account.cash() + cards);
        }
        view.hands().forEach((player, hand) -> lines.put("Hand" + player, tiles(hand)));
        lines.put("Playable", tiles(view.playable()));
    }

    private static String letters(List<HotelChain> chains) {
        return joined(chains, HotelChain::text);
    }

    private static String tiles(List<HotelTile> tiles) {
        return joined(tiles, HotelTile::text);
    }

    private static <T> String joined(Collection<T> all, Function<T, String> text) {
        return all.isEmpty() ? NOTHING : all.stream().map(text).collect(Collectors.joining(" "));
    }
}
