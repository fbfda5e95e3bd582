package arena.launch.confine;

import arena.launch.terms.ConfinementLevel;
import java.util.List;
import java.util.Optional;

/** The absence of a confinement: the program's process tree is ended as far as the system still shows it. */
class Unconfined implements Confinement {

    @Override
    public ConfinementLevel level() {
        return ConfinementLevel.NONE;
    }

    @Override
    public String words() {
        return "Launched bots run unconfined: they may do whatever the arena's account may, and they can"
                + " outlive an arena that is killed, or the match if they clear their environment. Launch"
                + " only bots that you trust.";
    }

    @Override
    public List<String> wrap(ProgramStart start) {
        return start.words();
    }

    @Override
    public Optional<String> fault() {
        return Optional.empty();
    }
}
