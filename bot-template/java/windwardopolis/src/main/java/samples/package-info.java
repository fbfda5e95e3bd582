/** A player that is a little better than the one to begin with. Read it, and have your bot beat it. */
package samples;
