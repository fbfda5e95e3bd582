package arena.launch;

import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A check of which teams can read the folders of others: by the account that owns each folder, by its mode, and by its
 * access list. An account that may only pass through a folder can read any file there whose name it knows, and all
 * names of the protocol are known.
 *
 * <p>A bot that serves its folder from elsewhere is assumed to run under the account that owns the folder. Where the
 * server of a share maps accounts, its own settings count and not these.
 */
public final class FolderAccessCheck {

    private static final Logger LOG = LoggerFactory.getLogger(FolderAccessCheck.class);

    /** A folder that hangs must not delay a contest. */
    private static final long PATIENCE_SECONDS = 10;

    private static final int ROOT = 0;
    private static final int OTHERS_LOOK = 05;
    private static final int GROUP_LOOK = 050;

    private final int arena;
    private final List<TeamPlace> places = new ArrayList<>();
    private final SortedMap<Integer, Optional<List<Integer>>> groups = new TreeMap<>();

    /** The folders that a team's player can see. */
    public enum Visibility {
        /** A program started from elsewhere, under the account that owns the folder. */
        SERVED,
        /** A program started by the arena under its own account, which sees other folders. */
        LAUNCHED,
        /** A program started by the arena that sees its own folder only. */
        CONFINED
    }

    /**
     * A team with a folder.
     *
     * @param folder the folder; if it does not exist yet, the arena creates it
     */
    public record Tenant(String team, Path folder, Visibility sight) {}

    /**
     * The read permissions of a folder.
     *
     * @param all whether any account may read for which nothing else is stated
     * @param accounts the accounts that its access list names, with whether they may
     * @param groups the groups that may, the folder's own among them
     * @param isListKnown whether the access list could be read; if not, only the folder's own group is known
     * @param key the identity of the folder; empty if it is yet to be created
     */
    private record Permissions(
            int owner,
            boolean all,
            SortedMap<Integer, Boolean> accounts,
            List<Integer> groups,
            boolean isListKnown,
            Optional<Object> key) {}

    /**
     * A team's folder and its player.
     *
     * @param account the account of the program that plays
     */
    private record TeamPlace(Tenant tenant, int account, Permissions rights) {
        boolean isReader() {
            return tenant.sight() != Visibility.CONFINED;
        }

        String path() {
            return "'" + tenant.folder().toString().replace("'", "'\\''") + "'";
        }
    }

    private FolderAccessCheck(int arena) {
        this.arena = arena;
    }

