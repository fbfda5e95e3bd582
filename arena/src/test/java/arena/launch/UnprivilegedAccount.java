package arena.launch;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.file.PathUtils;

/** A runner of a test's own arena under an account without privileges and with a limited number of processes. */
final class UnprivilegedAccount implements AutoCloseable {

    /** An account that nothing else runs under. */
    private static final String USER = "64999";

    private final Path folder;
    private final int processes;

    private UnprivilegedAccount(Path folder, int processes) {
        this.folder = folder;
        this.processes = processes;
    }

    /** Copies the files that the account cannot read in their place. */
    static UnprivilegedAccount make(Path root, int processes) throws IOException {
        Path folder = Files.createDirectory(
                Path.of(System.getProperty("java.io.tmpdir")).resolve("account-" + LaunchField.token()));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            File file = new File(entry);
            if (file.isDirectory()) {
                FileUtils.copyDirectory(
                        file,
                        classes.resolve(Integer.toString(entry.hashCode())).toFile());
            } else if (file.isFile()) {
                FileUtils.copyFileToDirectory(file, classes.toFile());
            }
        }
        new ProcessBuilder("chown", "-R", USER + ":" + USER, folder.toString())
                .start()
                .onExit()
                .join();
        return new UnprivilegedAccount(folder, processes);
    }

    /** Runs a class to its end and returns what it printed. */
    String run(Class<?> main, String... arguments) throws IOException {
        Path work = Files.createDirectory(folder.resolve("work-" + LaunchField.token()));
        new ProcessBuilder("chown", USER + ":" + USER, work.toString())
                .start()
                .onExit()
                .join();
        String classPath;
        try (var entries = Files.list(folder.resolve("classes"))) {
            classPath = entries.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        }
        List<String> words =
                new ArrayList<>(List.of("setpriv", "--reuid=" + USER, "--regid=" + USER, "--clear-groups"));
        words.addAll(List.of("prlimit", "--nproc=" + processes, "--"));
        words.addAll(List.of(
                System.getProperty("java.home") + "/bin/java", "-XX:+UseSerialGC", "-cp", classPath, main.getName()));
        words.add(work.toString());
        words.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(work.toFile()).redirectErrorStream(true);
        builder.environment().put("HOME", work.toString());
        Process process = builder.start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        new ProcessBuilder("pkill", "-KILL", "-U", USER).start().onExit().join();
        PathUtils.deleteDirectory(folder);
    }
}
