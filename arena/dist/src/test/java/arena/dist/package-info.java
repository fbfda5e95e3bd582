/** Checks of the files for a release. */
package arena.dist;
