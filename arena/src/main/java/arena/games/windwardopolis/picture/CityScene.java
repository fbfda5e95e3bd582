package arena.games.windwardopolis.picture;

import arena.game.Grounded;

/**
 * A round as one viewer sees it.
 *
 * @param ground the city, and who works there
 * @param now what is where at this moment
 */
public record CityScene(CityGround ground, RoundNow now) implements Grounded {}
