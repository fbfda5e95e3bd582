package arena.exchange;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A file with which a bot probably meant to answer, where there is none of the right name: {@code ouput_3.txt}, {@code
 * output3.txt}, {@code output_03.txt}, {@code out/output_3.txt}, {@code output_4.txt}. It is a hint to the bot's author
 * and no answer; it is looked for when a time-out is judged, and never before.
 */
final class MisnamedAnswer {

    private static final int MOST_NAMES = 1_000;
    private static final int MOST_FOLDERS = 20;
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    private static final String STEM = "output";
    private static final String BEGINNING = "out";
    private static final int MOST_LETTERS = 8;

    private final OpenFolder folder;
    private final int number;

    /** The fit of the number in a name, the best first. */
    private enum Fit {
        EQUAL,
        MISSING,
        NEXT
    }

    private record Candidate(Fit fit, String name) {}

    private MisnamedAnswer(OpenFolder folder, int number) {
        this.folder = folder;
        this.number = number;
    }

    /** Returns the name, relative to the folder, of what was probably meant as the answer to a prompt. */
    static Optional<String> find(OpenFolder folder, int number) {
        try {
            return new MisnamedAnswer(folder, number).scan();
        } catch (IOException noHint) {
            // A folder that cannot be listed is remarked where its contents are needed.
            return Optional.empty();
        }
    }

    private Optional<String> scan() throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        try (DirectoryStream<Path> entries = folder.names()) {
            int count = 0;
            for (Path entry : entries) {
                String name = entry.getFileName().toString();
                Optional<Fit> fit = fit(name);
                fit.ifPresent(found -> candidates.add(new Candidate(found, name)));
                if (fit.isEmpty() || !name.contains(".")) {
                    others.add(entry.getFileName());
                }
                if (++count >= MOST_NAMES) {
                    break;
                }
            }
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return inSubfolder(others)
                .or(() -> candidates.stream()
                        .min(Comparator.comparing(Candidate::fit).thenComparing(Candidate::name))
                        .map(Candidate::name));
    }

    /** Returns the answer of the right name that is one folder too deep. */
    private Optional<String> inSubfolder(List<Path> names) {
        String wanted = FileName.of(FileName.Kind.OUTPUT, number);
        return names.stream()
                .sorted()
                .filter(this::isFolder)
                .limit(MOST_FOLDERS)
                .filter(name -> holds(name, wanted))
                .findFirst()
                .map(name -> name + "/" + wanted);
    }

    private boolean isFolder(Path name) {
        try {
            return folder.isFolder(name);
        } catch (IOException cannotBeSeen) {
            return false;
        }
    }

    private boolean holds(Path name, String wanted) {
        try (OpenFolder inner = folder.inside(name)) {
            return inner.entry(wanted).filter(FileState::isFile).isPresent();
        } catch (IOException cannotBeSeen) {
            return false;
        }
    }

    /** Returns how well a name fits; empty if it cannot be meant. */
    private Optional<Fit> fit(String name) {
        Optional<FileName> protocol = FileName.read(name);
        if (protocol.isPresent()) {
            return protocol.filter(file -> file.kind() == FileName.Kind.OUTPUT && file.number() == number + 1)
                    .map(file -> Fit.NEXT);
        }
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        String stem = plain.replaceAll("(txt|text|tmp|temp|part|bak|out)+$", "");
        String letters = stem.replaceAll("[^a-z]", "");
        return isLikeOutput(letters.isEmpty() ? plain.replaceAll("[^a-z]", "") : letters)
                ? fitOfNumber(plain)
                : Optional.empty();
    }

    private Optional<Fit> fitOfNumber(String plain) {
        List<String> numbers = DIGITS.matcher(plain)
                .results()
                .map(MatchResult::group)
                .map(digits -> digits.replaceFirst("^0+", ""))
                .toList();
        if (numbers.contains(Integer.toString(number))) {
            return Optional.of(Fit.EQUAL);
        }
        if (numbers.stream().allMatch(String::isEmpty)) {
            return Optional.of(Fit.MISSING);
        }
        return numbers.contains(Integer.toString(number + 1)) ? Optional.of(Fit.NEXT) : Optional.empty();
    }

    /**
     * Returns whether all letters but one at least occur in their order with hardly any other, or the beginning does.
     */
    private static boolean isLikeOutput(String letters) {
        return letters.startsWith(BEGINNING)
                || (letters.length() <= MOST_LETTERS && common(letters) >= STEM.length() - 1);
    }

    /** Returns the length of the longest common subsequence of both words. */
    private static int common(String letters) {
        int[] before = new int[STEM.length() + 1];
        for (int at = 0; at < letters.length(); at++) {
            int[] now = new int[STEM.length() + 1];
            for (int k = 1; k <= STEM.length(); k++) {
                now[k] = letters.charAt(at) == STEM.charAt(k - 1) ? before[k - 1] + 1 : Math.max(before[k], now[k - 1]);
            }
            before = now;
        }
        return before[STEM.length()];
    }
}
