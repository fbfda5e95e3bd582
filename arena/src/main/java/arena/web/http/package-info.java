/**
 * The HTTP layer that all pages and requests share, whatever their subject.
 *
 * <p>A {@link arena.web.http.WebRoutes} adds the routes of one subject. {@link arena.web.http.AccessFilter} runs before
 * all of them: it sets the security headers, and refuses requests from other sites and requests above the limits.
 * {@link arena.web.http.Pages} and {@link arena.web.http.StaticAssets} serve files to browsers; {@link
 * arena.web.http.Json} writes answers for programs. Every refusal is a {@link arena.web.http.WebFailure}, with
 * sentences for people.
 *
 * <p>Nothing here depends on matches.
 */
@NullMarked
package arena.web.http;

import org.jspecify.annotations.NullMarked;
