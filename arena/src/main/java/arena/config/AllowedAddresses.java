package arena.config;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The addresses to which the arena may post prompts: the host's list. */
public record AllowedAddresses(List<Network> networks) implements Predicate<InetAddress> {

    public AllowedAddresses {
        networks = List.copyOf(networks);
    }

    /** Returns the key of a list, separated by spaces. */
    static Key<AllowedAddresses> key(String name, String standard) {
        return Key.of(name, standard, (text, folder) -> {
            List<String> words = Arrays.asList(text.split(" +", -1));
            Optional<String> wrong =
                    words.stream().filter(word -> Network.of(word).isEmpty()).findFirst();
            return wrong.map(word -> Key.Parsed.<AllowedAddresses>bad(
                            name + " is a list of IP addresses and networks such as 10.1.0.0/16, and \"" + word
                                    + "\" is none; correct it."))
                    .orElseGet(() -> Key.Parsed.good(new AllowedAddresses(words.stream()
                            .flatMap(word -> Network.of(word).stream())
                            .toList())));
        });
    }

    /** Returns whether an address is allowed. */
    @Override
    public boolean test(InetAddress address) {
        return networks.stream().anyMatch(network -> network.contains(address.getAddress()));
    }

    /**
     * A network.
     *
     * @param first an address of it
     * @param bits the number of leading bits that all its addresses share
     */
    public record Network(InetAddress first, int bits) {

        private static final String IPV4 = "[0-9]{1,3}(\\.[0-9]{1,3}){3}";
        private static final String IPV6 = "[0-9a-fA-F.]*:[0-9a-fA-F:.]*";

        /** Returns the network of a text such as {@code 10.1.0.0/16} or {@code ::1}; empty if it is none. */
        static Optional<Network> of(String word) {
            String[] parts = word.split("/", -1);
            // Anything else is taken for a name, and looked up.
            if (parts.length > 2 || !parts[0].matches(IPV4 + "|" + IPV6)) {
                return Optional.empty();
            }
            try {
                InetAddress first = InetAddress.getByName(parts[0]);
                int all = Byte.SIZE * first.getAddress().length;
                String bits = parts.length < 2 ? Integer.toString(all) : parts[1];
                return bits.matches("[0-9]{1,3}") && Integer.parseInt(bits) <= all
                        ? Optional.of(new Network(first, Integer.parseInt(bits)))
                        : Optional.empty();
            } catch (UnknownHostException wrong) {
                return Optional.empty();
            }
        }

        boolean contains(byte[] address) {
            byte[] own = first.getAddress();
            if (own.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % Byte.SIZE);
                if (((own[bit / Byte.SIZE] ^ address[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
