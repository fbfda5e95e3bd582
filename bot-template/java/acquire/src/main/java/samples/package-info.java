/** A player that is bad on purpose. Read it to see how the library is used, and have your bot beat it. */
package samples;
