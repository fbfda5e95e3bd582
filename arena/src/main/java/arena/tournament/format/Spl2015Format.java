package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * The format of the document "Soliton Premier League 2015", chapter "Evaluation process": eight groups of five, four
 * groups of four, quarter-finals, semi-finals, a match for the third place and the final. In its table of labels A is
 * the first and B the second of a group of Round 1, C and D are those of Round 2, E the winners of the quarter-finals,
 * F the winners and G the losers of the semi-finals.
 */
final class Spl2015Format implements Format {

    private static final int GROUPS = 8;
    private static final int MEMBERS = 5;
    private static final int ADVANCING = 2;
    private static final List<List<String>> ROUND_2 = List.of(
            List.of("A1", "B2", "A3", "B4"),
            List.of("B1", "A2", "B3", "A4"),
            List.of("A5", "B6", "A7", "B8"),
            List.of("B5", "A6", "B7", "A8"));
    private static final List<List<String>> QUARTER_FINALS =
            List.of(List.of("C1", "D3"), List.of("D1", "C3"), List.of("C2", "D4"), List.of("D2", "C4"));
    private static final List<List<String>> SEMI_FINALS = List.of(List.of("E1", "E4"), List.of("E2", "E3"));

    @Override
    public String id() {
        return "spl-2015";
    }

    @Override
    public String words() {
        return "The contest of 2015: eight groups of five, four groups of four, quarter-finals, semi-finals, third"
                + " place, final.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(RoundRobinFormat.LEGS, KnockOut.BEST_OF);
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return GROUPS * MEMBERS;
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        if (terms.seats() != 2) {
            throw new IllegalArgumentException(
                    "Format " + id() + " is for games of two, not of " + terms.seats() + "; take format groups.");
        }
        Groups.checkEnough(id(), GROUPS * MEMBERS, draw.order().size());
        List<Section> sections = new ArrayList<>();
        List<List<Integer>> groups = Groups.split(draw, GROUPS, id());
        for (int index = 0; index < GROUPS; index++) {
            String letter = Groups.letter(index);
            sections.add(league(
                    terms,
                    new KnockOut.Name(
                            "1" + letter, KnockOut.numbered("Round", "1"), KnockOut.numbered("Group", letter)),
                    Groups.slots(groups.get(index))));
        }
        for (int index = 0; index < ROUND_2.size(); index++) {
            KnockOut.Name name = new KnockOut.Name(
                    "2G" + (index + 1),
                    KnockOut.numbered("Round", "2"),
                    KnockOut.numbered("Group", String.valueOf(index + 1)));
            sections.add(league(terms, name, slots(ROUND_2.get(index))));
        }
        List<String> remarks = remarks(draw, sections);
        addKnockOut(terms, sections);
        return new ContestLayout(sections, List.of("F", "T"), remarks);
    }

    private static void addKnockOut(FormatTerms terms, List<Section> sections) {
        for (int match = 1; match <= QUARTER_FINALS.size(); match++) {
            KnockOut.Name name = new KnockOut.Name(
                    "Q" + match,
                    Wording.named("Quarter-finals"),
                    KnockOut.numbered("Quarter-final", String.valueOf(match)));
            sections.add(KnockOut.encounter(terms, name, slots(QUARTER_FINALS.get(match - 1))));
        }
        for (int match = 1; match <= SEMI_FINALS.size(); match++) {
            KnockOut.Name name = new KnockOut.Name(
                    "S" + match, Wording.named("Semi-finals"), KnockOut.numbered("Semi-final", String.valueOf(match)));
            sections.add(KnockOut.encounter(terms, name, slots(SEMI_FINALS.get(match - 1))));
        }
        sections.add(KnockOut.encounter(terms, KnockOut.Name.plain("T", "Third place"), slots(List.of("G1", "G2"))));
        sections.add(KnockOut.encounter(terms, KnockOut.Name.plain("F", "Final"), slots(List.of("F1", "F2"))));
    }

    private static Section league(FormatTerms terms, KnockOut.Name name, List<Slot> slots) {
        LeaguePlay play = new LeaguePlay(terms.settings().whole(RoundRobinFormat.LEGS), 2);
        return new Section(name.id(), name.stage(), name.title(), slots, play, terms.ranking(ADVANCING));
    }

    private static List<Slot> slots(List<String> labels) {
        return labels.stream().map(Spl2015Format::slot).toList();
    }

    private static Slot slot(String label) {
        int number = label.charAt(1) - '0';
        return switch (label.charAt(0)) {
            case 'A' -> Slot.placed(label, "1" + Groups.letter(number - 1), 1);
            case 'B' -> Slot.placed(label, "1" + Groups.letter(number - 1), 2);
            case 'C' -> Slot.placed(label, "2G" + number, 1);
            case 'D' -> Slot.placed(label, "2G" + number, 2);
            case 'E' -> Slot.placed(label, "Q" + number, 1);
            case 'F' -> Slot.placed(label, "S" + number, 1);
            case 'G' -> Slot.placed(label, "S" + number, 2);
            default -> throw new IllegalArgumentException("the document has no " + label);
        };
    }

    private static List<String> remarks(DrawResult draw, List<Section> sections) {
        List<String> remarks = new ArrayList<>();
        remarks.add("A1 and B1 are the first and the second of group A, A2 and B2 those of group B, and so on.");
        remarks.addAll(Groups.filled(draw));
        int more = draw.order().size() - GROUPS * MEMBERS;
        if (more > 0) {
            remarks.add("There are " + more + " more than the 40 of the document, so that groups have more than five.");
        }
        remarks.addAll(Groups.byes(sections, 2));
        return remarks;
    }
}
