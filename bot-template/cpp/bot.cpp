// A starter bot for Chain Reaction Reloaded: your thinking goes into think(). chain_reaction.hpp is the board with its
// rules, team_folder.hpp talks to the arena.
#include <string>
#include <vector>

#include "chain_reaction.hpp"
#include "team_folder.hpp"

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
// board.after("C 8") is the board after that order with all bursts; its winner is board.me if the order wins.
std::string think(const Board& board, Chance& chance) {
    if (board.expecting == 'K') return board.orders()[chance() % board.orders().size()];
    // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    std::vector<int> free = board.freeCells(board.me);
    return "C " + std::to_string(free[chance() % free.size()]);
}

int main(int count, char** arguments) {
    return playTurns(
        count, arguments, [](const Lines& lines) { return lines.size() >= kInputLines; },
        [](const Lines& lines, const std::string& team, Chance& chance) {
            return think(parse(lines, team), chance) + "\n";
        });
}
