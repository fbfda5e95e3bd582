/**
 * Films of matches: an animated GIF, or frames for a program that makes a video.
 *
 * <p>Start with {@link arena.report.film.MatchFilm}, the frames of a recorded match; a {@link
 * arena.report.film.FilmWriter} writes them.
 */
@NullMarked
package arena.report.film;

import org.jspecify.annotations.NullMarked;
