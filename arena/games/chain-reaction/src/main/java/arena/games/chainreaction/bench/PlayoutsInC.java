package arena.games.chainreaction.bench;

import arena.measure.CompiledProgram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The same random matches in C, compiled on this machine, as a measure for the packed board.
 *
 * @param coins the coins of the first {@link Workload#COUNTED_MATCHES} matches
 * @param perSecond matches in a second of processor time
 */
record PlayoutsInC(long coins, double perSecond) {

    private static final String SOURCE = "playouts.c";

    /**
     * Measures for some seconds.
     *
     * @return empty if this machine has no C compiler
     */
    static Optional<PlayoutsInC> measure(int seconds) {
        try {
            Path folder = Files.createTempDirectory("playouts");
            try {
                return measure(folder, seconds);
            } finally {
                remove(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("The matches in C could not be measured: " + failure.getMessage(), failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static Optional<PlayoutsInC> measure(Path folder, int seconds) throws IOException, InterruptedException {
        Optional<Path> program = CompiledProgram.of(PlayoutsInC.class, SOURCE, folder, "-mpopcnt", "-mlzcnt");
        if (program.isEmpty()) {
            return Optional.empty();
        }
        Process process = new ProcessBuilder(program.get().toString(), String.valueOf(seconds))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            return Optional.of(new PlayoutsInC(Long.parseLong(line(out)), Double.parseDouble(line(out))));
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static String line(BufferedReader out) throws IOException {
        String line = out.readLine();
        if (line == null) {
            throw new IOException("the program has ended");
        }
        return line;
    }
}
