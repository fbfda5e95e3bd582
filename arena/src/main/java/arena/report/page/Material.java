package arena.report.page;

import arena.game.GameBox;
import java.nio.file.Path;

/**
 * What pages show besides the contest itself.
 *
 * @param box the game, which paints positions
 * @param records the directory of the records
 */
public record Material(GameBox<?, ?, ?> box, Path records) {}
