// A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.hpp talks to the arena.
#include <sstream>
#include <string>
#include <vector>

#include "team_folder.hpp"

// What this bot may see. Cells are 1..49, row by row; place 0 is not used.
struct Board {
    char expecting = 'C';     // 'K': place your king on one of the cells first..last; 'C': place a coin or swap
    int first = 0, last = 0;  // only for 'K'
    int me = 1, swaps = 0;    // which player I am (1 or 2), and how many king swaps I have left
    int owner[50] = {};       // 0 nobody, 1 or 2 a player
    char what[50] = {};       // 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
    int coins[50] = {};       // how many
};

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
std::string think(const Board& board, Chance& chance) {
    if (board.expecting == 'K') return "K " + std::to_string(board.first + chance() % (board.last - board.first + 1));
    std::vector<int> cells;
    for (int cell = 1; cell <= 49; cell++)
        if ((board.owner[cell] == 0 || board.owner[cell] == board.me) && board.what[cell] != 'K') cells.push_back(cell);
    // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    return "C " + std::to_string(cells[chance() % cells.size()]);
}

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
Board parse(const Lines& lines, const std::string& team) {
    Board board;
    std::string key, player1;
    char c;  // Takes the '=', the ',' and the '-' between the values.
    std::istringstream(lines[0]) >> key >> c >> board.expecting >> board.first >> c >> board.last;
    std::istringstream(lines[1]) >> key >> c >> player1;
    board.me = lower(player1) == lower(team) ? 1 : 2;
    std::istringstream(lines[4 + board.me]) >> key >> c >> board.swaps;
    for (int i = 1; i <= 49; i++)  // For example "8 = 1,C,2".
        std::istringstream(lines[6 + i]) >> key >> c >> board.owner[i] >> c >> board.what[i] >> c >> board.coins[i];
    return board;
}

int main(int count, char** arguments) {
    return playTurns(
        count, arguments, [](const Lines& lines) { return lines.size() >= 56; },
        [](const Lines& lines, const std::string& team, Chance& chance) {
            return think(parse(lines, team), chance) + "\n";
        });
}
