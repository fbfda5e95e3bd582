package arena.ladder;

/**
 * A challenge: a team wants its newest version to meet an opponent.
 *
 * @param team the team that challenges
 * @param opponent the name of a bot, or of a team, whose newest version then plays
 * @param games the number of games that are still to be played
 */
public record LadderChallenge(String team, String opponent, int games) {

    LadderChallenge afterOneGame() {
        return new LadderChallenge(team, opponent, games - 1);
    }
}
