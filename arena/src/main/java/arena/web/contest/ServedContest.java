package arena.web.contest;

import arena.app.contest.ContestLinks;
import arena.app.contest.ContestPlay;
import arena.app.contest.ContestWatch;
import arena.app.signup.SignUps;
import java.util.List;
import java.util.Optional;

/**
 * The contest that this server shows.
 *
 * @param watch how it stands
 * @param play plays it here, if the organiser wants that
 * @param links the keys of who may see and do more than everybody
 * @param signUps who has entered it by himself; nothing where nobody may
 */
record ServedContest(ContestWatch watch, ContestPlay play, ContestLinks links, Optional<SignUps> signUps) {

    /** Returns the names of all teams that have a link. */
    List<String> teams() {
        return signUps.map(SignUps::teams).orElseGet(watch::teams);
    }

    /** Returns whose key that is. */
    Optional<ContestLinks.Holder> holder(String key) {
        return links.holder(key, teams());
    }
}
