/**
 * The organiser's page of a session: players join, games are played one after the other, held, stepped through and
 * stopped, as in the main window of the servers of 2014 and 2015.
 *
 * <p>Start with {@link arena.web.session.SessionRoutes}. The decisions are in {@link arena.app.table.GameSession}.
 */
@NullMarked
package arena.web.session;

import org.jspecify.annotations.NullMarked;
