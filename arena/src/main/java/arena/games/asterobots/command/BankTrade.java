package arena.games.asterobots.command;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Material;

/**
 * {@code bank buy gas N} or {@code bank sell gas N}, at the prices of the turn (Trading with aliens).
 *
 * @param direction which way the material goes
 * @param material of what
 * @param amount how many pieces, as it was written
 */
public record BankTrade(Direction direction, Material material, long amount) implements AsterobotsCommand {

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        AsterobotsPlayerState player = ledger.activePlayer();
        if (amount < 1) {
            return AsterobotsErrorCode.BANK_AMOUNT;
        }
        if (direction == Direction.SELL) {
            return amount <= player.stock().amount(material)
                    ? AsterobotsErrorCode.NO_ERROR
                    : AsterobotsErrorCode.BANK_MATERIAL;
        }
        boolean affords =
                Amounts.affords(player.money(), amount, ledger.prices().buying(material));
        return affords ? AsterobotsErrorCode.NO_ERROR : AsterobotsErrorCode.BANK_MONEY;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        AsterobotsPlayerState player = ledger.activePlayer();
        long price = direction == Direction.BUY
                ? ledger.prices().buying(material)
                : ledger.prices().selling(material);
        long sum = Amounts.product(amount, price);
        ledger.put(
                ledger.active(),
                direction == Direction.BUY
                        ? player.paying(sum).gaining(material, amount)
                        : player.giving(material, amount).earning(sum));
    }

    @Override
    public String text() {
        return "bank " + direction.word() + " " + material.word() + " " + amount;
    }
}
