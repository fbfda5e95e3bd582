package main

import (
	"fmt"
	"hash/crc32"
	"log"
	"math/rand"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// The talk with the arena: there is no need to touch it.

const pollTime = 10 * time.Millisecond // The rules ask for at least 10 ms between two looks into the folder.

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
func playMatch(folder string, chance *rand.Rand) []string {
	var city *City
	read, answered, acknowledged := 0, 0, 0 // The last numbers.
	for ; ; time.Sleep(pollTime) {
		_ = os.WriteFile(filepath.Join(folder, "ready.txt"), nil, 0o644) // If it fails, the next one makes it good.
		files := list(folder)
		if files == nil { // A drive that is away for a moment is looked at again.
			continue
		}
		if files["gameover.txt"] != "" || read > 0 && files["input_1.txt"] == "" {
			return readLines(files["gameover.txt"])
		}
		for newest := last(files, "acknowledge"); acknowledged < newest; {
			acknowledged++
			code := readLines(files[fmt.Sprintf("acknowledge_%d.txt", acknowledged)])
			if len(code) > 0 && code[0] != "0" {
				log.Printf("Orders %d were answered with code %s", acknowledged, code[0])
			}
		}
		input := func(number int) map[string]string {
			return valuesOf(readLines(files[fmt.Sprintf("input_%d.txt", number)]))
		}
		newest := last(files, "input")
		if newest == read {
			continue
		}
		if first := input(1); city == nil && first != nil {
			city = parseCity(first)
		}
		values := input(newest)
		if city == nil || values == nil {
			continue
		}
		var news []News
		for read++; read < newest; read++ {
			news = append(news, parseNews(input(read))...)
		}
		orders := think(parse(city, values, append(news, parseNews(values)...), answered == 0), chance)
		if !city.waits && len(orders) == 0 {
			continue
		}
		if answered++; city.waits {
			answered = read
		}
		publish(filepath.Join(folder, fmt.Sprintf("output_%d", answered)), strings.Join(append(orders, "End\n"), "\n"))
	}
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

// The highest number of a file such as input_7.txt; 0 if there is none.
func last(files map[string]string, kind string) (highest int) {
	for name := range files {
		text := strings.TrimSuffix(strings.TrimPrefix(name, kind+"_"), ".txt")
		if found, problem := strconv.Atoi(text); problem == nil && found > highest {
			highest = found
		}
	}
	return highest
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
