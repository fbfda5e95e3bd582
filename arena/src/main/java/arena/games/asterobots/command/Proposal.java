package arena.games.asterobots.command;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.PlayerState;
import arena.games.asterobots.state.Trade;

/**
 * {@code offer gas N PRICE} or {@code demand gas N PRICE}: what it promises is set aside at once (Trading with other
 * players).
 *
 * @param kind which of the two
 * @param material of what
 * @param amount how many pieces, as it was written
 * @param price for one piece, as it was written
 */
public record Proposal(Trade.Kind kind, Material material, long amount, long price) implements Command {

    @Override
    public ErrorCode fault(TurnLedger ledger) {
        PlayerState player = ledger.activePlayer();
        if (amount < 1) {
            return ErrorCode.PROPOSAL_AMOUNT;
        }
        if (price < 1) {
            return ErrorCode.PROPOSAL_PRICE;
        }
        if (kind == Trade.Kind.OFFER && amount > player.stock().amount(material)) {
            return ErrorCode.OFFER_SHORT;
        }
        if (kind == Trade.Kind.DEMAND && !Amounts.affords(player.money(), amount, price)) {
            return ErrorCode.DEMAND_SHORT;
        }
        boolean open = ledger.trade(ledger.active(), material).isPresent();
        return open ? ErrorCode.ALREADY_OPEN : ErrorCode.NO_ERROR;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        PlayerState player = ledger.activePlayer();
        ledger.put(
                ledger.active(),
                kind == Trade.Kind.OFFER
                        ? player.giving(material, amount)
                        : player.paying(Amounts.product(amount, price)));
        ledger.open(new Trade(ledger.active(), kind, material, amount, price));
    }

    @Override
    public String text() {
        return kind.word() + " " + material.word() + " " + amount + " " + price;
    }
}
