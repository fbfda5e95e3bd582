package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;

/**
 * A network namespace of the kernel with one link to this machine: its processes see another network than this one, and
 * when the link is down their packets are lost without a word.
 */
final class NetworkNamespace implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final String name;
    private final String link;
    private final String subnet;

    private NetworkNamespace(int number) {
        this.name = "arena-" + ProcessHandle.current().pid() + "-" + number;
        this.link = "a" + ProcessHandle.current().pid() + "n" + number;
        this.subnet = "10.213." + number + ".";
    }

    /** Makes a namespace; a test on a machine that does not allow it is skipped with a message. */
    static NetworkNamespace made() throws IOException {
        NetworkNamespace made = new NetworkNamespace(COUNT.incrementAndGet());
        Product.require("a network of its own", "ip");
        if (exitCode("ip", "netns", "add", made.name) != 0) {
            String words = "SKIPPED: a network of its own, because this account may not make one (ip netns add)";
            System.err.println(words);
            Assumptions.abort(words);
        }
        run("ip", "link", "add", made.link, "type", "veth", "peer", "name", "eth0", "netns", made.name);
        run("ip", "address", "add", made.subnet + "1/24", "dev", made.link);
        run("ip", "link", "set", made.link, "up");
        run("ip", "-n", made.name, "address", "add", made.subnet + "2/24", "dev", "eth0");
        run("ip", "-n", made.name, "link", "set", "eth0", "up");
        run("ip", "-n", made.name, "link", "set", "lo", "up");
        return made;
    }

    /** Returns the address of this machine as the processes in the namespace see it. */
    String hostAddress() {
        return subnet + "1";
    }

    /** Returns the words before a command that start it in the namespace. */
    List<String> prefix() {
        return List.of("ip", "netns", "exec", name);
    }

    /** Takes the link down, or up again. */
    void cut(boolean isCut) throws IOException {
        run("ip", "link", "set", link, isCut ? "down" : "up");
    }

    @Override
    public void close() throws IOException {
        // The link goes with the namespace.
        run("ip", "netns", "del", name);
    }

    private static void run(String... command) throws IOException {
        assertThat(exitCode(command)).as(String.join(" ", command)).isZero();
    }

    private static int exitCode(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            int code = process.waitFor();
            if (code != 0) {
                System.err.println(String.join(" ", command) + ": " + told.strip());
            }
            return code;
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
