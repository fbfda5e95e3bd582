package arena.bench.exchange;

import arena.measure.CompiledProgram;
import arena.measure.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The contenders that the arena is compared with: the same turns between two processes without an arena. */
final class BareContenders {

    private BareContenders() {}

    /**
     * Files between two processes without an arena.
     *
     * <p>Each round has a folder of its own and nothing is deleted: for a minute some file systems look at each of the
     * files that were deleted before they make a new one, and that would be measured instead.
     */
    static final class ByFiles implements Contender {

        private final Path directory;
        private final JavaProcess peer;
        private int round;

        ByFiles(Path directory) throws IOException {
            this.directory = Files.createDirectories(directory.resolve("bare"));
            this.peer = PeerProgram.start("files", this.directory.toString());
        }

        @Override
        public String words() {
            return "(a) plain files, no arena";
        }

        @Override
        public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException {
            Path path = Files.createDirectories(directory.resolve(Integer.toString(++round)));
            try (BareFolder folder = new BareFolder(path)) {
                folder.await(PeerProgram.READY, PeerProgram.READY);
                for (int i = 1; i <= turns; i++) {
                    long begun = System.nanoTime();
                    folder.publish("input_" + i + ".txt", SampleTexts.INPUT);
                    String output = "output_" + i + ".txt";
                    folder.await(output, output);
                    folder.read(output);
                    long answered = System.nanoTime();
                    folder.publish("acknowledge_" + i + ".txt", SampleTexts.ACKNOWLEDGEMENT);
                    samples.add(answered - begun, System.nanoTime() - begun);
                    Contender.pause(pauseNanos);
                }
                folder.publish(PeerProgram.OVER, "over\n");
            }
        }

        @Override
        public void close() {
            peer.close();
        }
    }

    /** A pipe each way between two processes, line by line. */
    static final class ByPipe implements Contender {

        private final JavaProcess peer;

        ByPipe() throws IOException {
            peer = PeerProgram.start("pipe");
        }

        @Override
        public String words() {
            return "(b) pipe";
        }

        @Override
        public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException {
            byte[] acknowledgement = SampleTexts.ACKNOWLEDGEMENT.getBytes(StandardCharsets.US_ASCII);
            for (int i = 1; i <= turns; i++) {
                long begun = System.nanoTime();
                peer.send(SampleTexts.INPUT_BYTES);
                peer.line();
                long answered = System.nanoTime();
                peer.send(acknowledgement);
                samples.add(answered - begun, System.nanoTime() - begun);
                Contender.pause(pauseNanos);
            }
        }

        @Override
        public void close() {
            peer.close();
        }
    }

    /** HTTP on loopback over one connection that is kept open; the bot is the server. */
    static final class ByHttp implements Contender {

        private final JavaProcess peer;
        private final HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        private final HttpRequest input;
        private final HttpRequest acknowledgement;

        ByHttp() throws IOException {
            peer = PeerProgram.start("http");
            String address = "http://127.0.0.1:" + peer.line();
            input = HttpRequest.newBuilder(URI.create(address + "/input"))
                    .POST(HttpRequest.BodyPublishers.ofByteArray(SampleTexts.INPUT_BYTES))
                    .build();
            acknowledgement = HttpRequest.newBuilder(URI.create(address + "/acknowledge"))
                    .POST(HttpRequest.BodyPublishers.ofString(SampleTexts.ACKNOWLEDGEMENT))
                    .build();
        }

        @Override
        public String words() {
            return "(c) HTTP on loopback, keep-alive";
        }

        @Override
        public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException {
            for (int i = 1; i <= turns; i++) {
                long begun = System.nanoTime();
                client.send(input, HttpResponse.BodyHandlers.ofString());
                long answered = System.nanoTime();
                client.send(acknowledgement, HttpResponse.BodyHandlers.discarding());
                samples.add(answered - begun, System.nanoTime() - begun);
                Contender.pause(pauseNanos);
            }
        }

        @Override
        public void close() {
            peer.close();
        }
    }

    /** Files between two processes without an arena and without Java: a program in C, compiled where it is measured. */
    static final class ByFilesInC implements Contender {

        private static final String SOURCE = "files.c";

        /** The program; nothing where it cannot be compiled. */
        private final Optional<Process> program;

        private int round;

        private ByFilesInC(Optional<Process> program) {
            this.program = program;
        }

        /** Compiles and starts the program. */
        static ByFilesInC start(Path directory) throws IOException, InterruptedException {
            Path folder = Files.createDirectories(directory.resolve("compiled"));
            Optional<Path> program = CompiledProgram.of(ByFilesInC.class, SOURCE, folder);
            if (program.isEmpty()) {
                return new ByFilesInC(Optional.empty());
            }
            return new ByFilesInC(Optional.of(new ProcessBuilder(
                            program.get().toString(),
                            folder.toString(),
                            SampleTexts.INPUT,
                            SampleTexts.ANSWER,
                            SampleTexts.ACKNOWLEDGEMENT)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start()));
        }

        /** Returns whether this machine has a compiler, and inotify. */
        boolean isThere() {
            return program.isPresent();
        }

        @Override
        public String words() {
            return "(d) plain files, both sides in C";
        }

        @Override
        public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException {
            Process started = program.orElseThrow();
            Writer orders = started.outputWriter(StandardCharsets.US_ASCII);
            orders.write(++round + " " + turns + " " + pauseNanos + "\n");
            orders.flush();
            BufferedReader times = started.inputReader(StandardCharsets.US_ASCII);
            for (int i = 0; i < turns; i++) {
                String line = times.readLine();
                if (line == null) {
                    throw new IOException("the C program of the benchmark has ended");
                }
                int space = line.indexOf(' ');
                samples.add(Long.parseLong(line.substring(0, space)), Long.parseLong(line.substring(space + 1)));
            }
        }

        @Override
        public void close() {
            program.ifPresent(started -> {
                started.descendants().forEach(ProcessHandle::destroyForcibly);
                started.destroyForcibly();
            });
        }
    }
}
