package arena.games.asterobots;

import arena.contract.GameContract;
import arena.contract.Golden;
import arena.contract.LevelsContract;
import arena.contract.Playthrough;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.levels.AsterobotsLevels;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.level.Ladder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AsterobotsContractTest
        implements GameContract<AsterobotsState, AsterobotsView, AsterobotsOrder>,
                LevelsContract<AsterobotsState, AsterobotsView, AsterobotsOrder> {

    private static final int ORDERS = 5;

    @Override
    public GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> game() {
        return Asterobots.definition();
    }

    @Override
    public Ladder<AsterobotsState, AsterobotsView, AsterobotsOrder> ladder() {
        return AsterobotsLevels.ladder();
    }

    @Override
    public int mostSteps(Setup setup) {
        int players = setup.names().size();
        return AsterobotsMoment.PICKS_EACH * players
                + players * setup.settings().whole(AsterobotsTerms.ROUNDS);
    }

    @Override
    public List<Setup> setups() {
        return List.of(
                setup(2, 1, Map.of("size", "3", "veins", "4", "rounds", "12")),
                setup(3, 2, Map.of("size", "3", "veins", "6", "rounds", "8", "money", "5000")),
                setup(6, 3, Map.of("size", "5", "veins", "14", "rounds", "4", "price-rounding", "engine")),
                setup(4, 4, Map.of("veins", "16", "rounds", "1", "selection-time", "3s")));
    }

    /**
     * Returns turns of several commands, each of which leaves the others legal, besides the single commands that the
     * search lists.
     */
    @Override
    public List<AsterobotsOrder> orders(AsterobotsView view, Seat seat) {
        List<AsterobotsOrder> listed = game().search().orElseThrow().actions(view, seat);
        if (!(view instanceof AsterobotsView.Turn turn)) {
            return listed;
        }
        Chance chance = new Chance(turn.place().round() * 7L + turn.me());
        List<AsterobotsOrder> orders = new ArrayList<>();
        for (int number = 0; number < ORDERS; number++) {
            Chance.Drawn drawn = chance.below(listed.size());
            chance = drawn.rest();
            orders.add(listed.get(drawn.whole()));
        }
        orders.add(VariedTurn.of(turn));
        return orders.stream().distinct().toList();
    }

    @Override
    public List<byte[]> nonsense() {
        return Stream.concat(
                        GameContract.super.nonsense().stream(),
                        Stream.of("select 0,0", "End\n", "launch 1 0,0 0,1\nEnd\n", "bank sell gas 1\nbuy 9 gas 1\n")
                                .map(text -> text.getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    @Test
    void matchFollowsItsPlaythrough() {
        Setup setup = setup(2, 1, Map.of("size", "3", "veins", "5", "rounds", "6", "money", "1000"));
        Golden.check("asterobots/playthrough.txt", Playthrough.of(this, setup, 5));
    }

    static Setup setup(int players, long seed, Map<String, String> changed) {
        List<String> names = List.of("Ada_Bot", "Bob_Bot", "Cyd_Bot", "Dan_Bot", "Eve_Bot", "Fay_Bot")
                .subList(0, players);
        GameInfo info = Asterobots.definition().info();
        return new Setup(names, seed, Settings.of(info, Map.copyOf(changed)));
    }
}
