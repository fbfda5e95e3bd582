package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.List;

/** The Swiss format. */
final class SwissFormat implements Format {

    private static final Setting ROUNDS = Setting.whole(
            "rounds",
            0,
            0,
            30,
            "How many rounds are played; 0 for one more than a knock-out of so many contestants would have.");

    private static final List<Criterion> OWN =
            List.of(Criterion.POINTS, Criterion.BUCHHOLZ, Criterion.SONNEBORN_BERGER, Criterion.WINS);

    @Override
    public String id() {
        return "swiss";
    }

    @Override
    public String words() {
        return "In each round, teams meet that have about the same points and have not met yet.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(ROUNDS, RoundRobinFormat.TIES);
    }

    @Override
    public boolean waitsForAll() {
        return true;
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return terms.seats();
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        List<Integer> order = OneSection.contestants(this, terms, draw);
        int wished = terms.settings().whole(ROUNDS);
        int rounds = wished > 0 ? wished : SwissPlay.rounds(order.size());
        Ranking ranking = new Ranking(
                terms.rewards(),
                terms.criteria().isEmpty() ? OWN : terms.criteria(),
                terms.settings().whole(RoundRobinFormat.TIES),
                terms.playOff());
        return new OneSection(Wording.named("Swiss"), new SwissPlay(rounds, terms.seats(), terms.rewards()), ranking)
                .plan(draw, order, remarks(rounds, order.size(), terms.seats()));
    }

    private static List<String> remarks(int rounds, int contestants, int seats) {
        List<String> remarks = new ArrayList<>(List.of("There are " + rounds + " rounds."));
        int idle = contestants % seats;
        if (idle > 0) {
            remarks.add("In each round " + idle + (idle == 1 ? " contestant has" : " contestants have")
                    + " a bye, which earns "
                    + (seats == 2 ? "as much as a win by place" : "what the others earn on average")
                    + ".");
        }
        if (seats == 2 && rounds > contestants - 1 + contestants % 2) {
            remarks.add("So many rounds cannot be played without meeting again.");
        }
        return remarks;
    }
}
