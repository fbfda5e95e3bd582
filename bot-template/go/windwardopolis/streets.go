package main

import (
	"container/heap"
	"math"
	"strconv"
	"strings"
)

// Tile has x to the east and y to the south. A heading is 0 for the north and one more for each quarter clockwise.
type Tile struct{ x, y int }

// CityMap has rows of . park, # road, B bus stop, C company, K coffee stop, H coffee house.
type CityMap struct {
	rows     []string
	stopping map[Tile]string // The headings, as digits, with which one meets a stop sign there.
	signals  map[Tile]bool
}

// The path finder: the fastest ways of a car that meets nobody. The shortest in time, not in tiles: a stop sign costs a
// halt, a curve the time to be fast again. It is good, so there is no need to touch it.

// Speeds in map units a tick, and the map units of a way straight on, to the right, round, and to the left.
const startUnits, topUnits, curveUnits = 1.0 / 6, 1.0, 0.5

var steps = [4]float64{24, 12, 48, 34}

func (streets CityMap) ground(tile Tile) byte {
	if tile.y < 0 || tile.y >= len(streets.rows) || tile.x < 0 || tile.x >= len(streets.rows[tile.y]) {
		return '.'
	}
	return streets.rows[tile.y][tile.x]
}

func (streets CityMap) isStop(tile Tile) bool {
	return strings.IndexByte("BK", streets.ground(tile)) >= 0
}

func (tile Tile) beside(heading int) Tile {
	return Tile{tile.x + [4]int{0, 1, 0, -1}[heading], tile.y + [4]int{-1, 0, 1, 0}[heading]}
}

func (streets CityMap) exits(tile Tile) (exits []int) {
	for heading := 0; heading < 4; heading++ {
		if strings.IndexByte("#BK", streets.ground(tile.beside(heading))) >= 0 {
			exits = append(exits, heading)
		}
	}
	return exits
}

func (streets CityMap) isStraight(tile Tile) bool {
	exits := streets.exits(tile)
	return len(exits) == 2 && exits[1]-exits[0] == 2 && !streets.isStop(tile)
}

// Label is a car that enters a tile, when and how fast.
type Label struct {
	tile         Tile
	heading      int
	ticks, units float64
	before       *Label
}

// Labels is a queue, the earliest first.
type Labels []*Label

func (labels Labels) Len() int           { return len(labels) }
func (labels Labels) Less(i, j int) bool { return labels[i].ticks < labels[j].ticks }
func (labels Labels) Swap(i, j int)      { labels[i], labels[j] = labels[j], labels[i] }

// Push is for the heap.
func (labels *Labels) Push(label any) { *labels = append(*labels, label.(*Label)) }

// Pop is for the heap.
func (labels *Labels) Pop() any {
	last := (*labels)[len(*labels)-1]
	*labels = (*labels)[:len(*labels)-1]
	return last
}

// Ways are what the path finder has found: how a car enters each tile first.
type Ways struct {
	streets CityMap
	here    Tile
	rise    float64 // By how much the speed rises in a tick.
	first   map[Tile]*Label
}

// The ways of my car. Times begin when it enters the next tile. No stop but the last one is driven through, and cars
// turn round on straight roads only. Of two ways to a tile the later one counts too if it comes there faster.
func fastestWays(game Game) Ways {
	here, out := game.cars[game.me].tile, game.out()
	ways := Ways{game.city.streets, here, game.city.acceleration / 36, map[Tile]*Label{}}
	speed := curveUnits
	if ways.streets.isStop(here) {
		speed = ways.reached(startUnits, curveUnits, steps[2]/2)
	} else if game.tick == 0 {
		speed = ways.reached(startUnits, topUnits, steps[0]/2)
	} else if ways.streets.isStraight(here) {
		speed = topUnits
	}
	queue := &Labels{ways.entering(&Label{here.beside(out), out, 0, speed, nil})}
	type gate struct {
		tile    Tile
		heading int
	}
	fastest := map[gate]float64{}
	for queue.Len() > 0 {
		label := heap.Pop(queue).(*Label)
		at := gate{label.tile, label.heading}
		if label.units <= fastest[at] {
			continue
		}
		fastest[at] = label.units
		if ways.first[label.tile] == nil {
			ways.first[label.tile] = label
		}
		exits := ways.streets.exits(label.tile)
		for _, exit := range exits {
			back := exit == (label.heading+2)%4 && len(exits) > 1 && !ways.streets.isStraight(label.tile)
			if !back && (label.before == nil || !ways.streets.isStop(label.tile)) {
				heap.Push(queue, ways.after(label, exit))
			}
		}
	}
	return ways
}

// How a car enters the tile behind the one of a label.
func (ways Ways) after(label *Label, out int) *Label {
	way, top := steps[(out-label.heading+4)%4], curveUnits
	if out == label.heading {
		top = topUnits
	}
	units := math.Min(label.units, top)
	ticks, end := label.ticks+ways.ticksFor(units, top, way), ways.reached(units, top, way)
	if ways.streets.isStop(label.tile) {
		end = ways.reached(startUnits, top, way/2)
	}
	return ways.entering(&Label{label.tile.beside(out), out, ticks, end, label})
}

// At a stop sign a car halts until it would make its next step.
func (ways Ways) entering(label *Label) *Label {
	if strings.Contains(ways.streets.stopping[label.tile], strconv.Itoa(label.heading)) {
		label.ticks, label.units = label.ticks+math.Sqrt(2/ways.rise), startUnits
	}
	return label
}

func (ways Ways) reached(units, top, steps float64) float64 {
	return math.Min(top, math.Sqrt(units*units+2*ways.rise*steps))
}

func (ways Ways) ticksFor(units, top, steps float64) float64 {
	end := ways.reached(units, top, steps)
	rising := (end - units) / ways.rise
	return rising + (steps-rising*(units+end)/2)/top
}

// About how many ticks until my car enters a tile, to the middle if it is a stop; infinite if it cannot come there.
func (ways Ways) ticksTo(tile Tile) float64 {
	label := ways.first[tile]
	if label == nil {
		return math.Inf(1)
	}
	if ways.streets.isStop(tile) {
		return label.ticks + ways.ticksFor(math.Min(label.units, curveUnits), curveUnits, steps[2]/2)
	}
	return label.ticks
}

// The tiles from the one that my car is on to another one; none if it cannot come there. Should it leave its tile over
// another edge, it will turn round, since its path contains that tile.
func (ways Ways) pathTo(tile Tile) (path []Tile) {
	for label := ways.first[tile]; label != nil; label = label.before {
		path = append([]Tile{label.tile}, path...)
	}
	if len(path) > 0 {
		path = append([]Tile{ways.here}, path...)
	}
	return path
}

// Over which edge my car leaves its tile: as its path says, else as it points.
func (game Game) out() (best int) {
	car, least := game.cars[game.me], 999.0
	for _, exit := range game.city.streets.exits(car.tile) {
		off := math.Abs(float64((car.angle-90*exit+540)%360 - 180))
		if len(game.path) > 0 && car.tile.beside(exit) == game.path[0] {
			off = -1
		}
		if off < least {
			best, least = exit, off
		}
	}
	return best
}
