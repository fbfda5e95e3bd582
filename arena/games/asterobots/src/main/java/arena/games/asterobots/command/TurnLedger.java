package arena.games.asterobots.command;

import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.PriceRounding;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The position of a match while one turn is played. It is mutable and serves one turn; prices stay those from before
 * the turn until {@link #settlePrices}.
 */
public final class TurnLedger {

    private final Asteroid asteroid;
    private final int active;
    private final List<AsterobotsPlayerState> players;
    private final List<Vein> veins;
    private final List<Trade> trades;
    private List<Squad> squads;
    private Prices prices;

    public TurnLedger(AsterobotsState state) {
        Position position = state.position();
        asteroid = new Asteroid(state.terms().size());
        active = state.moment().active();
        players = new ArrayList<>(position.players());
        veins = new ArrayList<>(position.veins());
        trades = new ArrayList<>(position.trades());
        squads = new ArrayList<>(position.squads());
        prices = position.prices();
    }

    /** Returns the geometry. */
    Asteroid asteroid() {
        return asteroid;
    }

    /** Returns the number of the player whose turn it is. */
    public int active() {
        return active;
    }

    /** Returns the player whose turn it is. */
    public AsterobotsPlayerState activePlayer() {
        return player(active);
    }

    /** Returns the number of players. */
    int players() {
        return players.size();
    }

    /** Returns the player with a number. */
    AsterobotsPlayerState player(int number) {
        return players.get(number - 1);
    }

    /** Replaces the player with a number. */
    public void put(int number, AsterobotsPlayerState player) {
        players.set(number - 1, player);
    }

    /** Returns all veins in canonical order. */
    public List<Vein> veins() {
        return Collections.unmodifiableList(veins);
    }

    /** Returns the vein at a point, if there is one. */
    public Optional<Vein> vein(Point point) {
        int at = Position.indexOf(veins, point);
        return at < 0 ? Optional.empty() : Optional.of(veins.get(at));
    }

    /** Replaces the vein at the same point. */
    public void put(Vein vein) {
        veins.set(Position.indexOf(veins, vein.location()), vein);
    }

    /** Returns whether a player has a vein. */
    public boolean isAlive(int player) {
        for (Vein vein : veins) {
            if (vein.owner() == player) {
                return true;
            }
        }
        return false;
    }

    /** Returns all squads from the head of their list. */
    public List<Squad> squads() {
        return squads;
    }

    /** Puts a new squad at the head of the list. */
    void launch(Squad squad) {
        squads.add(0, squad);
    }

    /** Replaces the list of squads. */
    public void replaceSquads(List<Squad> changed) {
        squads = changed;
    }

    /** Returns the open offer or demand of a player for a material. */
    Optional<Trade> trade(int player, Material material) {
        return trades.stream()
                .filter(trade -> trade.player() == player && trade.material() == material)
                .findFirst();
    }

    /** Adds an offer or a demand. */
    void open(Trade trade) {
        trades.add(trade);
        Collections.sort(trades);
    }

    /** Takes pieces of an offer or demand; a rest stays open. */
    void take(Trade trade, long amount) {
        trades.remove(trade);
        if (amount < trade.amount()) {
            open(trade.withAmount(trade.amount() - amount));
        }
    }

    /** Cancels all offers and demands of a player, and returns what was set aside for them. */
    public void refund(int number) {
        for (Trade trade : List.copyOf(trades)) {
            if (trade.player() == number) {
                put(number, trade.refunded(player(number), trade.amount()));
                trades.remove(trade);
            }
        }
    }

    /** Returns the prices of the aliens in this turn. */
    Prices prices() {
        return prices;
    }

    /** Computes new prices from the stocks of the living players. */
    public void settlePrices(PriceRounding rounding) {
        List<AsterobotsPlayerState> living = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            if (isAlive(number)) {
                living.add(player(number));
            }
        }
        prices = Prices.after(living, rounding);
    }

    /** Returns the present position. */
    public Position position() {
        return new Position(prices, players, veins, squads, trades);
    }
}
