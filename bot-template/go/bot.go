// A starter bot for Chain Reaction Reloaded: your thinking goes into think(), the rest talks to the arena.
package main

import (
	"fmt"
	"hash/crc32"
	"log"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"time"
)

const pollTime = 10 * time.Millisecond // The rules ask for at least 10 ms between two looks into the folder.

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

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
func playMatch(folder string, chance *rand.Rand) []string {
	for turn := 1; ; turn++ {
		name, lines := waitFor(folder, []string{"gameover.txt", fmt.Sprintf("input_%d.txt", turn)}, turn-1, true)
		if name == "gameover.txt" || name == "" {
			return lines
		}
		order := think(parse(lines, filepath.Base(folder)), chance)
		publish(filepath.Join(folder, fmt.Sprintf("output_%d", turn)), order)
		acknowledge, next := fmt.Sprintf("acknowledge_%d.txt", turn), fmt.Sprintf("input_%d.txt", turn+1)
		name, lines = waitFor(folder, []string{acknowledge, "gameover.txt", next}, turn, false)
		if name == acknowledge && lines[0] != "0" {
			log.Printf("Turn %d: %s was answered with code %s", turn, order, lines[0])
		}
	}
}

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
func waitFor(folder string, wanted []string, lastTurn int, heartbeat bool) (string, []string) {
	for ; ; time.Sleep(pollTime) {
		if heartbeat { // If it fails, the next one makes it good.
			_ = os.WriteFile(filepath.Join(folder, "ready.txt"), nil, 0o644)
		}
		paths, swept := map[string]string{}, lastTurn > 0
		entries, problem := os.ReadDir(folder)
		for _, entry := range entries {
			name := strings.ToLower(entry.Name())
			paths[name] = filepath.Join(folder, entry.Name())
			swept = swept && !strings.HasSuffix(name, fmt.Sprintf("_%d.txt", lastTurn))
		}
		for _, name := range wanted {
			lines := readLines(paths[name])
			if len(lines) >= 56 || len(lines) >= 1 && name[0] != 'i' { // An input with fewer lines is not whole yet.
				return name, lines
			}
		}
		if swept && problem == nil { // A drive that is away for a moment is looked at again.
			return "", nil
		}
	}
}

// The lines of a file; none if there is no such file or if it cannot be read yet.
func readLines(path string) []string {
	text, _ := os.ReadFile(path)
	return strings.FieldsFunc(string(text), func(letter rune) bool { return letter == '\r' || letter == '\n' })
}

// Writes beside and renames, so that the arena never sees half an order.
func publish(stem, order string) {
	for attempt := 0; attempt < 50; attempt++ { // A virus scanner may hold the file for a moment.
		if os.WriteFile(stem+".tmp", []byte(order+"\n"), 0o644) == nil && os.Rename(stem+".tmp", stem+".txt") == nil {
			return
		}
		time.Sleep(pollTime)
	}
	log.Printf("%s.txt could not be written", stem)
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
func wipe(folder string) {
	_ = os.Remove(filepath.Join(folder, "ready.txt"))
	for attempt, held := 0, true; held && attempt < 50; attempt++ { // What somebody holds is tried again.
		held = false
		entries, _ := os.ReadDir(folder)
		for _, entry := range entries {
			held = !entry.IsDir() && os.Remove(filepath.Join(folder, entry.Name())) != nil || held
		}
		time.Sleep(pollTime)
	}
}

func main() {
	folder := append(os.Args, os.Getenv("ARENA_FOLDER"))[1] // The first argument, else the variable, else bot.ini.
	for _, line := range readLines("bot.ini") {
		if key, value, _ := strings.Cut(line, "="); folder == "" && strings.TrimSpace(key) == "folder" {
			folder = strings.TrimSpace(value)
		}
	}
	if folder == "" || os.MkdirAll(folder, 0o755) != nil {
		fmt.Fprintln(os.Stderr, "No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.")
		os.Exit(2)
	}
	folder, _ = filepath.Abs(folder)
	seed := append(strings.Fields(os.Getenv("ARENA_SEED")), time.Now().String())[0] // The variable, else the clock.
	chance := rand.New(rand.NewSource(int64(crc32.ChecksumIEEE([]byte(seed + filepath.Base(folder))))))
	for wipe(folder); ; {
		if lines := playMatch(folder, chance); len(lines) > 0 {
			fmt.Println(strings.Join(lines, "\n"))
			wipe(folder)
		}
	}
}
