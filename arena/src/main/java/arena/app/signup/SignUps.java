package arena.app.signup;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.contest.Acceptances;
import arena.app.contest.ContestWatch;
import arena.app.contest.DecisionAuthor;
import arena.app.play.ServicesFactory;
import arena.config.SignUpSettings;
import arena.config.TeamSection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sign-ups for a contest, with their entries. Any number of threads may use it. It is stored in the folder of the
 * contest, so the next arena that opens it continues.
 */
public final class SignUps implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SignUps.class);
    static final String FOLDER = "sign-up";

    /** The states whose entries are checked when the arena starts: one that was held may be started now. */
    private static final Set<SignUp.State> UNCHECKED =
            EnumSet.of(SignUp.State.WAITING, SignUp.State.HELD, SignUp.State.CHECKING);

    /** No team can have such a name. */
    private static final String INCOMING = ".incoming";

    private static final Duration LONGEST_CHECK = Duration.ofMinutes(10);

    private final ContestWatch watch;
    private final ServicesFactory factory;
    private final SignUpSettings settings;
    private final EntryRules rules;
    private final Path root;
    private final SortedMap<String, SignUp> known = new TreeMap<>();
    private final EntryChecks checks = new EntryChecks(LONGEST_CHECK);

    private SignUps(ContestWatch watch, ServicesFactory factory) {
        this.watch = watch;
        this.factory = factory;
        this.settings = watch.contest().machine().serve().signUp();
        this.rules = new EntryRules(watch);
        this.root = watch.contest().ownFolder(FOLDER);
    }

    /** Reads the sign-ups, and continues what a killed arena has begun. */
    public static SignUps open(ContestWatch watch, ServicesFactory factory) {
        SignUps opened = new SignUps(watch, factory);
        try {
            opened.resume();
        } catch (IOException | UncheckedIOException failure) {
            throw opened.failed(failure);
        }
        return opened;
    }

    private synchronized void resume() throws IOException {
        SignUpFolder.remove(incoming());
        Files.createDirectory(incoming());
        List<Path> folders;
        try (Stream<Path> all = Files.list(root)) {
            folders = all.filter(path -> Files.isDirectory(path) && !path.equals(incoming()))
                    .sorted()
                    .toList();
        }
        for (Path path : folders) {
            SignUpFolder folder = new SignUpFolder(path);
            Optional<SignUp> signUp = folder.read();
            folder.tidy(signUp);
            signUp.ifPresent(one -> known.put(one.team(), one));
        }
        for (SignUp one : all()) {
            SignUp.State state =
                    one.entry().map(entry -> entry.progress().state()).orElse(SignUp.State.ACCEPTED);
            if (state == SignUp.State.ACCEPTING) {
                finish(one);
            } else if (UNCHECKED.contains(state)) {
                check(one);
            }
        }
    }

    private RequestFailure failed(Exception failure) {
        return RequestFailure.infrastructure("The entries of teams cannot be saved in " + root + " (" + failure
                + "); check that its disk has space.");
    }

    /** Returns the folder for archives that are arriving; its leftovers are deleted. */
    public Path incoming() {
        return root.resolve(INCOMING);
    }

    /** Returns the limits of an entry, and of the number of teams. */
    public SignUpSettings settings() {
        return settings;
    }

    /** Returns all sign-ups, by the teams' names. */
    public synchronized List<SignUp> all() {
        return List.copyOf(known.values());
    }

    /** Returns the sign-up of a team. */
    public synchronized Optional<SignUp> of(String team) {
        return Optional.ofNullable(known.get(team));
    }

    /** Returns whether the limit of teams is reached. */
    public synchronized boolean isFull() {
        return known.size() >= settings.teams();
    }

    /** Returns a sentence that says why no more teams are admitted; empty while teams may sign up. */
    public Optional<String> closed() {
        return rules.closed();
    }

    private SignUpFolder folder(String team) {
        return new SignUpFolder(root.resolve(team));
    }

    private SignUp known(String team) {
        return of(team).orElseThrow(() -> RequestFailure.usage(NameLookup.unknown(
                "team", team, all().stream().map(SignUp::team).toList())));
    }

    private void keep(SignUp signUp) {
        try {
            folder(signUp.team()).keep(signUp);
        } catch (IOException failure) {
            throw failed(failure);
        }
        known.put(signUp.team(), signUp);
    }

    /**
     * Signs a team up.
     *
     * @param title its name on pages; empty for its name
     * @param members the people of the team; empty if unknown
     */
    public synchronized SignUp signUp(String team, String title, String members) {
        closed().ifPresent(words -> {
            throw RequestFailure.usage(words);
        });
        watch.contest().machine().field().teamNames().mistake(team).ifPresent(words -> {
            throw RequestFailure.usage(words + ".");
        });
        TeamSection.mistake(title, members).ifPresent(words -> {
            throw RequestFailure.usage(Character.toUpperCase(words.charAt(0)) + words.substring(1));
        });
        Stream.concat(watch.contest().file().teamNames().stream(), known.keySet().stream())
                .filter(team::equalsIgnoreCase)
                .findFirst()
                .ifPresent(other -> {
                    throw RequestFailure.usage("There is already a team " + other + "; choose another name.");
                });
        SignUp made = new SignUp(team, title, members, Optional.empty(), 0);
        keep(made);
        return made;
    }

    /** A source of the files of an entry. */
    private interface Source {
        void writeTo(EntryFiles files) throws IOException;
    }

    /**
     * Takes the archive of a team as its entry.
     *
     * @throws RequestFailure if it is refused; the entry from before then stays
     */
    public SignUp takeArchive(String team, Path archive, StartCommand start) {
        return take(team, start, new ZipArchive(archive, settings.limits().files())::unpack);
    }

    /**
     * Takes a copy of a folder on the share as the entry of a team.
     *
     * @throws RequestFailure if it is refused; the entry from before then stays
     */
    public SignUp takeFolder(String team, String name, StartCommand start) {
        Path share = settings.share()
                .orElseThrow(() -> RequestFailure.usage("Folders cannot be handed in here; send an archive."));
        return take(team, start, new SharedFolder(share, name)::copy);
    }

    private SignUp take(String team, StartCommand start, Source source) {
        SignUpFolder folder = folder(team);
        known(team);
        rules.requireOpenFor(team);
        try {
            Path incoming = folder.incoming();
            try {
                EntryFiles files = new EntryFiles(incoming, settings.limits());
                source.writeTo(files);
                if (files.files() == 0) {
                    throw RequestFailure.failed("The entry is empty.");
                }
                return take(team, start, incoming, files);
            } finally {
                SignUpFolder.remove(incoming);
            }
        } catch (IOException | UncheckedIOException failure) {
            throw failed(failure);
        }
    }

    /** Makes files that have arrived completely the entry of the team. */
    private synchronized SignUp take(String team, StartCommand start, Path incoming, EntryFiles files)
            throws IOException {
        SignUp before = known(team);
        rules.requireOpenFor(team);
        int last = before.entry().map(SignUp.Entry::number).orElse(0);
        int number = last + 1;
        SignUpFolder folder = folder(team);
        folder.take(incoming, number);
        try {
            SignUp.Entry entry = new SignUp.Entry(
                    number,
                    rules.start(team, start, folder.upload(number)),
                    files.files(),
                    files.bytes(),
                    System.currentTimeMillis(),
                    SignUp.Progress.of(SignUp.State.WAITING));
            SignUp taken = before.with(entry);
            keep(taken);
            SignUpFolder.remove(folder.upload(last));
            check(taken);
            return taken;
        } catch (RequestFailure refused) {
            SignUpFolder.remove(folder.upload(number));
            throw refused;
        }
    }

    private SignUp.Entry entry(SignUp signUp) {
        return signUp.entry()
                .orElseThrow(() -> RequestFailure.usage(signUp.team() + " has not handed in an entry yet."));
    }

    private SignUp.Entry undecided(String team) {
        SignUp signUp = known(team);
        rules.requireOpenFor(team);
        SignUp.Entry entry = entry(signUp);
        SignUp.State state = entry.progress().state();
        if (state == SignUp.State.WAITING || state == SignUp.State.CHECKING) {
            throw RequestFailure.usage("The entry of " + team + " is being checked; wait for the result.");
        }
        if (state == SignUp.State.ACCEPTED) {
            throw RequestFailure.usage("This entry of " + team + " is accepted already.");
        }
        return entry;
    }

    /** Checks an entry again. */
    public synchronized void check(String team) {
        SignUp.Entry entry = undecided(team);
        check(known(team).with(entry));
    }

    private synchronized void check(SignUp signUp) {
        SignUp.Entry entry = entry(signUp).with(SignUp.Progress.of(SignUp.State.WAITING));
        keep(signUp.with(entry));
        checks.add(() -> findings(signUp.team(), entry), findings -> recordFindings(signUp.team(), entry, findings));
    }

    private Optional<EntryCheck.Findings> findings(String team, SignUp.Entry entry) {
        Path upload = folder(team).upload(entry.number());
        try (EntryCheck check = new EntryCheck(watch.contest(), factory)) {
            Optional<String> refusal = check.refusal(team, entry.start(), upload);
            if (refusal.isPresent()) {
                LOG.warn("The entry {} of {} is held. {}", entry.number(), team, refusal.get());
                progress(
                        team,
                        entry,
                        new SignUp.Progress(
                                SignUp.State.HELD, false, refusal.stream().toList(), "", ""));
                return Optional.empty();
            }
            return progress(team, entry, SignUp.Progress.of(SignUp.State.CHECKING))
                    ? Optional.of(check.of(team, entry.start(), upload))
                    : Optional.empty();
        }
    }

    /** Records the progress of an entry; returns whether it is still the newest of its team. */
    private synchronized boolean progress(String team, SignUp.Entry entry, SignUp.Progress progress) {
        SignUp now = known(team);
        boolean newest = now.entry().map(SignUp.Entry::number).equals(Optional.of(entry.number()));
        if (newest) {
            keep(now.with(entry.with(progress)));
        }
        return newest;
    }

    private void recordFindings(String team, SignUp.Entry entry, EntryCheck.Findings found) {
        progress(team, entry, new SignUp.Progress(SignUp.State.CHECKED, found.fit(), found.sentences(), "", ""));
    }

    /**
     * Accepts the newest entry of a team: from now on it is a team of the contest, or plays with this entry in place
     * of its last one.
     */
    public synchronized void accept(String team, DecisionAuthor author) {
        SignUp.Entry entry = undecided(team);
        SignUp before = known(team);
        SignUp accepting = before.with(decided(entry, SignUp.State.ACCEPTING, author));
        keep(accepting);
        try {
            finish(accepting);
        } catch (IOException failure) {
            throw failed(failure);
        } catch (RequestFailure refused) {
            keep(before);
            throw refused;
        }
    }

    private static SignUp.Entry decided(SignUp.Entry entry, SignUp.State state, DecisionAuthor author) {
        SignUp.Progress progress = entry.progress();
        return entry.with(
                new SignUp.Progress(state, progress.fit(), progress.sentences(), author.by(), author.reason()));
    }

    /** Completes an acceptance; each step does nothing if it was done before. */
    private void finish(SignUp accepting) throws IOException {
        SignUp.Entry entry = entry(accepting);
        SignUpFolder folder = folder(accepting.team());
        rules.enter(accepting, entry, folder.played());
        folder.play(entry.number());
        keep(accepting.withAccepted());
        SignUp.Progress progress = entry.progress();
        String found = progress.fit()
                ? ""
                : "unfit"
                        + progress.sentences().stream()
                                .findFirst()
                                .map(words -> " (" + words + ")")
                                .orElse("");
        new Acceptances(watch.contest())
                .add(new Acceptances.Acceptance(
                        accepting.team(),
                        entry.number(),
                        progress.fit(),
                        progress.by(),
                        Stream.of(found, progress.reason())
                                .filter(words -> !words.isEmpty())
                                .collect(Collectors.joining("; ")),
                        System.currentTimeMillis()));
    }

    /**
     * Refuses the newest entry of a team; one that was accepted before still plays.
     *
     * @throws RequestFailure if no reason is given
     */
    public synchronized void refuse(String team, DecisionAuthor author) {
        if (author.reason().isEmpty()) {
            throw RequestFailure.usage("Give a reason; the team sees it.");
        }
        SignUp.Entry entry = undecided(team);
        keep(known(team).with(decided(entry, SignUp.State.REFUSED, author)));
    }

    /** Returns the names of all teams with a link: those of the contest, and those that have signed up. */
    public List<String> teams() {
        List<String> teams = new ArrayList<>(watch.teams());
        all().stream().map(SignUp::team).filter(team -> !teams.contains(team)).forEach(teams::add);
        return teams;
    }

    @Override
    public void close() {
        checks.close();
    }
}
