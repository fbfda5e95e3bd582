/**
 * What every page and every question of a program passes through, whatever it is about.
 *
 * <p>A {@link arena.web.http.WebRoutes} adds the routes of one subject. {@link arena.web.http.AccessFilter} stands before all of
 * them: it sets the headers that keep a browser from doing harm, and refuses strangers' forms and whoever asks too
 * much. {@link arena.web.http.Pages} and {@link arena.web.http.StaticAssets} are what browsers load;
 * {@link arena.web.http.Json} is what programs read. Whatever cannot be done ends as a
 * {@link arena.web.http.WebFailure}, with sentences for people.
 *
 * <p>Nothing here knows a match.
 */
@NullMarked
package arena.web.http;

import org.jspecify.annotations.NullMarked;
