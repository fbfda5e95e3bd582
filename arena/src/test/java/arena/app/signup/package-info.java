/** Tests of the sign-up: untrusted entries and their handling. */
@NullMarked
package arena.app.signup;

import org.jspecify.annotations.NullMarked;
