/**
 * The pages in a real browser: Debian's chromium, driven as a person drives it. Where there is none, these tests are
 * skipped and say so.
 */
@NullMarked
package arena.web.browser;

import org.jspecify.annotations.NullMarked;
