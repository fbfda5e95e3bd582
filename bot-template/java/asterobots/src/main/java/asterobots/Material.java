package asterobots;

import java.util.Locale;

/** What veins produce, upgrades consume and traders trade; in the order in which the arena lists amounts and prices. */
public enum Material {
    Gas,
    Stone,
    Metal;

    /** Returns the word for a command. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the material that the arena writes as a letter (G, S, M) or as a word. */
    static Material read(String text) {
        for (Material material : values()) {
            if (!text.isEmpty() && material.word().startsWith(text.toLowerCase(Locale.ROOT))) {
                return material;
            }
        }
        throw new IllegalArgumentException("A material is expected, not \"" + text + "\".");
    }
}
