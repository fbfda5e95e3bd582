package arena.door;

import arena.exchange.state.FileName;

/**
 * A file that the arena has published in a team folder.
 *
 * @param text its content
 */
public record ArenaFile(FileName name, String text) {

    /** Returns the kind of the file. */
    public FileName.Kind kind() {
        return name.kind();
    }

    /** Returns its name as the first line of a message: {@code input 12}, {@code Gameover}. */
    public String title() {
        String plain = name.name().substring(0, name.name().lastIndexOf('.'));
        return plain.replace('_', ' ');
    }
}
