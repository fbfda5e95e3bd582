package arena.exchange;

import java.nio.file.Path;

/**
 * The folder of one team.
 *
 * @param name its name, spelled as the folder is
 * @param path where it is, absolute
 */
record TeamFolder(String name, Path path) {}
