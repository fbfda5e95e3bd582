/** Tests of the sign-up: what strangers send, and what becomes of it. */
@NullMarked
package arena.app.signup;

import org.jspecify.annotations.NullMarked;
