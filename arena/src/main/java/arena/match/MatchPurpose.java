package arena.match;

/**
 * The purpose of a match, so that its record alone identifies the contest, the game and the attempt.
 *
 * @param contest the name of the contest
 * @param commitment the digest that sealed the contest at its draw and is unique to it
 * @param game the id of the game
 * @param attempt the number of the attempt at the game, from 1
 */
public record MatchPurpose(String contest, String commitment, String game, int attempt) {}
