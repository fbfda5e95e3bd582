package arena.door.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The address of a bot's server.
 *
 * @param url as the bot's section has it
 * @param allowed whether the host allows an address
 */
public record BotAddress(URI url, Predicate<InetAddress> allowed) {

    private static final int USUAL_PORT = 80;

    /** A resolved address: requests go to this one, so that a name which changes its meaning does not help. */
    record Resolved(InetAddress host, int port, URI target) {}

    /** Returns why no prompt may be posted there, with the remedy, as a sentence; empty if it is allowed. */
    public Optional<String> problem() {
        try {
            return resolve().isPresent()
                    ? Optional.empty()
                    : Optional.of("The arena may not post to " + url + ": none of its addresses is allowed; add one to"
                            + " allowed in [http] of config.ini.");
        } catch (UnknownHostException unknown) {
            return Optional.of("The name " + url.getHost() + " in " + url + " has no address; correct it.");
        }
    }

    /** Resolves the name and returns its first allowed address. */
    Optional<Resolved> resolve() throws UnknownHostException {
        List<InetAddress> all = Arrays.asList(InetAddress.getAllByName(url.getHost()));
        return all.stream().filter(allowed).findFirst().map(this::at);
    }

    private Resolved at(InetAddress host) {
        int port = url.getPort() < 0 ? USUAL_PORT : url.getPort();
        String literal = host instanceof Inet6Address ? "[" + host.getHostAddress() + "]" : host.getHostAddress();
        String path = url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        String query =
                Optional.ofNullable(url.getRawQuery()).map(words -> "?" + words).orElse("");
        try {
            return new Resolved(host, port, new URI("http://" + literal + ":" + port + path + query));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(url + " has no valid address", impossible);
        }
    }
}
