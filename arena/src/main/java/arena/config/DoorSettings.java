package arena.config;

/**
 * The settings of the doors: other ways for bots than files.
 *
 * @param http the bots that speak HTTP
 * @param wire the bots that connect by TCP
 */
public record DoorSettings(HttpSettings http, WireSettings wire) {}
