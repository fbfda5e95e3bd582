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
 * The last revisions of a document that many pages follow. A page that names a revision which is still known is told
 * the changes since; any other page is told the whole document. Each text is made once, however many pages ask for it.
 * Any number of threads may use it.
 */
public final class DocumentRevisions {

    /** A page asks again within a second of a change; an older revision than these is that of a page that was away. */
    private static final int KEPT = 4;

    private final String edition = HexFormat.of().toHexDigits(new SecureRandom().nextInt());
    private final Deque<Revision> last = new ArrayDeque<>();
    private final Map<String, String> changes = new HashMap<>();

    private record Revision(long number, String name, ObjectNode document, String text) {}

    /** The changes from one revision to another, as a page takes them. */
    private record RevisionChanges(String version, String since, ObjectNode changes) {}

    /**
     * Returns the document, or what has changed in it.
     *
     * @param number of the revision that is current; grows with each change
     * @param document makes it, if it is not known
     * @param since the revision that the page has; nothing if it has none
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
