package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GameContract;
import arena.contract.Golden;
import arena.contract.LevelsContract;
import arena.contract.Playthrough;
import arena.contract.RandomMatch;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.acquire.levels.AcquireLevels;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.level.Ladder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AcquireContractTest
        implements GameContract<AcquireState, AcquireView, AcquireOrder>,
                LevelsContract<AcquireState, AcquireView, AcquireOrder> {

    private static final int ORDERS = 5;

    @Override
    public GameDefinition<AcquireState, AcquireView, AcquireOrder> game() {
        return Acquire.definition();
    }

    /** A turn asks the mover at most eleven questions, and each of its mergers asks each holder of three chains. */
    @Override
    public Ladder<AcquireState, AcquireView, AcquireOrder> ladder() {
        return AcquireLevels.ladder();
    }

    @Override
    public int mostSteps(Setup setup) {
        return 108 * (11 + 3 * setup.names().size());
    }

    @Override
    public List<Setup> setups() {
        return List.of(
                setup(4, 1, Map.of()),
                setup(2, 2, Map.of("rules", "classic")),
                setup(3, 3, Map.of("rules", "classic", "holdings", "hidden", "mistakes", "clipped")),
                setup(2, 4, Map.of("questions", "steps", "end", "declared", "hopeless-hand", "redrawn")));
    }

    /** Returns some of the many actions that the search lists, other ones at each turn. */
    @Override
    public List<AcquireOrder> orders(AcquireView view, Seat seat) {
        List<AcquireOrder> listed = game().search().orElseThrow().actions(view, seat);
        if (listed.size() <= ORDERS) {
            return listed;
        }
        Chance.Shuffled<AcquireOrder> shuffled = new Chance(view.place().turn() * 7L + seat.number()).shuffle(listed);
        return List.copyOf(shuffled.list().subList(0, ORDERS));
    }

    @Override
    public List<byte[]> nonsense() {
        return Stream.concat(
                        GameContract.super.nonsense().stream(),
                        Stream.of(
                                        "tile 5F\nEnd\n",
                                        "tile 13D\ncreate Facebook\nEnd\n",
                                        "card 9\nbuy A -1\nbuy 3\nEnd\n",
                                        "trade 3\nkeep 99\nsell -4\nEnd\n",
                                        "declare-end\nsettle A\nsurvivor G\nEnd\n")
                                .map(text -> text.getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    /** Deals the tiles of the others and of the bag again, and hidden shares too while no tile is being settled. */
    @Override
    public Optional<AcquireState> disguised(AcquireState state, Seat viewer, long seed) {
        AcquireState dealt = withOtherTiles(state, viewer, seed);
        AcquireState other =
                state.terms().hidden() && state.moment().placing().isEmpty() ? withOtherShares(dealt, viewer) : dealt;
        return other.equals(state) || state.over().isPresent() ? Optional.empty() : Optional.of(other);
    }

    private static AcquireState withOtherTiles(AcquireState state, Seat viewer, long seed) {
        List<HotelTile> unknown = new ArrayList<>(state.bag());
        others(state, viewer)
                .forEach(player -> unknown.addAll(state.player(player).hand()));
        List<HotelTile> dealt =
                new ArrayList<>(new Chance(seed).shuffle(unknown).list());
        AcquireState other = state;
        for (int player : others(state, viewer)) {
            List<HotelTile> hand = dealt.subList(0, state.player(player).hand().size());
            other = other.withPlayer(player, state.player(player).withHand(hand));
            hand.clear();
        }
        return other.withBag(dealt);
    }

    private static List<Integer> others(AcquireState state, Seat viewer) {
        return IntStream.rangeClosed(1, state.players().size())
                .filter(player -> player != viewer.number())
                .boxed()
                .toList();
    }

    private static AcquireState withOtherShares(AcquireState state, Seat viewer) {
        List<Integer> others = others(state, viewer);
        AcquirePlayerState one = state.player(others.get(0));
        AcquirePlayerState two = state.player(others.get(1));
        return state.withPlayer(others.get(0), withShares(one, two.shares()))
                .withPlayer(others.get(1), withShares(two, one.shares()));
    }

    private static AcquirePlayerState withShares(AcquirePlayerState player, List<Integer> shares) {
        return new AcquirePlayerState(player.cash(), shares, player.hand(), player.cards(), player.gone());
    }

    @Test
    void contestMatchFollowsItsPlaythrough() {
        Golden.check("acquire/playthrough.txt", Playthrough.of(this, setup(3, 1, Map.of()), 5));
    }

    @Test
    void boardGameMatchFollowsItsPlaythrough() {
        Golden.check("acquire/classic.txt", Playthrough.of(this, setup(2, 1, Map.of("rules", "classic")), 5));
    }

    @Test
    void hiddenSharesVaryInMostStates() {
        RandomMatch<AcquireState, AcquireView, AcquireOrder> match = new RandomMatch<>(this, setups().get(2), 31);
        int secrets = 0;
        while (!match.isOver()) {
            AcquireState state = match.state();
            boolean differ = Stream.of(2, 3)
                    .anyMatch(player -> disguised(state, new Seat(1), 0)
                            .map(other -> !other.player(player)
                                    .shares()
                                    .equals(state.player(player).shares()))
                            .orElse(false));
            secrets += differ ? 1 : 0;
            assertThat(state.terms().chains().chains())
                    .allSatisfy(chain -> assertThat(state.bank(chain)).isBetween(0, HotelChain.SHARES));
            match.step();
        }
        assertThat(secrets).isGreaterThan(20);
    }

    static Setup setup(int players, long seed, Map<String, String> changed) {
        List<String> names = List.of("Ada_Bot", "Bob_Bot", "Cyd_Bot", "Dan_Bot", "Eve_Bot", "Fay_Bot")
                .subList(0, players);
        GameInfo info = Acquire.definition().info();
        return new Setup(names, seed, Settings.of(info, changed));
    }
}
