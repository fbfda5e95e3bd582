package arena.games.asterobots.command;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Trade;
import java.util.Optional;

/**
 * {@code buy PLAYER gas N} from an offer, or {@code sell PLAYER gas N} to a demand (Trading with other players).
 *
 * @param direction which way the material goes
 * @param player whose offer or demand it is, as it was written
 * @param material of what
 * @param amount how many pieces, as it was written
 */
public record PlayerTrade(Direction direction, long player, Material material, long amount)
        implements AsterobotsCommand {

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        if (player < 1 || player > ledger.players()) {
            return AsterobotsErrorCode.NO_PLAYER;
        }
        if (player == ledger.active()) {
            return AsterobotsErrorCode.ONESELF;
        }
        if (amount < 1) {
            return AsterobotsErrorCode.DEAL_AMOUNT;
        }
        Optional<Trade> trade = open(ledger);
        if (trade.isEmpty()) {
            return AsterobotsErrorCode.NOTHING_OPEN;
        }
        return amount > trade.get().amount()
                ? AsterobotsErrorCode.MORE_THAN_OPEN
                : means(ledger.activePlayer(), trade.get());
    }

    private AsterobotsErrorCode means(AsterobotsPlayerState active, Trade trade) {
        if (direction == Direction.BUY) {
            boolean affords = Amounts.affords(active.money(), amount, trade.price());
            return affords ? AsterobotsErrorCode.NO_ERROR : AsterobotsErrorCode.DEAL_MONEY;
        }
        return amount <= active.stock().amount(material)
                ? AsterobotsErrorCode.NO_ERROR
                : AsterobotsErrorCode.DEAL_MATERIAL;
    }

    private Optional<Trade> open(TurnLedger ledger) {
        Trade.Kind wanted = direction == Direction.BUY ? Trade.Kind.OFFER : Trade.Kind.DEMAND;
        return ledger.trade((int) player, material).filter(trade -> trade.kind() == wanted);
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        Trade trade = open(ledger).orElseThrow();
        AsterobotsPlayerState active = ledger.activePlayer();
        AsterobotsPlayerState other = ledger.player(trade.player());
        long sum = Amounts.product(amount, trade.price());
        boolean buys = direction == Direction.BUY;
        ledger.put(
                ledger.active(),
                buys
                        ? active.paying(sum).gaining(material, amount)
                        : active.giving(material, amount).earning(sum));
        ledger.put(trade.player(), buys ? other.earning(sum) : other.gaining(material, amount));
        ledger.take(trade, amount);
    }

    @Override
    public String text() {
        return direction.word() + " " + player + " " + material.word() + " " + amount;
    }
}
