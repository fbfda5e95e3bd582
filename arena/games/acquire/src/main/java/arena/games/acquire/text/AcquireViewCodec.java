package arena.games.acquire.text;

import arena.game.Codec;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.text.Cursor;
import arena.text.KeyValueReader;
import arena.text.KeyValueWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The codec of {@code input_i.txt}: always the same lines in the same order (arena/docs/games/acquire.md). */
public final class AcquireViewCodec implements Codec<AcquireView> {

    /** The text of an empty list. */
    private static final String NOTHING = "-";

    /** The text of a hidden number of shares. */
    private static final String HIDDEN = "?";

    @Override
    public String write(AcquireView value) {
        return new Writer(value).write();
    }

    @Override
    public AcquireView read(String text) {
        return new Reader(text).read();
    }

    /** A writer of views, line by line. It is mutable and serves one view. */
    private static final class Writer {

        private static final int CHARACTERS = 1_024;

        private final AcquireView view;
        private final KeyValueWriter lines = new KeyValueWriter(CHARACTERS);

        Writer(AcquireView view) {
            this.view = view;
        }

        String write() {
            place();
            board();
            chains();
            players();
            return lines.text();
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
                        "Chain" + (chain.chain().index() + 1),
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

    /** A reader of views, line by line. It is mutable and serves one text. */
    private static final class Reader {

        private static final int MOST_PLAYERS = 6;
        private static final int MOST_TURNS = 100_000;
        private static final int MOST_CASH = 100_000_000;
        private static final int MOST_TO_PLACE = 4;
        private static final String BLANK = " ";
        private static final String ROW = "\"<12 letters of the board>\"";
        private static final int PARTS_BEFORE_SHARES = 6;

        private final KeyValueReader lines;
        private ChainSet chains = ChainSet.WINDWARD;

        Reader(String text) {
            lines = new KeyValueReader(text);
        }

        /**
         * Returns the view.
         *
         * @throws IllegalArgumentException with the line, the expected and the actual text
         */
        AcquireView read() {
            String expecting = lines.value("Expecting");
            List<String> names = names();
            int me = lines.number("Me", 0, names.size());
            int turn = lines.number("Turn", 0, MOST_TURNS);
            int mover = lines.number("Mover", 1, Math.max(1, names.size()));
            int toPlace = lines.number("ToPlace", 0, MOST_TO_PLACE);
            boolean mayEnd = lines.number("MayEnd", 0, 1) == 1;
            Optional<HotelTile> tile = tiles("Tile").stream().findFirst();
            String defunct = lines.value("Defunct");
            List<String> rows = rows();
            List<AcquireView.Holdings> holdings = chains(names.size());
            List<AcquireView.Account> accounts = accounts(names.size());
            SortedMap<Integer, List<HotelTile>> hands = hands(names.size());
            List<HotelTile> playable = tiles("Playable");
            lines.end();
            return new AcquireView(
                    expecting(expecting),
                    names,
                    me,
                    new AcquireView.Place(turn, mover, toPlace, mayEnd, tile, letters(defunct)),
                    rows,
                    holdings,
                    accounts,
                    hands,
                    playable);
        }

        private List<String> names() {
            List<String> names = new ArrayList<>();
            while (names.size() < MOST_PLAYERS && lines.hasNext(Integer.toString(names.size() + 1))) {
                names.add(lines.value(Integer.toString(names.size() + 1)));
            }
            return names;
        }

        private AcquireView.Expecting expecting(String text) {
            int blank = text.indexOf(BLANK);
            String word = blank < 0 ? text : text.substring(0, blank);
            AcquireQuestion question = Stream.of(AcquireQuestion.values())
                    .filter(one -> one.name().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no question is called " + text));
            return new AcquireView.Expecting(question, blank < 0 ? List.of() : letters(text.substring(blank + 1)));
        }

        private List<HotelChain> letters(String text) {
            return text.equals(NOTHING)
                    ? List.of()
                    : Stream.of(text.split(BLANK))
                            .map(letter -> chains.of(letter)
                                    .orElseThrow(
                                            () -> new IllegalArgumentException("no chain has the letter " + letter)))
                            .toList();
        }

        private List<HotelTile> tiles(String key) {
            String text = lines.value(key);
            return text.equals(NOTHING)
                    ? List.of()
                    : Stream.of(text.split(BLANK))
                            .map(tile -> HotelTile.of(tile).orElseThrow(() -> lines.mistake("tiles such as 5F")))
                            .toList();
        }

        private List<String> rows() {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < HotelTile.ROWS; row++) {
                String text = lines.value(String.valueOf(HotelTile.letter(row)));
                if (text.length() != HotelTile.COLUMNS) {
                    throw lines.mistake(ROW);
                }
                rows.add(text);
            }
            return rows;
        }

        private List<AcquireView.Holdings> chains(int players) {
            List<AcquireView.Holdings> holdings = new ArrayList<>();
            for (int place = 0; place < HotelChain.COUNT; place++) {
                String[] parts = lines.value("Chain" + (place + 1)).split(",", -1);
                if (parts.length != PARTS_BEFORE_SHARES + players) {
                    throw lines.mistake("letter,name,base price,size,price,bank and the shares of each player");
                }
                if (place == 0) {
                    chains = set(parts[1]);
                }
                HotelChain chain = chains.at(place);
                if (!chain.text().equals(parts[0]) || !chain.name().equals(parts[1])) {
                    throw lines.mistake("the chain " + chain);
                }
                number(parts[2], chain.base(), chain.base());
                List<Integer> shares = new ArrayList<>();
                for (int player = 0; player < players; player++) {
                    String text = parts[PARTS_BEFORE_SHARES + player];
                    shares.add(text.equals(HIDDEN) ? AcquireView.HIDDEN : number(text, 0, HotelChain.SHARES));
                }
                holdings.add(new AcquireView.Holdings(
                        chain,
                        number(parts[3], 0, HotelTile.COLUMNS * HotelTile.ROWS),
                        number(parts[4], 0, MOST_CASH),
                        number(parts[5], 0, HotelChain.SHARES),
                        shares));
            }
            return holdings;
        }

        private ChainSet set(String name) {
            return Stream.of(ChainSet.values())
                    .filter(set -> set.at(0).name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> lines.mistake("the first chain of a rule set"));
        }

        private List<AcquireView.Account> accounts(int players) {
            List<AcquireView.Account> accounts = new ArrayList<>();
            for (int player = 1; player <= players; player++) {
                String[] parts = lines.value("Player" + player).split(",", -1);
                List<PowerUp> cards = new ArrayList<>();
                for (int at = 1; at < parts.length; at++) {
                    cards.add(PowerUp.of(parts[at]).orElseThrow(() -> lines.mistake("cash and the numbers of cards")));
                }
                accounts.add(new AcquireView.Account(number(parts[0], 0, MOST_CASH), cards));
            }
            return accounts;
        }

        private SortedMap<Integer, List<HotelTile>> hands(int players) {
            SortedMap<Integer, List<HotelTile>> hands = new TreeMap<>();
            for (int player = 1; player <= players; player++) {
                if (lines.hasNext("Hand" + player)) {
                    hands.put(player, tiles("Hand" + player));
                }
            }
            return hands;
        }

        private int number(String text, int least, int most) {
            Cursor cursor = new Cursor(text);
            OptionalInt number = cursor.takeNumber();
            if (number.isEmpty() || !cursor.atEnd() || number.getAsInt() < least || number.getAsInt() > most) {
                throw lines.mistake("a whole number from " + least + " to " + most);
            }
            return number.getAsInt();
        }
    }
}
