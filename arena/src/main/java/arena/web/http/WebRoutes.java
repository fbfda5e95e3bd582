package arena.web.http;

import io.javalin.config.RoutesConfig;

/** The routes of one subject. */
public interface WebRoutes extends AutoCloseable {

    /** Adds the routes; called once, before the server opens. */
    void addTo(RoutesConfig routes);

    /** Releases the resources of the routes, after the server has stopped. */
    @Override
    default void close() {}
}
