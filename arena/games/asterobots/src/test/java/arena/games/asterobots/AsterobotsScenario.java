package arena.games.asterobots;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.text.AsterobotsOrderCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A match after the selection, on a field of size 5, which a test sets up and plays with the texts of bots. It is
 * mutable.
 */
final class AsterobotsScenario {

    static final GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> GAME = Asterobots.definition();

    private static final List<String> NAMES = List.of("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay");

    private AsterobotsState state;

    /** Begins a match without veins, robots and money. */
    AsterobotsScenario(int players, Map<String, String> settings) {
        Settings terms =
                Settings.of(GAME.info(), settings.containsKey("size") ? settings : with(settings, "size", "5"));
        AsterobotsState start = AsterobotsState.start(NAMES.subList(0, players), AsterobotsTerms.of(terms), List.of());
        state = start.with(new AsterobotsMoment(AsterobotsMoment.PICKS_EACH * players, 1, 1), start.position());
    }

    AsterobotsScenario(int players) {
        this(players, Map.of());
    }

    private static Map<String, String> with(Map<String, String> settings, String key, String value) {
        Map<String, String> more = new TreeMap<>(settings);
        more.put(key, value);
        return more;
    }

    AsterobotsState state() {
        return state;
    }

    /** Adds a vein of productivity 5 and reproduction 7. */
    AsterobotsScenario vein(String location, Material material, int owner, int robots) {
        return vein(new Vein(point(location), material, owner, robots, 5, 7, 1, 1));
    }

    AsterobotsScenario vein(Vein vein) {
        List<Vein> veins = new ArrayList<>(state.position().veins());
        veins.removeIf(other -> other.location().equals(vein.location()));
        veins.add(vein);
        veins.sort(Comparator.comparing(Vein::location));
        Position old = state.position();
        return put(new Position(old.prices(), old.players(), veins, old.squads(), old.trades()));
    }

    /** Gives a player money and material. */
    AsterobotsScenario has(int player, long money, Stock stock) {
        AsterobotsPlayerState rich =
                state.position().player(player).withMoney(money).withStock(stock);
        return put(state.position().withPlayer(player, rich));
    }

    /** Adds a squad at the end of the list. */
    AsterobotsScenario squad(int owner, int robots, String from, String... ahead) {
        List<Squad> squads = new ArrayList<>(state.position().squads());
        squads.add(new Squad(
                owner,
                robots,
                point(from),
                Stream.of(ahead).map(AsterobotsScenario::point).toList()));
        Position old = state.position();
        return put(new Position(old.prices(), old.players(), old.veins(), squads, old.trades()));
    }

    AsterobotsScenario prices(long gas, long stone, long metal) {
        Position old = state.position();
        return put(new Position(new Prices(gas, stone, metal), old.players(), old.veins(), old.squads(), old.trades()));
    }

    private AsterobotsScenario put(Position position) {
        state = state.withPosition(position);
        return this;
    }

    static Point point(String text) {
        return AsterobotsOrderCodec.point(text).orElseThrow();
    }

    /** Returns the codes of these lines as the active player's turn, without playing it. */
    List<Integer> codes(String... lines) {
        return AsterobotsJudge.judgedLines(state, turn(lines)).stream()
                .map(verdict -> verdict.code().number())
                .toList();
    }

    private AsterobotsOrder.Turn turn(String... lines) {
        byte[] raw = (String.join("\n", lines) + "\nEnd\n").getBytes(StandardCharsets.UTF_8);
        Answer.Given<AsterobotsOrder> given =
                (Answer.Given<AsterobotsOrder>) GAME.answers().read(raw, view());
        return (AsterobotsOrder.Turn) given.action();
    }

    AsterobotsView view() {
        return GAME.rules().view(state, new Viewpoint.Spectator());
    }

    /** Returns the picture of a state. */
    static Picture picture(AsterobotsState state) {
        return GAME.presentation().picture(state, new Viewpoint.Spectator());
    }

    /** Judges a text of the active player, without playing it. */
    Ruling<AsterobotsOrder> judge(String text) {
        return GAME.rules().judge(state, seat(), GAME.answers().read(text.getBytes(StandardCharsets.UTF_8), view()));
    }

    /** Plays these lines as the active player's turn. */
    AsterobotsScenario plays(String... lines) {
        Ruling<AsterobotsOrder> ruling = judge(String.join("\n", lines) + "\nEnd\n");
        state = GAME.rules().next(state, Actions.of(seat(), ruling.counts()));
        return this;
    }

    private Seat seat() {
        return new Seat(state.moment().active());
    }

    AsterobotsPlayerState player(int number) {
        return state.position().player(number);
    }

    Vein vein(String location) {
        return state.position().vein(point(location)).orElseThrow();
    }

    List<Squad> squads() {
        return state.position().squads();
    }

    List<Trade> trades() {
        return state.position().trades();
    }

    Optional<Phase.Over> over() {
        return state.over();
    }
}
