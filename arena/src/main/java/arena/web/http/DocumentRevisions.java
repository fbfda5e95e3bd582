package arena.web.http;

import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * The last revisions of a document that many pages follow. A page that names a known revision receives the changes
 * since then; any other page receives the whole document. Each text is made once for all pages. The class is
 * thread-safe.
 */
public final class DocumentRevisions {

    /** A page asks again within a second of a change; only a page that was disconnected has an older revision. */
    private static final int KEPT = 4;

    private final String edition = HexFormat.of().toHexDigits(new SecureRandom().nextInt());
    private final Deque<Revision> last = new ArrayDeque<>();
    private final Map<String, String> changes = new HashMap<>();

    private record Revision(long number, String name, ObjectNode document, String text) {}

    /** The changes from one revision to another, as sent to a page. */
    private record RevisionChanges(String version, String since, ObjectNode changes) {}

    /**
     * Returns the document, or its changes.
     *
     * @param number of the current revision; grows with each change
     * @param document makes the document if the current revision is not known
     * @param since the revision of the page; empty if it has none
     */
    public synchronized String answer(long number, Supplier<ObjectNode> document, Optional<String> since) {
        Revision now = current(number, document);
        return since.flatMap(name ->
                        last.stream().filter(one -> one.name().equals(name)).findFirst())
                .map(before -> changes.computeIfAbsent(before.name(), name -> changes(before, now)))
                .orElse(now.text());
    }

    private Revision current(long number, Supplier<ObjectNode> document) {
        if (last.isEmpty() || last.getLast().number() < number) {
            String name = edition + "-" + number;
            ObjectNode made = document.get().put("version", name);
            last.addLast(new Revision(number, name, made, made.toString()));
            changes.clear();
            if (last.size() > KEPT) {
                last.removeFirst();
            }
        }
        return last.getLast();
    }

    private static String changes(Revision before, Revision now) {
        return Json.text(
                new RevisionChanges(now.name(), before.name(), JsonChanges.between(before.document(), now.document())));
    }
}
