package arena.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another Java virtual machine with the arena's classes, for what is measured in a process of its own. */
public final class JavaProcess implements AutoCloseable {

    private static final Path NICE = Path.of("/usr/bin/nice");

    private final Process process;
    private final OutputStream toProgram;
    private final BufferedReader fromProgram;

    /**
     * Starts a program.
     *
     * @param options for Java itself
     * @param words for the program
     */
    public JavaProcess(List<String> options, Class<?> main, List<String> words) throws IOException {
        this(List.of(), options, main, words);
    }

    private JavaProcess(List<String> before, List<String> options, Class<?> main, List<String> words)
            throws IOException {
        List<String> command = new ArrayList<>(before);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(words);
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toProgram = process.getOutputStream();
        fromProgram = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts a process of the lowest priority, if this machine can do that. */
    public static JavaProcess inTheBackground(List<String> options, Class<?> main, List<String> words)
            throws IOException {
        boolean isNice = Files.isExecutable(NICE);
        return new JavaProcess(isNice ? List.of(NICE.toString(), "-n", "19") : List.of(), options, main, words);
    }

    /** Writes to the program's standard input. */
    public void send(byte[] text) throws IOException {
        toProgram.write(text);
        toProgram.flush();
    }

    /** Returns the next line that the program prints. */
    public String line() throws IOException {
        String line = fromProgram.readLine();
        if (line == null) {
            throw new IOException("the second process of the benchmark has ended");
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
