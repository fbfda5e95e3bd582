package arena.launch.confine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A folder in which a language or another program is installed, and the names of the parts that it needs to run.
 *
 * <p>The parts are named one by one, since in a home the same folder often holds a person's credentials, too: {@code
 * ~/.cargo} has the programs of Rust and the key for its registry.
 */
record Installation(Path folder, List<String> parts) {

    /** Folders of programs: the folder above has their libraries. */
    private static final List<String> PROGRAM_FOLDERS = List.of("bin", "sbin", "shims", "condabin");

    private static final List<String> LIBRARIES = List.of("bin", "sbin", "lib", "lib32", "lib64", "libexec", "share");

    /**
     * A language and the signs of its installation.
     *
     * @param signs paths in the folder, all of which exist; the last name may end with a star
     * @param parts what it needs to run
     */
    private record Language(List<String> signs, List<String> parts) {}

    private static final List<Language> LANGUAGES = List.of(
            new Language(
                    List.of("shims", "libexec", "versions"), // pyenv and its counterparts for other languages
                    List.of(
                            "bin",
                            "shims",
                            "libexec",
                            "versions",
                            "version",
                            "plugins",
                            "pyenv.d",
                            "rbenv.d",
                            "nodenv.d",
                            "completions")),
            new Language(
                    List.of("shims", "installs"), // asdf, mise
                    List.of("bin", "lib", "libexec", "shims", "installs", "plugins", "asdf.sh")),
            new Language(List.of("bin/rustup"), List.of("bin", "../.rustup/toolchains", "../.rustup/settings.toml")),
            new Language(List.of("bin/volta-shim"), List.of("bin", "tools")),
            new Language(List.of("release", "lib"), List.of("bin", "lib", "conf", "jmods", "jre", "release")),
            new Language(List.of("jre", "lib"), List.of("bin", "lib", "jre", "release")),
            new Language(List.of("pyvenv.cfg"), List.of("bin", "lib", "lib64", "include", "share", "pyvenv.cfg")),
            new Language(
                    List.of("conda-meta"),
                    List.of("bin", "condabin", "conda-meta", "include", "lib", "libexec", "share", "ssl")),
            new Language(List.of("lib/python*"), List.of("bin", "include", "lib", "lib64", "share")),
            new Language(List.of("lib/node_modules"), List.of("bin", "include", "lib", "share")),
            new Language(List.of("VERSION", "pkg", "src"), List.of("VERSION", "bin", "go.env", "lib", "pkg", "src")),
            new Language(List.of("lib/ruby"), List.of("bin", "include", "lib", "share")),
            new Language(List.of("lib/rustlib"), List.of("bin", "lib", "libexec", "share")),
            new Language(List.of("lib/mono"), List.of("bin", "etc/mono", "lib", "share")),
            new Language(List.of("dotnet", "shared"), List.of("dotnet", "host", "packs", "sdk", "shared")),
            new Language(List.of("toolchains", "settings.toml"), List.of("settings.toml", "toolchains")));

    Installation {
        parts = List.copyOf(parts);
    }

    /** Returns the language that is installed in a folder; empty if none is known there. */
    static Optional<Installation> in(Path folder) throws IOException {
        for (Language language : LANGUAGES) {
            if (hasAll(folder, language.signs())) {
                return Optional.of(new Installation(folder, language.parts()));
            }
        }
        return Optional.empty();
    }

    /** Returns the language whose programs are in a folder; empty if it is no folder of programs, or none is known. */
    static Optional<Installation> around(Path programs) throws IOException {
        Optional<Path> above = above(programs);
        return above.isPresent() ? in(above.get()) : Optional.empty();
    }

    /** Returns a folder of programs with the libraries beside it, as far as they have the usual names. */
    static Optional<Installation> ofLibraries(Path programs) {
        return above(programs).map(folder -> new Installation(folder, LIBRARIES));
    }

    /** Returns the parts that it needs, whether they exist or not, absolute. */
    List<Path> places() {
        return parts.stream().map(part -> folder.resolve(part).normalize()).toList();
    }

    /** Returns whether a folder is one for programs, with their libraries beside it. */
    static boolean isForPrograms(Path folder) {
        return above(folder).isPresent();
    }

    private static Optional<Path> above(Path programs) {
        return Optional.ofNullable(programs.getFileName())
                .filter(name -> PROGRAM_FOLDERS.contains(name.toString()))
                .flatMap(name -> Optional.ofNullable(programs.getParent()));
    }

    private static boolean hasAll(Path folder, List<String> signs) throws IOException {
        for (String sign : signs) {
            if (!has(folder, sign)) {
                return false;
            }
        }
        return true;
    }

    private static boolean has(Path folder, String sign) throws IOException {
        if (!sign.endsWith("*")) {
            return Files.exists(folder.resolve(sign));
        }
        Path pattern = folder.resolve(sign);
        Path parent = Optional.ofNullable(pattern.getParent()).orElse(folder);
        if (!Files.isDirectory(parent)) {
            return false;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(parent, String.valueOf(pattern.getFileName()))) {
            return found.iterator().hasNext();
        }
    }
}
