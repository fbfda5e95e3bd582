package arena.games.windwardopolis.picture;

import arena.game.StaticScene;

/**
 * A round as one viewer sees it.
 *
 * @param ground the city, and who works there
 * @param now what is where at this moment
 */
public record CityScene(CityGround ground, RoundScene now) implements StaticScene {}
