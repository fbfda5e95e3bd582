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
 * @param watch the state of the contest
 * @param play the run of its games in this process, if the organiser starts one
 * @param links the keys of the organiser and the teams
 * @param signUps the teams that have signed up; empty where sign-up is off
 */
record ServedContest(ContestWatch watch, ContestPlay play, ContestLinks links, Optional<SignUps> signUps) {

    /** Returns the names of all teams that have a link. */
    List<String> teams() {
        return signUps.map(SignUps::teams).orElseGet(watch::teams);
    }

    /** Returns the holder of a key. */
    Optional<ContestLinks.Holder> holder(String key) {
        return links.holder(key, teams());
    }
}
