package arena.tournament.format;

import arena.tournament.format.Row.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the members of a section have done in some of its games. */
final class Standings {

    private static final Figures NOTHING = new Figures(0, 0, 0, 0, Points.NONE, 0, 0);

    private final List<Game> games;
    private final Rewards rewards;
    private final SortedMap<Integer, Figures> figures = new TreeMap<>();

    /** A game that was played. */
    record Game(Fixture fixture, Score score) {
        Game {
            if (fixture.seats().size() != score.places().size()) {
                throw new IllegalArgumentException(
                        "fixture " + fixture.id() + " has " + fixture.seats().size() + " seats, its score is " + score);
            }
        }
    }

    private Standings(List<Integer> members, List<Game> games, Rewards rewards) {
        this.games = List.copyOf(games);
        this.rewards = rewards;
        members.forEach(member -> figures.put(member, NOTHING));
        for (Game game : games) {
            for (int seat = 0; seat < game.fixture().seats().size(); seat++) {
                add(game, seat);
            }
        }
    }

    /** Adds up what was played; who is no member is left out, and what is not played yet counts nothing. */
    static Standings of(List<Integer> members, List<Fixture> fixtures, Scores scores, Rewards rewards) {
        List<Game> games = new ArrayList<>();
        for (Fixture fixture : fixtures) {
            scores.of(fixture).ifPresent(score -> games.add(new Game(fixture, score)));
        }
        return new Standings(members, games, rewards);
    }

    /** Adds up what was played, and what was awarded without a game, such as for a bye. */
    static Standings of(List<Integer> members, Play.Meetings meetings, Scores scores, Rewards rewards) {
        Standings standings = of(members, meetings.fixtures(), scores, rewards);
        meetings.awarded().forEach((member, points) -> standings.award(member, points));
        return standings;
    }

    private void award(int member, Points points) {
        Figures before = figures(member);
        figures.put(
                member,
                new Figures(
                        before.played(),
                        before.won(),
                        before.drawn(),
                        before.lost(),
                        before.points().plus(points),
                        before.moves(),
                        before.gamePoints()));
    }

    private void add(Game game, int seat) {
        Figures before = figures.get(game.fixture().seats().get(seat));
        if (before != null) {
            figures.put(game.fixture().seats().get(seat), sum(before, game.score(), seat));
        }
    }

    private Figures sum(Figures before, Score score, int seat) {
        boolean won = score.isWonBy(seat);
        boolean drawn = !won && score.places().get(seat) == 1;
        return new Figures(
                before.played() + 1,
                before.won() + (won ? 1 : 0),
                before.drawn() + (drawn ? 1 : 0),
                before.lost() + (won || drawn ? 0 : 1),
                before.points().plus(rewards.of(score, seat)),
                before.moves() + (won ? score.moves() : 0),
                Math.addExact(before.gamePoints(), score.points().get(seat)));
    }

    /** Returns what a member has done. */
    Figures figures(int member) {
        return Optional.ofNullable(figures.get(member))
                .orElseThrow(() -> new IllegalArgumentException(member + " is none of " + figures.keySet()));
    }

    /** Returns the games that were played, in the order in which they were begun. */
    List<Game> games() {
        return games;
    }

    /** Returns what a seat has earned in a game. */
    Points points(Game game, int seat) {
        return rewards.of(game.score(), seat);
    }
}
