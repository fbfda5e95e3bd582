package arena.games.acquire.wire;

import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.wire.XmlElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The elements of the messages of 2015: the map, the hotels and the players as one seat sees them. All numbers are
 * whole: dollars, tiles and shares. Where holdings are hidden, those of the others are left out.
 */
final class GameElements {

    private static final int FREE = 1;
    private static final int HOTEL = 2;
    private static final int LOOSE = 3;
    private static final int NEVER = 4;
    private static final int NOT_NOW = 5;

    private final AcquireView view;
    private final UnaryOperator<String> names;

    /**
     * Makes the elements of a view.
     *
     * @param names returns the name of a player in messages
     */
    GameElements(AcquireView view, UnaryOperator<String> names) {
        this.view = view;
        this.names = names;
    }

    /** Returns the name by which messages refer to a player. */
    static String guid(int player) {
        return "player-" + player;
    }

    /** Returns the map without its squares, as the setup has it. */
    static XmlElement emptyMap() {
        return XmlElement.of("map").with("width", HotelTile.COLUMNS).with("height", HotelTile.ROWS);
    }

    /** Returns the map, a column for each child, from the left. */
    XmlElement map() {
        return emptyMap()
                .with(IntStream.range(0, HotelTile.COLUMNS)
                        .mapToObj(x -> XmlElement.of("column").with("x", x).withText(column(x)))
                        .toList());
    }

    private String column(int x) {
        return view.rows().stream().map(row -> square(row.charAt(x)) + ";").collect(Collectors.joining());
    }

    private String square(char letter) {
        return switch (letter) {
            case AcquireView.FREE -> FREE + ":";
            case AcquireView.LOOSE -> LOOSE + ":";
            case AcquireView.NEVER -> NEVER + ":";
            case AcquireView.NOT_NOW -> NOT_NOW + ":";
            default ->
                HOTEL + ":"
                        + view.chains().stream()
                                .map(AcquireView.Holdings::chain)
                                .filter(chain -> chain.letter() == letter)
                                .map(HotelChain::name)
                                .collect(Collectors.joining());
        };
    }

    XmlElement hotels() {
        return XmlElement.of("hotels")
                .with(view.chains().stream().map(this::hotel).toList());
    }

    private XmlElement hotel(AcquireView.Holdings chain) {
        XmlElement hotel = XmlElement.of("hotel")
                .with("name", chain.chain().name())
                .with("start-price", chain.chain().base())
                .with("num-tiles", chain.size())
                .with("is-active", chain.size() > 0)
                .with("is-safe", chain.size() >= HotelChain.SAFE)
                .with("stock-price", chain.price())
                .with("first-majority", HotelChain.firstBonus(chain.price()))
                .with("second-majority", HotelChain.secondBonus(chain.price()))
                .with("num-avail-shares", chain.bank());
        int most = most(chain, Integer.MAX_VALUE);
        int next = most(chain, most);
        List<Integer> first = holders(chain, most);
        List<Integer> second = first.size() > 1 || next == 0 ? first : holders(chain, next);
        List<XmlElement> owners = new ArrayList<>();
        owners(owners, "owners", chain, holders(chain));
        owners(owners, "first-majority", chain, first);
        owners(owners, "second-majority", chain, second);
        return hotel.with(owners);
    }

    /** Returns the largest holding below a bound; 0 if there is none. */
    private int most(AcquireView.Holdings chain, int below) {
        return players()
                .map(chain::shares)
                .filter(shares -> shares < below)
                .max()
                .orElse(0);
    }

    /** Returns the players with shares. */
    private List<Integer> holders(AcquireView.Holdings chain) {
        return players().filter(player -> chain.shares(player) > 0).boxed().toList();
    }

    /** Returns the players with exactly so many shares. */
    private List<Integer> holders(AcquireView.Holdings chain, int shares) {
        return holders(chain).stream()
                .filter(player -> chain.shares(player) == shares)
                .toList();
    }

    private static void owners(List<XmlElement> into, String name, AcquireView.Holdings chain, List<Integer> holders) {
        if (!holders.isEmpty()) {
            into.add(XmlElement.of(name)
                    .with(holders.stream()
                            .map(player -> XmlElement.of("owner")
                                    .with("guid", guid(player))
                                    .with("num-shares", chain.shares(player)))
                            .toList()));
        }
    }

    XmlElement players(int me) {
        return XmlElement.of("players")
                .with(players().mapToObj(player -> player(player, player == me)).toList());
    }

    private XmlElement player(int number, boolean isMe) {
        AcquireView.Account account = view.accounts().get(number - 1);
        List<XmlElement> parts = new ArrayList<>();
        if (isMe) {
            list(
                            "tiles",
                            view.hand().stream()
                                    .map(tile -> tile.column() - 1 + ":" + tile.row())
                                    .toList())
                    .ifPresent(parts::add);
        }
        list("powers", account.cards().stream().map(PowerUp::number).toList()).ifPresent(parts::add);
        list(
                        "stock",
                        view.chains().stream()
                                .filter(chain -> chain.shares(number) > 0)
                                .map(chain -> chain.chain().name() + ":" + chain.shares(number))
                                .toList())
                .ifPresent(parts::add);
        return XmlElement.of("player")
                .with("cash", account.cash())
                .with("guid", guid(number))
                .with("name", names.apply(view.names().get(number - 1)))
                .with("score", worth(number))
                .with(parts);
    }

    private static Optional<XmlElement> list(String name, List<?> items) {
        return items.isEmpty()
                ? Optional.empty()
                : Optional.of(XmlElement.of(name)
                        .withText(items.stream().map(item -> item + ";").collect(Collectors.joining())));
    }

    /** Returns the cash of a player and the value of its shares at the present prices. */
    private int worth(int player) {
        return view.accounts().get(player - 1).cash()
                + view.chains().stream()
                        .mapToInt(chain -> Math.max(0, chain.shares(player)) * chain.price())
                        .sum();
    }

    private IntStream players() {
        return IntStream.rangeClosed(1, view.names().size());
    }
}
