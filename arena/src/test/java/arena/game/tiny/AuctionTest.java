package arena.game.tiny;

import arena.contract.GameContract;
import arena.game.GameBox;
import arena.game.Setup;

class AuctionTest implements GameContract<Auction.State, Auction.View, Auction.Bid> {

    @Override
    public GameBox<Auction.State, Auction.View, Auction.Bid> box() {
        return Auction.box();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(Auction.LOTS);
    }
}
