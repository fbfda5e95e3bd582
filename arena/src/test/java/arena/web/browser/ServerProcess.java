package arena.web.browser;

import arena.cli.Main;
import arena.measure.JavaProcess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code arena serve} as a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {

    private final JavaProcess process;
    private final List<String> addresses = new ArrayList<>();

    private ServerProcess(JavaProcess process) {
        this.process = process;
    }

    /**
     * Starts it in a folder, with a {@code config.ini} there, and returns once it can be asked.
     *
     * @param port 0 for any that is free
     */
    static ServerProcess start(Path folder, int port, String... options) throws IOException {
        Path config = folder.resolve("config.ini");
        if (!Files.exists(config)) {
            Files.createFile(config);
        }
        List<String> words = new ArrayList<>(List.of(
                "serve",
                "--config",
                config.toString(),
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--organiser-port",
                "0"));
        words.addAll(List.of(options));
        ServerProcess server = new ServerProcess(
                new JavaProcess(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"), Main.class, words));
        for (String line = server.process.line(); !line.startsWith("Ctrl-C"); line = server.process.line()) {
            if (line.contains("http://")) {
                server.addresses.add(line.strip());
            }
        }
        return server;
    }

    /** Returns where the pages are, without a slash at the end. */
    String address() {
        return addresses.get(0).replaceFirst("/$", "");
    }

    /** Returns the organiser's link. */
    String organiser() {
        return addresses.get(1);
    }

    int port() {
        return URI.create(address()).getPort();
    }

    /** Kills it, as {@code kill -9} does. */
    @Override
    public void close() {
        process.close();
    }
}
