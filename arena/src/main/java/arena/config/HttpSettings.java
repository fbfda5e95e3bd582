package arena.config;

import java.time.Duration;

/**
 * The settings of section {@code [http]}: the bots that speak HTTP.
 *
 * @param allowed the addresses that may be asked
 * @param timeout the longest time for one response
 */
public record HttpSettings(AllowedAddresses allowed, Duration timeout) {

    static HttpSettings read(SectionReader section) {
        section.says("The bots that speak HTTP.");
        return new HttpSettings(
                section.get(AllowedAddresses.key("allowed", "127.0.0.0/8 ::1").says("""
                        The addresses to which the arena posts prompts, each an IP address or a network. A name in a url
                        must lead to one of them.""")),
                section.get(Key.time("timeout", "30s", "100ms", "10m").says("""
                        The longest time for one response, also where the game has no limit.""")));
    }
}
