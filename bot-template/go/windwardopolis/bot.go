// A starter bot for Windwardopolis 2: your thinking goes into plan and thinkOfCards; streets.go has the path
// finder, and team_folder.go talks to the arena.
// It is as bad as the document's sample: whom it fetches, where it buys coffee and which cards it plays is left to
// chance. Only its paths are good. Hints of the document:
//   - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same,
//     however long they are, so short ones near you are the best.
//   - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//     nobody can foresee you then.
//   - Buy coffee when a store is near, and not when there is none left.
//   - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
//   - Print what you do and read it afterwards; a debugger is too slow for this game.
//   - Write something quickly, then play against other teams early.
package main

import (
	"fmt"
	"math/rand"
	"sort"
	"strconv"
	"strings"
)

const updatesForACard = 50 // A card is thought of once in so many updates.

// Person is what is fixed about a passenger.
type Person struct {
	points  int
	enemies []string
}

// City is what is fixed for a round.
type City struct {
	waits        bool    // Whether the world waits for an answer to each input; if not, orders are sent at any time.
	acceleration float64 // By how much a car's speed rises in a turn of six ticks.
	streets      CityMap
	companies    map[string]Tile // Their bus stops.
	stores       []Tile
	people       map[string]Person
}

// Car is what everybody sees of a car; nextStop and transit are cards, and "" stands for nothing.
type Car struct {
	team                                    string
	tile                                    Tile
	angle, coffee, slowTicks, stoppedTicks  int
	score                                   float64
	passenger, boardedAt, nextStop, transit string
	delivered                               []string
}

// Passenger waits at a company; "" stands for a car there, and for no more trips in the destination.
type Passenger struct {
	name, company, destination string
	route                      []string
}

// News is something that has happened, and to whose car.
type News struct {
	status string
	seat   int
	card   string
}

// Game is what this bot may see. Seats are 1 to n.
type Game struct {
	city                         *City
	me, tick                     int
	isFirst                      bool
	news                         []News // What has happened since the last input, to all cars.
	cars                         []Car  // cars[0] is not used.
	passengers                   []Passenger
	path                         []Tile   // What my car has still to drive.
	pickup, deck, hand, playable []string // Mine; playable are the cards of the hand that can be played now.
}

// YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
func plan(game Game, refused bool, chance *rand.Rand) (orders []string) {
	car := game.cars[game.me]
	var wanted, names []string // Their companies, and their names.
	var goals []Tile
	for _, at := range chance.Perm(len(game.passengers)) {
		one := game.passengers[at]
		if one.company != "" && one.destination != "" && !contains(car.delivered, one.name) {
			wanted, names = append(wanted, one.company), append(names, one.name)
		}
	}
	if len(names) > 0 {
		orders = append(orders, "pickup "+strings.Join(names, "; "))
	}
	if car.passenger != "" { // To the destination, or if enemies wait there, to anywhere else.
		destination := game.passenger(car.passenger).destination
		if destination != "" && !refused {
			goals = []Tile{game.city.companies[destination]}
		} else {
			for _, company := range sorted(game.city.companies) {
				if stop := game.city.companies[company]; stop != car.tile {
					goals = append(goals, stop)
				}
			}
			chance.Shuffle(len(goals), func(i, j int) { goals[i], goals[j] = goals[j], goals[i] })
		}
	} else {
		for _, company := range wanted {
			if stop := game.city.companies[company]; stop != car.tile && car.coffee > 0 {
				goals = append(goals, stop)
			}
		}
		goals = append(goals, game.city.stores[chance.Intn(len(game.city.stores))])
	}
	var tiles []string
	for _, tile := range fastestWays(game).pathTo(goals[0]) {
		tiles = append(tiles, fmt.Sprintf("%d,%d", tile.x, tile.y))
	}
	if len(tiles) > 0 {
		orders = append(orders, "path "+strings.Join(tiles, " "))
	}
	return orders
}

// YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
func thinkOfCards(game Game, chance *rand.Rand) []string {
	score, limit := game.cars[game.me].score, 1
	for _, bound := range []float64{0.5, 6, 8.5} {
		if score < bound {
			limit++
		}
	}
	if len(game.playable) > 0 && chance.Intn(2) == 0 {
		order := "play " + game.playable[chance.Intn(len(game.playable))]
		switch order {
		case "play MOVE_PASSENGER":
			for _, at := range chance.Perm(len(game.passengers)) {
				if game.passengers[at].company != "" {
					return []string{order + " " + game.passengers[at].name}
				}
			}
			return nil
		case "play STOP_CAR", "play CHANGE_DESTINATION":
			for _, at := range chance.Perm(len(game.cars) - 1) {
				if at+1 != game.me {
					return []string{fmt.Sprint(order, " ", at+1)}
				}
			}
			return nil
		}
		return []string{order}
	}
	if len(game.hand) < limit && len(game.deck) > 0 {
		return []string{"draw " + game.deck[chance.Intn(len(game.deck))]}
	}
	return nil
}

