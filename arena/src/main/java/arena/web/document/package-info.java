/**
 * Documents for contestants: the rules, the protocol, the starter kits.
 *
 * <p>Start with {@link arena.web.document.DocumentRoutes}. The texts are the handbook's, rendered as HTML; a kit is a
 * ZIP archive of the files that {@code arena new-bot} copies.
 */
@NullMarked
package arena.web.document;

import org.jspecify.annotations.NullMarked;
