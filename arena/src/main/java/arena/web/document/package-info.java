/**
 * What contestants read and take home: the rules, the protocol, the starter kits.
 *
 * <p>Start with {@link arena.web.document.DocumentRoutes}. The texts are the handbook's, drawn by {@link
 * arena.web.document.MarkdownPage}; a kit is what {@code arena new-bot} copies, packed.
 */
@NullMarked
package arena.web.document;

import org.jspecify.annotations.NullMarked;