// The orders for the arena.
func think(game Game, chance *rand.Rand) (orders []string) {
	// A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
	stopping := game.city.streets.isStop(game.cars[game.me].tile)
	happened, refused := game.isFirst, false
	for _, one := range game.news {
		mine := one.seat == game.me && !strings.HasPrefix(one.status, "POWER_UP")
		if mine && !(one.status == "NO_PATH" && stopping) {
			happened, refused = true, one.status == "PASSENGER_REFUSED_ENEMY"
		}
	}
	if happened {
		orders = plan(game, refused, chance)
	}
	if chance.Intn(updatesForACard) == 0 {
		orders = append(orders, thinkOfCards(game, chance)...)
	}
	return orders
}

func (game Game) passenger(name string) Passenger {
	for _, one := range game.passengers {
		if one.name == name {
			return one
		}
	}
	return Passenger{}
}

func contains(list []string, wanted string) bool {
	for _, one := range list {
		if one == wanted {
			return true
		}
	}
	return false
}

func sorted(companies map[string]Tile) (names []string) {
	for name := range companies {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// The values of an input by their keys; nil if it is not whole: the last line is AtOnce.
func valuesOf(lines []string) map[string]string {
	values := map[string]string{}
	for _, line := range lines {
		if key, value, found := strings.Cut(line, " = "); found {
			values[key] = value
		}
	}
	if _, last := values["AtOnce"+values["Me"]]; !last {
		return nil
	}
	return values
}

// The values of word1, word2 and so on, as many as there are.
func listed(values map[string]string, word string) (list []string) {
	for value, found := values[word+"1"]; found; value, found = values[fmt.Sprint(word, len(list)+1)] {
		list = append(list, value)
	}
	return list
}

func number(text string) int {
	value, _ := strconv.Atoi(text)
	return value
}

func tileOf(text string) Tile {
	x, y, _ := strings.Cut(text, ",")
	return Tile{number(x), number(y)}
}

func tilesOf(text string) (tiles []Tile) {
	for _, word := range strings.Fields(strings.TrimPrefix(text, "-")) {
		tiles = append(tiles, tileOf(word))
	}
	return tiles
}

// The parts of a value that stand between semicolons; "" where there is nothing.
func parts(value string) []string {
	if value == "-" {
		return nil
	}
	list := strings.Split(value, "; ")
	for i, one := range list {
		if one == "-" {
			list[i] = ""
		}
	}
	return list
}

func parseCity(values map[string]string) *City {
	city := &City{waits: values["Time"] == "lock-step", companies: map[string]Tile{}, people: map[string]Person{}}
	city.acceleration, _ = strconv.ParseFloat(values["Acceleration"], 64)
	city.streets = CityMap{stopping: map[Tile]string{}, signals: map[Tile]bool{}}
	height := -1
	for _, line := range listed(values, "Map") {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || line[0] == ';':
		case height < 0:
			height = number(words[3])
		case len(city.streets.rows) < height:
			city.streets.rows = append(city.streets.rows, line)
		case words[0] == "sign": // Over the northern side come those who drive south.
			for _, side := range words[3] {
				opposite := strconv.Itoa((strings.IndexRune("NESW", side) + 2) % 4)
				city.streets.stopping[tileOf(words[1]+","+words[2])] += opposite
			}
		case words[0] == "signal":
			city.streets.signals[tileOf(words[1]+","+words[2])] = true
		}
	}
	for _, value := range listed(values, "Company") {
		city.companies[parts(value)[0]] = tileOf(parts(value)[1])
	}
	city.stores = tilesOf(values["Stores"])
	for i, value := range listed(values, "Person") {
		city.people[parts(value)[0]] = Person{number(parts(value)[1]), parts(values[fmt.Sprint("Enemies", i+1)])}
	}
	return city
}

func parseNews(values map[string]string) (news []News) {
	for _, value := range listed(values, "News") {
		p := parts(value)
		news = append(news, News{p[0], number(p[1]), p[2]})
	}
	return news
}

func parse(city *City, values map[string]string, news []News, isFirst bool) Game {
	me := values["Me"]
	game := Game{city: city, me: number(me), tick: number(values["Tick"]), isFirst: isFirst, news: news}
	game.cars = []Car{{}}
	for i, value := range listed(values, "Car") { // For example "12,5 90; 1.250; 3; 0; 0".
		p, seat := parts(value), strconv.Itoa(i+1)
		place, angle, _ := strings.Cut(p[0], " ")
		car := Car{team: values[seat], tile: tileOf(place), angle: number(angle), coffee: number(p[2])}
		car.score, _ = strconv.ParseFloat(p[1], 64)
		car.slowTicks, car.stoppedTicks = number(p[3]), number(p[4])
		if trip := parts(values["Trip"+seat]); trip != nil {
			car.passenger, car.boardedAt = trip[0], trip[1]
		}
		faceUp := parts(values["FaceUp"+seat])
		car.nextStop, car.transit, car.delivered = faceUp[0], faceUp[1], parts(values["Delivered"+seat])
		game.cars = append(game.cars, car)
	}
	for i, value := range listed(values, "Passenger") {
		p := parts(value)
		game.passengers = append(game.passengers, Passenger{p[0], p[1], p[2], parts(values[fmt.Sprint("Route", i+1)])})
	}
	game.path, game.pickup, game.deck = tilesOf(values["Path"+me]), parts(values["Pickup"+me]), parts(values["Deck"+me])
	for _, card := range parts(values["Hand"+me]) {
		name := strings.TrimPrefix(card, "not yet ")
		game.hand = append(game.hand, name)
		if name == card {
			game.playable = append(game.playable, card)
		}
	}
	return game
}
