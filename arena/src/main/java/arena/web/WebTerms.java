package arena.web;

import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import java.nio.file.Path;

/**
 * What the pages are opened with.
 *
 * @param home where the arena is installed, absolute
 * @param factory makes what matches are played with that are begun in a browser
 */
public record WebTerms(Configuration configuration, Path home, ServicesFactory factory) {}
