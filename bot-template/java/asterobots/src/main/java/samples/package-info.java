/**
 * The two sample players of the game's document, in our words: they do what those do, right or wrong. Read them to see
 * how the library is used; neither is a good player.
 */
package samples;
