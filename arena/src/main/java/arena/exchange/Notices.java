package arena.exchange;

import arena.match.Invitation;
import java.util.HashSet;
import java.util.Set;

/** Writes down what is odd in a folder: each thing once, and no more than a record can bear. */
final class Notices {

    /** After so many notices of one folder and match the others are not named. */
    private static final int MOST = 100;

    private final Invitation invitation;
    private final TeamFolder team;
    private final Set<String> told = new HashSet<>();

    Notices(Invitation invitation, TeamFolder team) {
        this.invitation = invitation;
        this.team = team;
    }

    /** Notices something that the same words have not said yet. */
    void tell(String kind, String words) {
        if (told.size() >= MOST || !told.add(kind + " " + words)) {
            return;
        }
        invitation.notice(kind, words);
        if (told.size() == MOST) {
            invitation.notice("more", "what else is odd in the folder of " + team.name() + " is not named any more");
        }
    }
}
