package arena.web;

import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import java.nio.file.Path;

/**
 * The terms on which the pages are opened.
 *
 * @param home the absolute folder of the installation
 * @param factory makes the services of matches that are begun in a browser
 */
public record WebTerms(Configuration configuration, Path home, ServicesFactory factory) {}
