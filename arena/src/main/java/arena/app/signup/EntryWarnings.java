package arena.app.signup;

import arena.app.RequestFailure;
import arena.app.contest.ContestCheck;
import arena.app.contest.ContestDraw;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Warnings before entries are drawn or frozen: entries that are undecided, unfit or missing. */
public final class EntryWarnings {

    private EntryWarnings() {}

    /** Returns a sentence for each such entry, beginning with the teams that have signed up. */
    public static List<String> of(OpenContest contest, ServicesFactory factory) {
        List<String> warnings = new ArrayList<>();
        Path root = contest.folder().resolve(SignUps.FOLDER);
        if (Files.isDirectory(root)) {
            try (Stream<Path> all = Files.list(root)) {
                all.filter(Files::isDirectory)
                        .sorted()
                        .flatMap(path -> new SignUpFolder(path).read().stream())
                        .flatMap(signUp -> warning(signUp).stream())
                        .forEach(warnings::add);
            } catch (IOException failure) {
                throw RequestFailure.infrastructure("The sign-ups in " + root + " cannot be read (" + failure + ").");
            }
        }
        warnings.addAll(ContestCheck.of(contest, new ContestDraw(contest).tried(), factory, false)
                .problems());
        return warnings;
    }

    private static Optional<String> warning(SignUp signUp) {
        if (signUp.entry().isEmpty()) {
            return Optional.of(signUp.team() + " has signed up without handing in a bot: it does not take part.");
        }
        SignUp.Entry entry = signUp.entry().get();
        String found = entry.progress().sentences().stream()
                .findFirst()
                .map(words -> " (" + words + ")")
                .orElse("");
        return switch (entry.progress().state()) {
            case REFUSED ->
                signUp.accepted() > 0
                        ? Optional.empty()
                        : Optional.of("The entry of " + signUp.team() + " is refused: it does not take part.");
            case ACCEPTING, ACCEPTED ->
                entry.progress().fit()
                        ? Optional.empty()
                        : Optional.of(signUp.team() + " takes part with an entry that failed its check" + found + ".");
            case WAITING, HELD, CHECKING, CHECKED ->
                Optional.of("The entry of " + signUp.team() + " awaits a decision" + found + ": "
                        + (signUp.accepted() > 0
                                ? "the team plays with its entry " + signUp.accepted() + "."
                                : "it does not take part."));
        };
    }
}
