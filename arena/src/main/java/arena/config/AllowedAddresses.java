package arena.door.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/** The addresses to which the arena may post prompts: the host's list. */
public final class AllowedAddresses {

    private final List<Network> networks;

    private AllowedAddresses(List<Network> networks) {
        this.networks = networks;
    }

    /**
     * Returns the addresses of a list.
     *
     * @param words IP addresses and networks such as {@code 10.1.0.0/16}, separated by spaces
     * @throws IllegalArgumentException if a word is neither
     */
    public static AllowedAddresses of(String words) {
        return new AllowedAddresses(
                Arrays.stream(words.strip().split(" +", -1)).map(Network::of).toList());
    }

    /** Returns whether an address is allowed. */
    public boolean allow(InetAddress address) {
        return networks.stream().anyMatch(network -> network.contains(address.getAddress()));
    }

    /** A network: an address, and the number of its bits that count. */
    private record Network(InetAddress first, int bits) {

        static Network of(String word) {
            int slash = word.indexOf('/');
            String address = slash < 0 ? word : word.substring(0, slash);
            if (!address.matches("[0-9]+(\\.[0-9]+){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*")) {
                throw new IllegalArgumentException("\"" + word + "\" is no IP address and no network");
            }
            try {
                InetAddress first = InetAddress.getByName(address);
                int all = 8 * first.getAddress().length;
                int bits = slash < 0 ? all : Integer.parseInt(word.substring(slash + 1));
                if (bits > all) {
                    throw new IllegalArgumentException("\"" + word + "\" is no network");
                }
                return new Network(first, bits);
            } catch (UnknownHostException wrong) {
                throw new IllegalArgumentException("\"" + word + "\" is no IP address and no network", wrong);
            }
        }

        boolean contains(byte[] address) {
            byte[] own = first.getAddress();
            if (own.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((own[bit / 8] & mask) != (address[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }
}
