package arena.games.asterobots.command;

import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Vein;
import java.util.Optional;

/**
 * {@code upgrade material x,y} or {@code upgrade robot x,y} (Upgrading material / robot rank).
 *
 * @param rank which of the two
 * @param location where the vein is
 */
public record Upgrade(Rank rank, Point location) implements AsterobotsCommand {

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        Optional<Vein> vein = ledger.vein(location);
        if (vein.isEmpty()) {
            return AsterobotsErrorCode.NO_VEIN_TO_UPGRADE;
        }
        if (vein.get().owner() != ledger.active()) {
            return AsterobotsErrorCode.FOREIGN_VEIN;
        }
        int from = vein.get().rank(rank);
        if (from == Rank.MOST) {
            return AsterobotsErrorCode.HIGHEST_RANK;
        }
        return ledger.activePlayer().stock().covers(rank.cost(from))
                ? AsterobotsErrorCode.NO_ERROR
                : AsterobotsErrorCode.UPGRADE_SHORT;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        Vein vein = ledger.vein(location).orElseThrow();
        AsterobotsPlayerState player = ledger.activePlayer();
        ledger.put(ledger.active(), player.withStock(player.stock().minus(rank.cost(vein.rank(rank)))));
        ledger.put(vein.upgraded(rank));
    }

    @Override
    public String text() {
        return "upgrade " + rank.word() + " " + location.text();
    }
}
