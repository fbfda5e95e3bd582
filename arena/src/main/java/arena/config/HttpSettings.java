package arena.config;

import java.time.Duration;
import java.util.Optional;

/**
 * The settings of section {@code [http]}: the bots that speak HTTP.
 *
 * @param allowed the addresses that may be asked, separated by spaces: each an IP address, or a network such as
 *     {@code 10.1.0.0/16}
 * @param timeout the longest time for one response
 */
public record HttpSettings(String allowed, Duration timeout) {

    private static final String NETWORK = "[0-9a-fA-F:.]+(/[0-9]{1,3})?";

    static HttpSettings read(SectionReader section) {
        section.says("The bots that speak HTTP.");
        return new HttpSettings(
                section.get(Key.text("allowed", "127.0.0.0/8 ::1", HttpSettings::mistake)
                        .says("""
                        The addresses to which the arena posts prompts, each an IP address or a network. A name in a url
                        must lead to one of them.""")),
                section.get(Key.time("timeout", "30s", "100ms", "10m").says("""
                        The longest time for one response, also where the game has no limit.""")));
    }

    private static Optional<String> mistake(String text) {
        for (String word : text.split(" +", -1)) {
            if (!word.matches(NETWORK)) {
                return Optional.of("allowed is a list of IP addresses and networks such as 10.1.0.0/16, and \"" + word
                        + "\" is none; correct it.");
            }
        }
        return Optional.empty();
    }
}
