package arena.web;

import io.javalin.http.Context;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The addresses at which browsers find the pages. */
final class PageAddresses {

    private static final String ALL = "0.0.0.0";
    private static final String THIS_MACHINE = "127.0.0.1";
    private static final Pattern OWN_MACHINE = Pattern.compile("(localhost|127[.][0-9.]+|\\[::1])(:[0-9]+)?");

    private PageAddresses() {}

    /**
     * Returns the addresses of a host and port; for the wildcard host, one address for each network of this machine.
     */
    static List<String> of(String host, int port) {
        List<String> hosts = host.equals(ALL) ? networks() : List.of(host.contains(":") ? "[" + host + "]" : host);
        return hosts.stream().map(name -> "http://" + name + ":" + port).toList();
    }

    /**
     * Returns the address of the pages for phones: the address in the browser's request, unless that is a loopback
     * address or the organiser's.
     *
     * @param host of the pages
     * @param port of the pages
     */
    static String forPhones(Context context, String host, int port) {
        String asked = Optional.ofNullable(context.host()).orElse("");
        boolean isOwn = OWN_MACHINE.matcher(asked).matches() || context.req().getLocalPort() != port;
        String scheme = Optional.ofNullable(context.header("X-Forwarded-Proto"))
                .filter("https"::equals)
                .orElse(context.scheme());
        return isOwn ? of(host, port).get(0) : scheme + "://" + asked;
    }

    private static List<String> networks() {
        try {
            List<String> found = Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .flatMap(network -> Collections.list(network.getInetAddresses()).stream())
                    .filter(address -> address instanceof Inet4Address
                            && !address.isLoopbackAddress()
                            && !address.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .distinct()
                    .toList();
            return found.isEmpty() ? List.of(THIS_MACHINE) : found;
        } catch (SocketException unknown) {
            // The machine can still be reached from itself.
            return List.of(THIS_MACHINE);
        }
    }
}
