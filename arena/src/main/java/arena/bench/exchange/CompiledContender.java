package arena.bench.exchange;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/** Files between two processes without an arena and without Java: a program in C, compiled where it is measured. */
final class CompiledContender implements Contender {

    private static final String SOURCE = "/arena/bench/exchange/files.c";

    /** The program; nothing where it cannot be compiled. */
    private final Optional<Process> program;

    private int round;

    private CompiledContender(Optional<Process> program) {
        this.program = program;
    }

    /** Compiles and starts the program. */
    static CompiledContender start(Path directory) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(directory.resolve("compiled"));
        Path source = folder.resolve("files.c");
        try (InputStream text = CompiledContender.class.getResourceAsStream(SOURCE)) {
            Files.copy(Objects.requireNonNull(text), source);
        }
        String program = folder.resolve("files").toString();
        if (!isCompiled(new ProcessBuilder("cc", "-O2", "-o", program, source.toString()))) {
            return new CompiledContender(Optional.empty());
        }
        return new CompiledContender(Optional.of(new ProcessBuilder(
                        program, folder.toString(), SampleTexts.INPUT, SampleTexts.ANSWER, SampleTexts.ACKNOWLEDGEMENT)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()));
    }

    /** Returns whether there is a compiler here, and inotify to be compiled for. */
    boolean isThere() {
        return program.isPresent();
    }

    private static boolean isCompiled(ProcessBuilder compiler) throws InterruptedException {
        try {
            return compiler.redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noCompiler) {
            return false;
        }
    }

    @Override
    public String words() {
        return "(d) bare files, both sides in C";
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
                throw new IOException("the program of the benchmark has ended");
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
