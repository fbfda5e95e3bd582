package arena.web.http;

import io.javalin.config.RoutesConfig;

/** The routes of one subject. */
public interface WebRoutes extends AutoCloseable {

    /** Adds the routes; called once, before the server opens. */
    void addTo(RoutesConfig routes);

    /** Lets go of whatever the routes need; the server is closed by then. */
    @Override
    default void close() {}
}
