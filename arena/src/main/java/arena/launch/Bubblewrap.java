package arena.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Starts a program inside bubblewrap (Linux): a process space of its own, and a file system that shows what it needs. */
final class Bubblewrap implements Confinement {

    private static final List<String> ALWAYS =
            List.of("--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL");

    private final LaunchTerms terms;

    Bubblewrap(LaunchTerms terms) {
        this.terms = terms;
    }

    @Override
    public Confine level() {
        return Confine.BWRAP;
    }

    @Override
    public String words() {
        return "Launched bots are confined by bubblewrap: they see the system and their own team folder alone, "
                + (terms.sight().network() ? "may use the network, " : "have no network, ")
                + Confinement.limitWords(terms)
                + ", and end with the match and with the arena; their memory and processor time have no limit.";
    }

    @Override
    public List<String> wrap(Start start) {
        return wrap(new VisibleFolders(start, terms.sight()).arguments(), start.words());
    }

    @Override
    public Optional<String> fault() {
        if (SystemTools.find("bwrap").isEmpty()) {
            return Optional.of("bubblewrap is not installed");
        }
        return SystemTools.fault(wrap(VisibleFolders.ofSystem(), List.of("true")));
    }

    private List<String> wrap(List<String> folders, List<String> command) {
        List<String> words = new ArrayList<>(Confinement.prefix(terms));
        words.addAll(Confinement.whileTheArenaLives());
        words.add("bwrap");
        words.addAll(ALWAYS);
        if (terms.sight().network()) {
            words.add("--share-net");
        }
        words.addAll(folders);
        words.add("--");
        words.addAll(command);
        return words;
    }
}
