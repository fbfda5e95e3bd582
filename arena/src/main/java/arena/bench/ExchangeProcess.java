package arena.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The other process of a contender: a Java virtual machine of its own with {@link ExchangePeer}, which ends with its input. */
final class ExchangeProcess implements AutoCloseable {

    private final Process process;
    private final OutputStream toPeer;
    private final BufferedReader fromPeer;

    ExchangeProcess(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ExchangePeer.class.getName()));
        command.addAll(List.of(words));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toPeer = process.getOutputStream();
        fromPeer = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    void send(byte[] text) throws IOException {
        toPeer.write(text);
        toPeer.flush();
    }

    String line() throws IOException {
        String line = fromPeer.readLine();
        if (line == null) {
            throw new IOException("the other process of the benchmark has ended");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
