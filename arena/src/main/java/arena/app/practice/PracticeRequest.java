package arena.app.practice;

import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The practice that was asked for.
 *
 * @param level the level that is played in every match; empty for the highest open one
 * @param seats of each match
 * @param matches how many
 * @param seeds gives the seed of a match, to which its number is added
 */
public record PracticeRequest(
        SeatChoice team, Optional<Integer> level, int seats, int matches, MatchTemplate template, LongSupplier seeds) {}
