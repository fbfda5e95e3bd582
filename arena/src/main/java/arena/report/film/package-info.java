/**
 * Films of matches: an animated GIF, or frames for a program that makes a video.
 *
 * <p>Start with {@link arena.report.film.MatchFilm}, the frames of a recorded match; {@link
 * arena.report.film.GifWriter} and {@link arena.report.film.VideoWriter} write them.
 */
@NullMarked
package arena.report.film;

import org.jspecify.annotations.NullMarked;