    /**
     * Returns the problems, a sentence each with the command that helps; none if no team can read another one's folder.
     * Where the arena starts all programs, their confinement alone decides.
     */
    public static List<String> problems(List<Tenant> tenants) {
        if (tenants.size() < 2 || tenants.stream().noneMatch(tenant -> tenant.sight() == Visibility.SERVED)) {
            return List.of();
        }
        CompletableFuture<List<String>> found = new CompletableFuture<>();
        Thread thread = new Thread(() -> found.complete(scan(tenants)), "secrecy");
        thread.setDaemon(true);
        thread.start();
        try {
            return found.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException hung) {
            return List.of("It is unknown whether teams can read each other's folders: a folder does not respond.");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /**
     * Returns the problems of a folder that holds team folders, as if each team had its bot on another machine.
     *
     * @throws IOException if the folder cannot be listed
     */
    public static List<String> problems(Path field) throws IOException {
        try (Stream<Path> all = Files.list(field)) {
            return problems(all.filter(Files::isDirectory)
                    .filter(folder -> !folder.getFileName().toString().startsWith("."))
                    .sorted()
                    .map(folder -> new Tenant(folder.getFileName().toString(), folder, Visibility.SERVED))
                    .toList());
        }
    }

    private static List<String> scan(List<Tenant> tenants) {
        try {
            FolderAccessCheck secrecy = new FolderAccessCheck(SystemTools.account());
            List<String> links = new ArrayList<>();
            for (Tenant tenant : tenants) {
                if (Files.isSymbolicLink(tenant.folder())) {
                    links.add(link(tenant));
                    continue;
                }
                Permissions rights = secrecy.rights(tenant.folder());
                int account = tenant.sight() == Visibility.SERVED ? rights.owner() : secrecy.arena;
                secrecy.places.add(new TeamPlace(tenant, account, rights));
            }
            links.addAll(secrecy.sentences());
            return links;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
            LOG.debug("the rights of the team folders are unknown: {}", unknown.toString());
            return List.of("This system does not report whether teams can read each other's folders.");
        }
    }

    /** The permissions of a link mean nothing, and changing them would change the folder that it leads to. */
    private static String link(Tenant tenant) throws IOException {
        return "The team folder of " + tenant.team() + " is a link to "
                + Files.readSymbolicLink(tenant.folder()) + ", which the arena does not follow: " + tenant.team()
                + " cannot become ready in any game until it is replaced by a folder: rm '" + tenant.folder() + "'";
    }

    private static int number(Path path, String what) throws IOException {
        return (Integer) Files.getAttribute(path, "unix:" + what, LinkOption.NOFOLLOW_LINKS);
    }

    private Permissions rights(Path folder) throws IOException {
        try {
            int mode = number(folder, "mode");
            SortedMap<Integer, Boolean> accounts = new TreeMap<>();
            List<Integer> groups = new ArrayList<>();
            boolean known = true;
            // The group bits are the most that an access list can grant.
            if ((mode & (GROUP_LOOK | OTHERS_LOOK)) != 0) {
                known = readList(folder, accounts, groups, number(folder, "gid"));
            }
            return new Permissions(
                    number(folder, "uid"), (mode & OTHERS_LOOK) != 0, accounts, groups, known, key(folder));
        } catch (NoSuchFileException missing) {
            return new Permissions(arena, false, new TreeMap<>(), List.of(), true, Optional.empty());
        }
    }

    private static Optional<Object> key(Path folder) throws IOException {
        return Optional.ofNullable(Files.readAttributes(folder, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .fileKey());
    }

    /** Reads the access list of a folder; returns whether that was possible. */
    private static boolean readList(
            Path folder, SortedMap<Integer, Boolean> accounts, List<Integer> groups, int ownGroup) {
        Optional<String> list = SystemTools.output(List.of("getfacl", "-n", "-p", "-c", "-E", "--", folder.toString()));
        int mask = list.stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith("mask::"))
                .mapToInt(line -> bits(line.substring("mask::".length())))
                .findFirst()
                .orElse(07);
        if (list.isEmpty()) {
            groups.add(ownGroup);
            return false;
        }
        for (String line : list.get().lines().toList()) {
            String[] words = line.split(":", -1);
            boolean looks = words.length == 3 && (bits(words[2]) & mask & OTHERS_LOOK) != 0;
            if (words.length == 3 && words[0].equals("user") && !words[1].isEmpty()) {
                accounts.put(Integer.valueOf(words[1]), looks);
            } else if (looks && words[0].equals("group")) {
                groups.add(words[1].isEmpty() ? ownGroup : Integer.parseInt(words[1]));
            }
        }
        return true;
    }

    private static int bits(String letters) {
        return (letters.contains("r") ? 4 : 0) + (letters.contains("w") ? 2 : 0) + (letters.contains("x") ? 1 : 0);
    }

    private List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        addSame(sentences);
        SortedSet<Integer> owners = new TreeSet<>();
        places.forEach(place -> owners.add(place.rights().owner()));
        owners.forEach(owner -> addShared(owner, sentences));
        List<TeamPlace> open = places.stream()
                .filter(victim -> !strangers(victim, account -> isOpen(victim.rights(), account))
                        .isEmpty())
                .toList();
        if (!open.isEmpty()) {
            sentences.add("Every account of this machine can read the team folders " + names(open) + ": chmod o= "
                    + open.stream().map(TeamPlace::path).collect(Collectors.joining(" ")));
        }
        places.stream().filter(victim -> !open.contains(victim)).forEach(victim -> addNamed(victim, sentences));
        return sentences;
    }

    /**
     * Adds folders that are the same: one can be mounted under two names, and a case-insensitive system takes two names
     * for one.
     */
    private void addSame(List<String> sentences) {
        Map<Object, List<TeamPlace>> folders = new LinkedHashMap<>();
        places.forEach(place -> place.rights()
                .key()
                .ifPresent(key ->
                        folders.computeIfAbsent(key, any -> new ArrayList<>()).add(place)));
        folders.values().stream()
                .filter(same -> same.size() > 1)
                .forEach(same -> sentences.add("The team folders " + names(same) + " are the same folder under"
                        + " several names: each team can read and remove the files of the others. Give each"
                        + " team a folder of its own."));
    }

    /** Adds folders of one account: a program can read all folders of its own account. */
    private void addShared(int owner, List<String> sentences) {
        List<TeamPlace> owned =
                places.stream().filter(place -> place.rights().owner() == owner).toList();
        List<TeamPlace> together = places.stream()
                .filter(place -> owned.contains(place) || (place.isReader() && place.account() == owner))
                .toList();
        if (together.size() > 1 && together.stream().anyMatch(place -> place.isReader() && place.account() == owner)) {
            sentences.add("The team folders " + names(together) + " belong to the same account (" + owner
                    + "): a bot without confinement can read the hidden files of another. Give each team an"
                    + " account that owns its folder (chown -R ACCOUNT FOLDER), and on a share a part of its"
                    + " own (Samba: valid users).");
        }
    }

    /** Adds readers by the folder's group or its access list, or as superuser, where not every account may read. */
    private void addNamed(TeamPlace victim, List<String> sentences) {
        List<TeamPlace> readers = strangers(victim, account -> isGranted(victim.rights(), account));
        if (!readers.isEmpty()) {
            String denials = readers.stream()
                    .map(reader -> "-m u:" + reader.account() + ":---")
                    .distinct()
                    .collect(Collectors.joining(" "));
            sentences.add(names(readers) + " can read the team folder of "
                    + victim.tenant().team()
                    + how(victim, readers)
                    + ": setfacl " + denials + " " + victim.path());
        }
        List<TeamPlace> superusers = strangers(victim, account -> account == ROOT);
        if (!superusers.isEmpty()) {
            sentences.add(names(superusers) + " plays as root and can read the team folder of "
                    + victim.tenant().team() + ": chown -R ACCOUNT "
                    + superusers.stream().map(TeamPlace::path).collect(Collectors.joining(" ")));
        }
    }

    private String how(TeamPlace victim, List<TeamPlace> readers) {
        if (!victim.rights().isListKnown()) {
            return " if a group or an access list allows it, which is unknown without the program getfacl";
        }
        return readers.stream().allMatch(reader -> isKnown(victim.rights(), reader.account()))
                ? " by its group or its access list"
                : " if it is in a group with that right, which the system does not report";
    }

    private boolean isKnown(Permissions folder, int account) {
        return folder.accounts().containsKey(account) || groups(account).isPresent();
    }

    private static boolean isOpen(Permissions folder, int account) {
        return folder.all() && folder.accounts().getOrDefault(account, true);
    }

    private boolean isGranted(Permissions folder, int account) {
        if (folder.accounts().containsKey(account)) {
            return folder.accounts().getOrDefault(account, true);
        }
        return !folder.groups().isEmpty()
                && groups(account)
                        .map(all -> all.stream().anyMatch(folder.groups()::contains))
                        .orElse(true);
    }

    /** Returns the groups of an account; empty if the system does not report them. */
    private Optional<List<Integer>> groups(int account) {
        return groups.computeIfAbsent(
                account,
                number -> SystemTools.output(List.of("id", "-G", Integer.toString(number)))
                        .map(words -> Arrays.stream(words.strip().split(" ", -1))
                                .map(Integer::valueOf)
                                .toList()));
    }

    /** Returns the players that see other folders, do not own this one, and whose account satisfies a condition. */
    private List<TeamPlace> strangers(TeamPlace victim, Predicate<Integer> holds) {
        return places.stream()
                .filter(one ->
                        one.isReader() && one.account() != victim.rights().owner() && holds.test(one.account()))
                .toList();
    }

    private static String names(List<TeamPlace> some) {
        return some.stream().map(place -> place.tenant().team()).collect(Collectors.joining(", "));
    }
}
