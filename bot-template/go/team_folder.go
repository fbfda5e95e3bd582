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

// The talk with the arena through the team folder: there is no need to touch it.

const pollTime = 10 * time.Millisecond // The rules ask for at least 10 ms between two looks into the folder.

// Plays match after match of a game whose prompts are answered one by one. isWhole says whether all lines of a prompt
// are there.
func playTurns(isWhole func(lines []string) bool, answer func(lines []string, team string, chance *rand.Rand) string) {
	serve(func(folder string, chance *rand.Rand) []string {
		for turn := 1; ; turn++ {
			name, lines := waitFor(folder, []string{"gameover.txt", fmt.Sprintf("input_%d.txt", turn)}, turn-1, isWhole)
			if name == "gameover.txt" || name == "" {
				return lines
			}
			text := answer(lines, filepath.Base(folder), chance)
			publish(filepath.Join(folder, fmt.Sprintf("output_%d", turn)), text)
			acknowledge, next := fmt.Sprintf("acknowledge_%d.txt", turn), fmt.Sprintf("input_%d.txt", turn+1)
			name, lines = waitFor(folder, []string{acknowledge, "gameover.txt", next}, turn, nil)
			if name == acknowledge && lines[0] != "0" {
				log.Printf("Turn %d was answered with code %s", turn, lines[0])
			}
		}
	})
}

// Plays match after match. playMatch plays one to the end and returns the lines of Gameover.txt; none if the arena was
// stopped and has swept the folder.
func serve(playMatch func(folder string, chance *rand.Rand) []string) {
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

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// With isWhole a prompt is waited for, until all of it is there, and ready.txt is renewed.
func waitFor(folder string, wanted []string, lastTurn int, isWhole func(lines []string) bool) (string, []string) {
	for ; ; time.Sleep(pollTime) {
		if isWhole != nil {
			sayReady(folder)
		}
		files := list(folder)
		swept := files != nil && lastTurn > 0 // A drive that is away for a moment is looked at again.
		for name := range files {
			swept = swept && !strings.HasSuffix(name, fmt.Sprintf("_%d.txt", lastTurn))
		}
		for _, name := range wanted {
			lines := readLines(files[name])
			isPrompt := isWhole != nil && name[0] == 'i'
			if isPrompt && isWhole(lines) || !isPrompt && len(lines) > 0 {
				return name, lines
			}
		}
		if swept {
			return "", nil
		}
	}
}

// Renews ready.txt; one that fails is made good by the next one.
func sayReady(folder string) {
	_ = os.WriteFile(filepath.Join(folder, "ready.txt"), nil, 0o644)
}

// The files of the folder by their names in small letters; nil if it cannot be listed now. It is never asked for a
// name: network drives remember for seconds that a name was not there.
func list(folder string) map[string]string {
	entries, problem := os.ReadDir(folder)
	if problem != nil {
		return nil
	}
	files := map[string]string{}
	for _, entry := range entries {
		files[strings.ToLower(entry.Name())] = filepath.Join(folder, entry.Name())
	}
	return files
}

// The lines of a file; none if there is no such file or if it cannot be read yet.
func readLines(path string) []string {
	text, _ := os.ReadFile(path)
	return strings.FieldsFunc(string(text), func(letter rune) bool { return letter == '\r' || letter == '\n' })
}

// Writes beside and renames, so that the arena never sees half an answer.
func publish(stem, answer string) {
	for attempt := 0; attempt < 50; attempt++ { // A virus scanner may hold the file for a moment.
		if os.WriteFile(stem+".tmp", []byte(answer), 0o644) == nil && os.Rename(stem+".tmp", stem+".txt") == nil {
			return
		}
		time.Sleep(pollTime)
	}
	log.Printf("%s.txt could not be written", stem)
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
func wipe(folder string) {
	_ = os.Remove(filepath.Join(folder, "ready.txt"))
	for attempt, held := 0, true; held && attempt < 50; attempt++ { // What another program holds is tried again.
		held = false
		entries, _ := os.ReadDir(folder)
		for _, entry := range entries {
			held = !entry.IsDir() && os.Remove(filepath.Join(folder, entry.Name())) != nil || held
		}
		time.Sleep(pollTime)
	}
}
