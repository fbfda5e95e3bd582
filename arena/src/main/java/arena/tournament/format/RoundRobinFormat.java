package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.List;

/** The round-robin format: all contestants against each other. */
final class RoundRobinFormat implements Format {

    static final Setting LEGS = Setting.whole(
            "legs",
            1,
            1,
            100,
            "How often each pair meets; the seats are swapped, or moved on, from one time to the next.");
    static final Setting TIES = Setting.whole(
            "ties-to-place", 1, 1, 100, "The last place for which equal teams are separated, by a play-off or by lot.");

    @Override
    public String id() {
        return "round-robin";
    }

    @Override
    public String words() {
        return "Every team plays against every other team.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(LEGS, TIES);
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return terms.seats();
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        List<Integer> order = Groups.one(draw, id());
        Groups.checkEnough(id(), terms.seats(), order.size());
        Section all = new Section(
                "1",
                Wording.named("Round robin"),
                Wording.named("Everybody"),
                KnockOut.seeded(order),
                new LeaguePlay(terms.settings().whole(LEGS), terms.seats()),
                terms.ranking(terms.settings().whole(TIES)));
        return new ContestLayout(List.of(all), List.of("1"), Groups.byes(List.of(all), terms.seats()));
    }
}
