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
	winner      int        // the player whose burst has hit the other king; 0 if none has
}

// The neighbours of a cell: above, right, below, left. A cell holds one coin less than it has neighbours.
func neighbours(cell int) []int {
	var beside []int
	if cell > 7 {
		beside = append(beside, cell-7)
	}
	if cell%7 != 0 {
		beside = append(beside, cell+1)
	}
	if cell <= 42 {
		beside = append(beside, cell+7)
	}
	if cell%7 != 1 {
		beside = append(beside, cell-1)
	}
	return beside
}

// The board after a player has placed a coin, with all its bursts. A hidden king seems empty.
func (board Board) drop(cell, player int) Board {
	board.add(cell, player)
	// All cells with too many coins burst together, again and again, until none has or a king is hit.
	for full := board.overfull(); len(full) > 0 && board.winner == 0; full = board.overfull() {
		for _, one := range full {
			board.coins[one] -= len(neighbours(one))
			if board.coins[one] == 0 {
				board.owner[one], board.what[one] = 0, "N"
			}
		}
		for _, one := range full {
			for _, beside := range neighbours(one) {
				if board.what[beside] != "K" {
					board.add(beside, player)
				} else if board.owner[beside] != player {
					board.winner = player
				}
			}
		}
	}
	return board
}

func (board *Board) add(cell, player int) {
	board.owner[cell], board.what[cell] = player, "C"
	board.coins[cell]++
}

func (board *Board) overfull() (full []int) {
	for cell := 1; cell <= 49; cell++ {
		if board.coins[cell] >= len(neighbours(cell)) {
			full = append(full, cell)
		}
	}
	return full
}

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
// board.drop(8, board.me) is the board after "C 8" with all bursts; its winner is board.me if that wins.
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
