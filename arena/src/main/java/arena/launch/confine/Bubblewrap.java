package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A confinement by bubblewrap (Linux): a process space of its own, and a file system that shows only what the program
 * needs.
 */
final class Bubblewrap implements Confinement {

    private static final List<String> ALWAYS =
            List.of("--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL");

    /**
     * Bubblewrap reads its own arguments from its input: on its command line the program could read them, and with them
     * the name of every folder that is hidden from it.
     */
    private static final String READ_INPUT = "exec 3<&0 </dev/null; exec bwrap --args 3 -- \"$@\"";

    private final LaunchTerms terms;
    private VisibleFolders.Scratch scratch = new VisibleFolders.Scratch(Optional.empty());

    Bubblewrap(LaunchTerms terms) {
        this.terms = terms;
    }

    @Override
    public ConfinementLevel level() {
        return ConfinementLevel.BWRAP;
    }

    @Override
    public String words() {
        return "Launched bots are confined by bubblewrap: they see only the system's programs, their languages"
                + " and their own folders, "
                + (terms.sight().network()
                        ? "may use the network and the services of this machine, "
                        : "have no network, ")
                + Confinement.limitWords(terms)
                + ", and end with the match and with the arena.";
    }

    @Override
    public List<String> wrap(ProgramStart start) {
        return wrap(start.around(), start.words());
    }

    @Override
    public Optional<byte[]> input(ProgramStart start) throws IOException {
        return Optional.of(input(new VisibleFolders(start, terms.sight()).arguments(scratch)));
    }

    @Override
    public Optional<String> fault() {
        if (SystemTools.find("bwrap").isEmpty()) {
            return Optional.of("bubblewrap is not installed");
        }
        try {
            Optional<String> fault = faultWith(
                    new VisibleFolders.Scratch(Optional.of(terms.limits().fileBytes())));
            // Older versions have no size option; the system bounds their folders at half of its memory.
            return fault.isEmpty() ? fault : faultWith(new VisibleFolders.Scratch(Optional.empty()));
        } catch (IOException failure) {
            return Optional.of(failure.toString());
        }
    }

    private Optional<String> faultWith(VisibleFolders.Scratch tried) throws IOException {
        scratch = tried;
        return SystemTools.fault(
                wrap(ProgramStart.CommandPrefixes.NOTHING, List.of("true")), input(VisibleFolders.ofSystem(tried)));
    }

    private byte[] input(List<String> folders) {
        List<String> words = new ArrayList<>(ALWAYS);
        if (terms.sight().network()) {
            words.add("--share-net");
        }
        words.addAll(folders);
        return Mounts.bytes(words);
    }

    private List<String> wrap(ProgramStart.CommandPrefixes around, List<String> command) {
        List<String> words = new ArrayList<>(Confinement.prefix(terms, around));
        words.addAll(Confinement.diesWithArena());
        words.addAll(List.of("sh", "-c", READ_INPUT, "arena-bwrap"));
        words.addAll(command);
        return words;
    }
}
