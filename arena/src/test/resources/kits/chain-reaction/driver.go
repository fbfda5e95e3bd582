package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	next := func() string { scanner.Scan(); return scanner.Text() }
	for scanner.Scan() {
		team, order := scanner.Text(), next()
		lines := make([]string, 56)
		for i := range lines {
			lines[i] = next()
		}
		board, cell := parse(lines, team), 0
		fmt.Sscanf(order, "C %d", &cell)
		after := board.drop(cell, board.me)
		fmt.Printf("|%d %d", after.winner, after.swaps)
		for cell := 1; cell <= 49; cell++ {
			fmt.Printf(" %d,%s,%d", after.owner[cell], after.what[cell], after.coins[cell])
		}
		fmt.Println()
	}
}
