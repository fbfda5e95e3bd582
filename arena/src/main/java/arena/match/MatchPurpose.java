package arena.match;

/**
 * What a match is played for, so that its record tells by itself which attempt at which game of which contest it is.
 *
 * @param contest the name of the contest
 * @param commitment the digest by which the contest was sealed at its draw, which no other contest has
 * @param game the id of the game
 * @param attempt which attempt at the game it is, from 1
 */
public record MatchPurpose(String contest, String commitment, String game, int attempt) {}
