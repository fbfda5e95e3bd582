package main

import (
	"fmt"
	"log"
	"math/rand"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// The rounds, read from the team folder and answered there: there is no need to touch it.

func main() { serve(playMatch) }

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
func playMatch(folder string, chance *rand.Rand) []string {
	var city *City
	read, answered, acknowledged := 0, 0, 0 // The last numbers.
	for ; ; time.Sleep(pollTime) {
		sayReady(folder)
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
