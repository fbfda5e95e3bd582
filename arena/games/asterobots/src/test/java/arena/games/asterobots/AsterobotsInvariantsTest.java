package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.Upgrade;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of invariants after every command and every turn of matches of many commands, valid and invalid. */
class AsterobotsInvariantsTest {

    private static final int BAD_LINES = 3;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void robotsMaterialsAndMoneyChangeOnlyByTheRules(long seed) {
        int players = 2 + (int) (seed % 5);
        Setup setup = AsterobotsContractTest.setup(
                players, seed, Map.of("size", "6", "veins", "20", "rounds", "15", "money", "2000"));
        AsterobotsState state = AsterobotsScenario.GAME.rules().start(setup);
        Chance chance = Chance.of(seed, "laws");
        while (state.over().isEmpty()) {
            Seat seat = new Seat(state.moment().active());
            AsterobotsOrder order = state.isSelection()
                    ? AsterobotsOptions.selections(state.position().veins()).get(0)
                    : turn(state, chance);
            chance = chance.bits().rest();
            AsterobotsOrder counts = AsterobotsScenario.GAME
                    .rules()
                    .judge(state, seat, new Answer.Given<>(order))
                    .counts();
            if (order instanceof AsterobotsOrder.Turn turn) {
                assertCommandsConserveTotals(state, turn);
            }
            AsterobotsState next = AsterobotsScenario.GAME.rules().next(state, Actions.of(seat, counts));
            assertTurnConservesTotals(state, counts, next);
            state = next;
        }
    }

    /** Returns the commands of a varied turn, some of them probably wrong. */
    private static AsterobotsOrder turn(AsterobotsState state, Chance chance) {
        AsterobotsView.Turn view =
                (AsterobotsView.Turn) AsterobotsScenario.GAME.rules().view(state, new Viewpoint.Spectator());
        List<AsterobotsCommand> commands = new ArrayList<>(((AsterobotsOrder.Turn) VariedTurn.of(view)).commands());
        Chance drawing = chance;
        for (int line = 0; line < BAD_LINES; line++) {
            Chance.Drawn drawn = drawing.below(commands.size() + 1);
            drawing = drawn.rest();
            Chance.Drawn vein = drawing.below(view.veins().size());
            drawing = vein.rest();
            Vein any = view.veins().get(vein.whole());
            commands.add(drawn.whole(), new Upgrade(line == 0 ? Rank.ROBOT : Rank.MATERIAL, any.location()));
            commands.add(
                    drawn.whole(),
                    Launch.of(40 + line, any.location(), view.veins().get(0).location()));
        }
        return AsterobotsOrder.Turn.of(commands);
    }

    /** Asserts that commands make no robots, and that material and money change only by the aliens and upgrades. */
    private static void assertCommandsConserveTotals(AsterobotsState state, AsterobotsOrder.Turn turn) {
        TurnLedger ledger = new TurnLedger(state);
        for (AsterobotsCommand command : turn.commands()) {
            Position before = ledger.position();
            boolean valid = command.fault(ledger) == AsterobotsErrorCode.NO_ERROR;
            if (!valid) {
                assertThat(ledger.position()).isEqualTo(before);
                continue;
            }
            command.carryOut(ledger);
            Position after = ledger.position();
            assertThat(robots(after)).isEqualTo(robots(before));
            assertThat(money(after) - money(before)).isEqualTo(moneyOf(command, before));
            for (Material material : Material.values()) {
                assertThat(amount(after, material) - amount(before, material))
                        .as("%s", command)
                        .isEqualTo(amountOf(command, material, before));
            }
        }
    }

    private static long moneyOf(AsterobotsCommand command, Position before) {
        if (command instanceof BankTrade trade) {
            return trade.direction() == Direction.BUY
                    ? -trade.amount() * before.prices().buying(trade.material())
                    : trade.amount() * before.prices().selling(trade.material());
        }
        return 0;
    }

    private static long amountOf(AsterobotsCommand command, Material material, Position before) {
        if (command instanceof BankTrade trade && trade.material() == material) {
            return trade.direction() == Direction.BUY ? trade.amount() : -trade.amount();
        }
        if (command instanceof Upgrade upgrade) {
            Vein vein = before.vein(upgrade.location()).orElseThrow();
            return -upgrade.rank().cost(vein.rank(upgrade.rank())).amount(material);
        }
        return 0;
    }

    /**
     * Asserts that after the commands only the harvest of active or skipped players adds material and robots, and that
     * robots die only in pairs.
     */
    private static void assertTurnConservesTotals(
            AsterobotsState before, AsterobotsOrder counts, AsterobotsState after) {
        if (!(counts instanceof AsterobotsOrder.Turn turn)) {
            assertThat(robots(after.position())).isEqualTo(robots(before.position()));
            return;
        }
        TurnLedger ledger = new TurnLedger(before);
        turn.commands().forEach(command -> command.carryOut(ledger));
        Position played = ledger.position();
        int active = before.moment().active();
        assertThat(money(after.position())).isEqualTo(money(played));
        for (Material material : Material.values()) {
            assertThat(amount(after.position(), material) - amount(played, material))
                    .isEqualTo(
                            harvest(played, active, vein -> vein.material() == material ? vein.materialIncrease() : 0));
        }
        long losses = robots(played) + harvest(played, active, Vein::robotIncrease) - robots(after.position());
        assertThat(losses).isNotNegative().matches(number -> number % 2 == 0);
        assertThat(after.position().veins())
                .allSatisfy(vein -> assertThat(vein.robots()).isNotNegative());
    }

    private static long harvest(Position position, int player, ToLongFunction<Vein> increase) {
        return position.veins().stream()
                .filter(vein -> vein.owner() == player)
                .mapToLong(increase)
                .sum();
    }

    private static long robots(Position position) {
        return position.veins().stream().mapToLong(Vein::robots).sum()
                + position.squads().stream().mapToLong(Squad::robots).sum();
    }

    /** Returns the sum of what is in hand and set aside. */
    private static long money(Position position) {
        return position.players().stream()
                        .mapToLong(AsterobotsPlayerState::money)
                        .sum()
                + position.trades().stream()
                        .filter(trade -> trade.kind() == Trade.Kind.DEMAND)
                        .mapToLong(trade -> trade.amount() * trade.price())
                        .sum();
    }

    /** Returns the sum of what is in hand and set aside. */
    private static long amount(Position position, Material material) {
        return position.players().stream()
                        .mapToLong(player -> player.stock().amount(material))
                        .sum()
                + position.trades().stream()
                        .filter(trade -> trade.kind() == Trade.Kind.OFFER && trade.material() == material)
                        .mapToLong(Trade::amount)
                        .sum();
    }
}
