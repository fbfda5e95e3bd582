// A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.go talks to the arena.
package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// Board is what this bot may see. Cells are 1..49, row by row; place 0 is not used.
type Board struct {
	expecting   string     // "K": place your king on one of the cells first..last; "C": place a coin or swap
	first, last int        // only for "K"
	me, swaps   int        // which player I am (1 or 2), and how many king swaps I have left
	owner       [50]int    // 0 nobody, 1 or 2 a player
	what        [50]string // "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden)
	coins       [50]int    // how many
}

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
func think(board Board, chance *rand.Rand) string {
	if board.expecting == "K" {
		return fmt.Sprintf("K %d", board.first+chance.Intn(board.last-board.first+1))
	}
	var free []int
	for cell := 1; cell <= 49; cell++ {
		if (board.owner[cell] == 0 || board.owner[cell] == board.me) && board.what[cell] != "K" {
			free = append(free, cell)
		}
	}
	// Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
	return fmt.Sprintf("C %d", free[chance.Intn(len(free))])
}

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
func parse(lines []string, team string) Board {
	board, key := Board{me: 2}, 0
	if strings.EqualFold(lines[1], "1 = "+team) {
		board.me = 1
	}
	fmt.Sscanf(lines[0], "Expecting = %1s %d-%d", &board.expecting, &board.first, &board.last)
	fmt.Sscanf(lines[4+board.me], "KingMove%d = %d", &key, &board.swaps)
	for i := 1; i <= 49; i++ { // For example "8 = 1,C,2".
		fmt.Sscanf(lines[6+i], "%d = %d,%1s,%d", &key, &board.owner[i], &board.what[i], &board.coins[i])
	}
	return board
}

func main() {
	isWhole := func(lines []string) bool { return len(lines) >= 56 }
	playTurns(isWhole, func(lines []string, team string, chance *rand.Rand) string {
		return think(parse(lines, team), chance) + "\n"
	})
}
