package arena.config;

import java.net.URI;

/**
 * The HTTP server that is a bot.
 *
 * @param url its address
 * @param format the format of its prompts
 */
public record BotServer(URI url, BotServer.Format format) {

    /** The formats of prompts. */
    public enum Format {
        /** The lines of the prompt. */
        TEXT,
        /** A JSON object with these lines. */
        JSON
    }
}
