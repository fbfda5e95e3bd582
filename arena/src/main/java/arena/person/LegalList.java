package arena.person;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A compact list of legal orders: orders that differ only in their last number or point share a line, {@code C 1, C 2,
 * C 5} as {@code C 1 2 5}.
 */
public final class LegalList {

    private static final int MOST_LINES = 12;
    private static final int MOST_NUMBERS = 120;
    private static final Pattern ENDS_IN_A_NUMBER =
            Pattern.compile("(.* (?=\\S*,)|.*?[^0-9](?=[0-9]+$))(\\S+)", Pattern.DOTALL);

    private LegalList() {}

    /** Returns one line for each group of orders, sorted by their first orders; surplus orders are counted. */
    public static List<String> lines(List<String> orders) {
        List<String> heads = new ArrayList<>();
        SortedMap<String, List<String>> numbers = new TreeMap<>();
        for (String order : orders) {
            Matcher matcher = ENDS_IN_A_NUMBER.matcher(order);
            boolean grouped = matcher.matches() && order.indexOf('\n') < 0;
            String head = grouped ? matcher.group(1) : order.replace("\n", "; ");
            if (!heads.contains(head)) {
                heads.add(head);
            }
            List<String> group = numbers.computeIfAbsent(head, fresh -> new ArrayList<>());
            if (grouped) {
                group.add(matcher.group(2));
            }
        }
        List<String> lines = new ArrayList<>(heads.stream()
                .limit(MOST_LINES)
                .map(head -> line(head, numbers.getOrDefault(head, List.of())))
                .toList());
        if (heads.size() > MOST_LINES) {
            lines.add("and others of " + (heads.size() - MOST_LINES) + " more kinds");
        }
        return lines;
    }

    private static String line(String head, List<String> numbers) {
        String shown = String.join(" ", numbers.subList(0, Math.min(MOST_NUMBERS, numbers.size())));
        String more = numbers.size() > MOST_NUMBERS ? " and " + (numbers.size() - MOST_NUMBERS) + " more" : "";
        return head.strip() + (numbers.isEmpty() ? "" : "  " + shown + more);
    }
}
