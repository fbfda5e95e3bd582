/**
 * Three minimal games, each of a shape that Chain Reaction does not have: {@link arena.game.tiny.Doubt} (a decision
 * inside another seat's turn), {@link arena.game.tiny.Auction} (all seats at once, with drafts) and {@link
 * arena.game.tiny.Race} (ticks, with orders at any time). They prove that the contract of a game and the loop of a
 * match serve all of them. {@link arena.game.tiny.Nim} is the example of the page "Add a game".
 */
@NullMarked
package arena.game.tiny;

import org.jspecify.annotations.NullMarked;
