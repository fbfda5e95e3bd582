// A library for players of Chain Reaction Reloaded: the board as a player sees it, and what an order does to it.
// Cells are 1..49, row by row; place 0 of every list is not used.
#pragma once

#include <array>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "team_folder.hpp"

constexpr int kInputLines = 56;
constexpr int kSize = 7;
constexpr int kCells = kSize * kSize;

// The neighbours of a cell: above, right, below, left.
inline const std::vector<int>& neighbours(int cell) {
    static const auto all = [] {
        std::array<std::vector<int>, kCells + 1> beside;
        for (int one = 1; one <= kCells; one++) {
            int column = (one - 1) % kSize;
            if (one > kSize) beside[one].push_back(one - kSize);
            if (column < kSize - 1) beside[one].push_back(one + 1);
            if (one <= kCells - kSize) beside[one].push_back(one + kSize);
            if (column > 0) beside[one].push_back(one - 1);
        }
        return beside;
    }();
    return all[cell];
}

// How many coins a cell holds; with one more it bursts.
inline int capacity(int cell) { return static_cast<int>(neighbours(cell).size()) - 1; }

// What a player may see.
struct Board {
    char expecting = 'C';        // 'K': place your king on one of the cells first..last; 'C': place a coin or swap
    int first = 0, last = 0;     // only for 'K'
    int me = 1, swaps = 0;       // which player I am (1 or 2), and how many king swaps I have left
    int owner[kCells + 1] = {};  // 0 nobody, 1 or 2 a player
    char what[kCells + 1] = {};  // 'N' nothing, 'C' coins, 'K' a king (the other king: 'N' while it is hidden)
    int coins[kCells + 1] = {};  // how many
    int winner = 0;              // the player whose burst has hit the other king; 0 if none has

    // The cell of a player's king; 0 if it is hidden or not placed yet.
    int king(int player) const {
        for (int cell = 1; cell <= kCells; cell++)
            if (what[cell] == 'K' && owner[cell] == player) return cell;
        return 0;
    }

    // The cells on which a player may place a coin: empty ones and its own. A hidden king seems empty.
    std::vector<int> freeCells(int player) const {
        std::vector<int> free;
        for (int cell = 1; cell <= kCells; cell++)
            if ((owner[cell] == 0 || owner[cell] == player) && what[cell] != 'K') free.push_back(cell);
        return free;
    }

    // All orders that I may give now.
    std::vector<std::string> orders() const {
        std::vector<std::string> all;
        if (expecting == 'K') {
            for (int cell = first; cell <= last; cell++) all.push_back("K " + std::to_string(cell));
            return all;
        }
        for (int cell : freeCells(me)) all.push_back("C " + std::to_string(cell));
        int from = swaps > 0 ? king(me) : 0;
        if (from > 0)
            for (int cell : freeCells(me)) all.push_back("S " + std::to_string(from) + "-" + std::to_string(cell));
        return all;
    }

    // The board after an order of mine, with all its bursts, as far as I can know: a hidden king seems empty.
    Board after(const std::string& order) const {
        char kind = 'C', dash = 0;
        int cell = 0, other = 0;
        std::istringstream(order) >> kind >> cell >> dash >> other;
        if (kind == 'C') return drop(cell, me);
        if (kind == 'S') {
            Board swapped = swap(cell, other);
            swapped.swaps--;
            return swapped;
        }
        Board placed = *this;
        placed.owner[cell] = me;
        placed.what[cell] = 'K';
        return placed;
    }

    // The board after a player has placed a coin, with all its bursts.
    Board drop(int cell, int player) const {
        Board next = *this;
        next.add(cell, player);
        next.burst(player);
        return next;
    }

    // The board after a player has swapped its king with what stands on another cell, with all bursts.
    Board swap(int from, int cell) const {
        Board next = *this;
        std::swap(next.owner[from], next.owner[cell]);
        std::swap(next.what[from], next.what[cell]);
        std::swap(next.coins[from], next.coins[cell]);
        next.burst(owner[from]);
        return next;
    }

  private:
    void add(int cell, int player) {
        owner[cell] = player;
        what[cell] = 'C';
        coins[cell]++;
    }

    std::vector<int> overfull() const {
        std::vector<int> full;
        for (int cell = 1; cell <= kCells; cell++)
            if (coins[cell] > capacity(cell)) full.push_back(cell);
        return full;
    }

    // Lets all cells with too many coins burst together, again and again, until none has or a king is hit.
    void burst(int player) {
        for (std::vector<int> full = overfull(); !full.empty() && winner == 0; full = overfull()) {
            for (int cell : full) {
                coins[cell] -= static_cast<int>(neighbours(cell).size());
                if (coins[cell] == 0) {
                    owner[cell] = 0;
                    what[cell] = 'N';
                }
            }
            for (int cell : full)
                for (int beside : neighbours(cell)) {
                    if (what[beside] != 'K') add(beside, player);
                    else if (owner[beside] != player) winner = player;
                    // A coin that reaches the player's own king disappears.
                }
        }
    }
};

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
inline Board parse(const Lines& lines, const std::string& team) {
    Board board;
    std::string key, player1;
    char c;  // Takes the '=', the ',' and the '-' between the values.
    std::istringstream(lines[0]) >> key >> c >> board.expecting >> board.first >> c >> board.last;
    std::istringstream(lines[1]) >> key >> c >> player1;
    board.me = lower(player1) == lower(team) ? 1 : 2;
    std::istringstream(lines[4 + board.me]) >> key >> c >> board.swaps;
    for (int i = 1; i <= kCells; i++)  // For example "8 = 1,C,2".
        std::istringstream(lines[6 + i]) >> key >> c >> board.owner[i] >> c >> board.what[i] >> c >> board.coins[i];
    return board;
}
