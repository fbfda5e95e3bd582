package arena.games.windwardopolis.trip;

import arena.game.Setting;
import arena.game.Settings;
import java.util.List;

/** The edition that the rules follow where the document and the server of 2014 differ. */
public enum Edition {
    /** The document. */
    DOCUMENT,
    /** The server. */
    SERVER;

    private static final String AS_EDITION = "edition";

    /** The setting that decides every difference without its own choice. */
    public static final Setting SETTING = Setting.choice(
            AS_EDITION,
            List.of("document", "server"),
            "The source of the rules where the document and the server of 2014 differ. Each setting below with the"
                    + " value edition follows this choice.");

    /** Returns the setting of one difference, which follows the edition by default. */
    public static Setting difference(String key, String words) {
        return Setting.choice(key, List.of(AS_EDITION, "document", "server"), words);
    }

    /** Returns the edition that the settings of a match choose for a difference. */
    public static Edition of(Settings settings, Setting difference) {
        String chosen = settings.choice(difference);
        String name = chosen.equals(AS_EDITION) ? settings.choice(SETTING) : chosen;
        return name.equals("server") ? SERVER : DOCUMENT;
    }
}
