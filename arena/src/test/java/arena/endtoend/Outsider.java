package arena.endtoend;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A bot that another has started: the arena knows its folder only. */
record Outsider(Process process, Path log) implements AutoCloseable {

    static Outsider start(Path workingFolder, String command, Path teamFolder) throws IOException {
        List<String> words = Stream.of(command.split(" +", -1))
                .map(word -> word.replace("{folder}", teamFolder.toString()))
                .toList();
        Path log = workingFolder.resolve("outsider.log");
        Process process = new ProcessBuilder(words)
                .directory(workingFolder.toFile())
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        return new Outsider(process, log);
    }

    /** Returns what the bot has printed. */
    String output() {
        return Product.read(log);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
    }
}
