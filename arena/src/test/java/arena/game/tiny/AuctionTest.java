package arena.game.tiny;

import arena.contract.GameContract;
import arena.game.GameDefinition;
import arena.game.Setup;

class AuctionTest implements GameContract<Auction.State, Auction.View, Auction.Bid> {

    @Override
    public GameDefinition<Auction.State, Auction.View, Auction.Bid> game() {
        return Auction.definition();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(Auction.LOTS);
    }
}
