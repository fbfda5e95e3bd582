package arena.config;

import java.net.InetSocketAddress;
import java.util.Optional;

/**
 * The settings of section {@code [wire]}: the bots that connect by TCP.
 *
 * @param address the address on which the arena listens for them
 */
public record WireSettings(InetSocketAddress address) {

    /** The words for a valid address. */
    public static final String EXPECTED = "an IP address and a port, such as 127.0.0.1:1707";

    /** The port that is compiled into the bots of the contests. */
    private static final int USUAL_PORT = 1_707;

    private static final int MOST_PORT = 65_535;

    static WireSettings read(SectionReader section) {
        section.says("The bots of the contests of 2014 and 2015, which connect by TCP (arena/docs/other-ways-in.md).");
        return section.get(Key.of(
                        "address",
                        "127.0.0.1:" + USUAL_PORT,
                        (text, folder) -> of(text).map(Key.Parsed::good)
                                .orElseGet(() -> Key.Parsed.bad(
                                        "address is " + EXPECTED + ", not \"" + text + "\"; correct it.")))
                .says("""
                        The address on which the arena listens for them: an IP address of this machine, and the port
                        unless it is 1707. Also: --wire."""));
    }

    /** Returns the settings with an address of the form {@code HOST[:PORT]}; empty if it is none. */
    public static Optional<WireSettings> of(String text) {
        int colon = text.lastIndexOf(':');
        boolean hasPort = colon > text.lastIndexOf(']') && text.indexOf(':') == colon || text.contains("]:");
        String host = hasPort ? text.substring(0, colon) : text;
        String port = hasPort ? text.substring(colon + 1) : Integer.toString(USUAL_PORT);
        return AllowedAddresses.Network.of(host.replaceAll("[\\[\\]]", ""))
                .filter(network -> port.matches("[0-9]{1,5}") && Integer.parseInt(port) <= MOST_PORT)
                .map(network -> new WireSettings(new InetSocketAddress(network.first(), Integer.parseInt(port))));
    }
}
