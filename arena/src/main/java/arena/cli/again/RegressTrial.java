package arena.cli.again;

import arena.game.GameBox;
import arena.regress.Case;
import arena.regress.Position;

/** A case that can be tried: its game is there, and the rules lead to its position. */
record RegressTrial(Case tried, GameBox<?, ?, ?> box, Position<?, ?, ?> position) {}
