package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The groups format: round-robin groups, and a knock-out of the best of each group. */
final class GroupsFormat implements Format {

    private static final Setting GROUPS = Setting.whole("groups", 4, 1, 100, "How many groups there are.");
    private static final Setting ADVANCE =
            Setting.whole("advance", 2, 1, 100, "How many of each group go on to the knock-out.");

    @Override
    public String id() {
        return "groups";
    }

    @Override
    public String words() {
        return "Groups in which every team plays against every other, then a knock-out of the best of each.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(GROUPS, ADVANCE, RoundRobinFormat.LEGS, KnockOut.BEST_OF, KnockOut.THIRD_PLACE);
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        int each = Math.max(terms.seats(), terms.settings().whole(ADVANCE) + 1);
        return Math.multiplyExact(terms.settings().whole(GROUPS), each);
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        Groups.checkEnough(id(), leastContestants(terms), draw.order().size());
        int number = terms.settings().whole(GROUPS);
        List<List<Integer>> groups = Groups.split(draw, number, id());
        List<Section> sections = new ArrayList<>();
        for (int index = 0; index < number; index++) {
            sections.add(group(terms, groups.get(index), Groups.letter(index)));
        }
        List<String> remarks = new ArrayList<>(Groups.filled(draw));
        remarks.addAll(Groups.byes(sections, terms.seats()));
        List<Section> knockOut = KnockOut.of(terms, seeds(terms, number));
        sections.addAll(knockOut);
        return new ContestLayout(sections, KnockOut.placing(knockOut), remarks);
    }

    private static Section group(FormatTerms terms, List<Integer> members, String letter) {
        return new Section(
                "1" + letter,
                Wording.named("Groups"),
                KnockOut.numbered("Group", letter),
                Groups.slots(members),
                new LeaguePlay(terms.settings().whole(RoundRobinFormat.LEGS), terms.seats()),
                terms.ranking(terms.settings().whole(ADVANCE)));
    }

    /**
     * Returns the seeds of the knock-out: all group winners, then all second places, and so on, each place in the order
     * of groups that lets members of one group meet as late as possible.
     */
    private static List<Slot> seeds(FormatTerms terms, int groups) {
        int advance = terms.settings().whole(ADVANCE);
        int seeded = groups * advance;
        int fitting = Bracket.fitting(seeded, terms.seats());
        if (seeded != fitting) {
            throw new IllegalArgumentException(groups + " groups of which " + advance + " go on make " + seeded
                    + " for the knock-out, but its tables of " + terms.seats() + " need " + fitting
                    + "; change groups or advance.");
        }
        Bracket bracket = Bracket.of(seeded, terms.seats());
        List<Integer> groupOfSeed = new ArrayList<>();
        List<Slot> seeds = new ArrayList<>();
        for (int place = 1; place <= advance; place++) {
            List<Integer> order = orders(groups).stream()
                    .min(Comparator.comparingLong(candidate -> crowding(bracket, groupOfSeed, candidate)))
                    .orElseThrow();
            groupOfSeed.addAll(order);
            for (int group : order) {
                String letter = Groups.letter(group);
                seeds.add(Slot.placed(letter + place, "1" + letter, place));
            }
        }
        return seeds;
    }

    private static List<List<Integer>> orders(int groups) {
        List<Integer> forward = new ArrayList<>(Groups.numbers(groups));
        List<Integer> backward = new ArrayList<>(forward);
        Collections.reverse(backward);
        return Groups.numbers(groups).stream()
                .flatMap(turn -> Stream.of(turned(forward, turn), turned(backward, turn)))
                .toList();
    }

    private static List<Integer> turned(List<Integer> order, int turn) {
        List<Integer> turned = new ArrayList<>(order);
        Collections.rotate(turned, turn);
        return turned;
    }

    /** Returns a penalty that is larger the earlier members of one group meet. */
    private static long crowding(Bracket bracket, List<Integer> groupOfSeed, List<Integer> more) {
        List<Integer> all = new ArrayList<>(groupOfSeed);
        all.addAll(more);
        long crowding = 0;
        for (int seed = groupOfSeed.size() + 1; seed <= all.size(); seed++) {
            for (int other = 1; other < seed; other++) {
                boolean same = all.get(seed - 1).equals(all.get(other - 1));
                crowding += same ? 1L << 4 * Math.min(15, bracket.meeting(seed, other)) : 0;
            }
        }
        return crowding;
    }
}
