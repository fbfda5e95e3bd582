package arena.app.practice;

import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The request for practice.
 *
 * @param level the level of every match; empty for the highest open one
 * @param seats of each match
 * @param matches their number
 * @param seeds supplies the seed of a match, to which its number is added
 */
public record PracticeRequest(
        SeatChoice team, Optional<Integer> level, int seats, int matches, MatchTemplate template, LongSupplier seeds) {}
