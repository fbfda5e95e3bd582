#include <iostream>

#include "chain_reaction.hpp"

int main() {
    std::string team, order, line;
    while (std::getline(std::cin, team) && std::getline(std::cin, order)) {
        Lines lines;
        for (int i = 0; i < kInputLines && std::getline(std::cin, line); i++) lines.push_back(line);
        Board board = parse(lines, team);
        if (order[0] == '?') {
            bool first = true;
            for (const std::string& one : board.orders()) {
                std::cout << (first ? "" : ";") << one;
                first = false;
            }
            order = order.substr(1);
        }
        Board next = board.after(order);
        std::cout << "|" << next.winner << " " << next.swaps;
        for (int cell = 1; cell <= kCells; cell++)
            std::cout << " " << next.owner[cell] << "," << next.what[cell] << "," << next.coins[cell];
        std::cout << "\n";
    }
}
