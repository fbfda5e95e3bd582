/** The dice game Pig as a plug-in of the arena: a game that knows nothing of the arena but its interface for games. */
package pig;
