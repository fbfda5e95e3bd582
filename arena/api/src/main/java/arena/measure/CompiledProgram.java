package arena.measure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A program in C that a benchmark compiles on this machine, to measure it beside the arena. */
public final class CompiledProgram {

    private CompiledProgram() {}

    /**
     * Compiles a program with {@code cc -O2}.
     *
     * @param source beside the class, such as {@code files.c}
     * @param folder for the source and the program
     * @param options further options; left out if the compiler refuses them
     * @return the program; empty if this machine has no C compiler, or the source needs another system
     */
    public static Optional<Path> of(Class<?> owner, String source, Path folder, String... options)
            throws IOException, InterruptedException {
        Path text = folder.resolve(source);
        try (InputStream in = owner.getResourceAsStream(source)) {
            Files.copy(Objects.requireNonNull(in, source), text);
        }
        Path program = folder.resolve(source.replaceFirst("[.]c$", ""));
        boolean isThere = isCompiled(text, program, List.of(options)) || isCompiled(text, program, List.of());
        return isThere ? Optional.of(program) : Optional.empty();
    }

    private static boolean isCompiled(Path source, Path program, List<String> options) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of("cc", "-O2"));
        command.addAll(options);
        command.addAll(List.of("-o", program.toString(), source.toString()));
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noCompiler) {
            return false;
        }
    }
}
