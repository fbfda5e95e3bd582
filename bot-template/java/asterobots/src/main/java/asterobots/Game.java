package asterobots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All that a player may see when he is asked; it never changes, however long he looks at it. */
public final class Game {

    private static final int NEUTRAL_PLAYER_ID = -1;

    private final int round;
    private final int myPlayerId;
    private final List<Player> players;
    private final Field field;
    private final AlienTrade alienTrade;
    private final List<PlayerTrade> trades;
    private final GameSetting setting;

    Game(Prompt prompt) {
        round = prompt.number("Round", 0);
        myPlayerId = Prompt.id(prompt.number("Me"));
        List<Player> everybody = new ArrayList<>();
        for (String name : prompt.list("")) {
            int number = everybody.size() + 1;
            everybody.add(new Player(Prompt.id(number), name, prompt.parts("Player" + number)));
        }
        players = Collections.unmodifiableList(everybody);
        field = new Field(prompt);
        alienTrade = new AlienTrade(prompt.parts("Buy"), prompt.parts("Sell"));
        trades = prompt.list("Trade").stream()
                .map(value -> new PlayerTrade(new Parts(value)))
                .toList();
        setting = new GameSetting(prompt);
    }

    /** Returns the number of the round, from 1; 0 while veins are selected. */
    public int getRound() {
        return round;
    }

    public int getMyPlayerId() {
        return myPlayerId;
    }

    public Player getMyPlayer() {
        return getPlayer(myPlayerId);
    }

    /** Returns the id of the aliens, -1. */
    public int getNeutralPlayerId() {
        return NEUTRAL_PLAYER_ID;
    }

    /** Returns all players in the order of their turns; the place of each is his id. */
    public List<Player> getPlayers() {
        return players;
    }

    /** Returns the player with an id from 0 to n-1. */
    public Player getPlayer(int playerId) {
        return players.get(playerId);
    }

    public Field getField() {
        return field;
    }

    public AlienTrade getAlienTrade() {
        return alienTrade;
    }

    /** Returns all open offers and demands, mine too. */
    public List<PlayerTrade> getPlayerTrades() {
        return trades;
    }

    /** Returns the other players' offers of a material. */
    public List<PlayerTrade> getOffers(Material material) {
        return others(material, true);
    }

    /** Returns the other players' demands for a material. */
    public List<PlayerTrade> getDemands(Material material) {
        return others(material, false);
    }

    private List<PlayerTrade> others(Material material, boolean offers) {
        return trades.stream()
                .filter(trade -> trade.isOffer() == offers
                        && trade.getMaterial() == material
                        && trade.getPlayerId() != myPlayerId)
                .toList();
    }

    public GameSetting getSetting() {
        return setting;
    }
}
