package arena.games.asterobots.command;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Material;
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
public record Proposal(Trade.Kind kind, Material material, long amount, long price) implements AsterobotsCommand {

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        AsterobotsPlayerState player = ledger.activePlayer();
        if (amount < 1) {
            return AsterobotsErrorCode.PROPOSAL_AMOUNT;
        }
        if (price < 1) {
            return AsterobotsErrorCode.PROPOSAL_PRICE;
        }
        if (kind == Trade.Kind.OFFER && amount > player.stock().amount(material)) {
            return AsterobotsErrorCode.OFFER_SHORT;
        }
        if (kind == Trade.Kind.DEMAND && !Amounts.affords(player.money(), amount, price)) {
            return AsterobotsErrorCode.DEMAND_SHORT;
        }
        boolean open = ledger.trade(ledger.active(), material).isPresent();
        return open ? AsterobotsErrorCode.ALREADY_OPEN : AsterobotsErrorCode.NO_ERROR;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        AsterobotsPlayerState player = ledger.activePlayer();
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
