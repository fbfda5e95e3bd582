package arena.games.windwardopolis.picture;

import arena.game.StaticScene;

/**
 * A round as seen by one viewer.
 *
 * @param ground the city, its companies and its passengers
 * @param now the part that changes
 */
public record CityScene(CityGround ground, RoundScene now) implements StaticScene {}
