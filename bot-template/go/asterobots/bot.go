// A starter bot for Asterobots: your thinking goes into selectVein() and selectActions(); team_folder.go talks to
// the arena.
package main

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"
)

const (
	highestRank  = 3
	mostCommands = 100
	crowd        = 100 // So many robots in a vein set out,
	guards       = 10  // but for these.
)

var materials = []string{"gas", "stone", "metal"}
var upgradeRobot = [][3]int{{}, {200, 0, 200}, {0, 300, 500}} // What it takes, by the rank before.

// Point is a vertex. It points up when x + y is even; then its third neighbour is the one at y + 1, else at y - 1.
type Point struct{ x, y int }

// Vein is one of the veins. What it gives its owner a turn is that of rank 1; each rank doubles it.
type Vein struct {
	place                      Point
	material, owner, robots    int // A material is a place in the list of materials.
	productivity, reproduction int
	materialRank, robotRank    int
}

// Squad is a squad on its way; path holds the steps still to come, the goal last.
type Squad struct {
	owner, robots int
	place, goal   Point
	path          []Point
}

// Player is what a player has, without what his offers and demands hold back.
type Player struct {
	name                      string
	money                     int
	stock                     [3]int
	veins, robots, timeToLive int
	funds                     int // The money, and what the aliens would pay for the stock.
}

// Trade is an open offer or demand.
type Trade struct {
	player                  int
	isOffer                 bool
	material, amount, price int
}

// Game is what this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens.
type Game struct {
	selection               bool // Whether a vein is to be selected, else commands are expected.
	me, round, rounds, size int
	buy, sell               [3]int   // What the aliens want for one piece, and what they give.
	players                 []Player // players[0] is not used.
	veins                   []Vein   // By y and then x.
	squads                  []Squad  // The one launched last comes first.
	trades                  []Trade
}

// YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
func selectVein(game Game) Point {
	var best Vein
	for _, vein := range game.veins {
		if vein.owner == 0 && vein.robots > best.robots {
			best = vein
		}
	}
	return best.place
}

// YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
func selectActions(game Game) []string {
	commands := append(upgrade(game), attack(game)...)
	if len(commands) > mostCommands {
		commands = commands[:mostCommands]
	}
	return commands
}

// Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
func upgrade(game Game) []string {
	best := Vein{robotRank: highestRank}
	for _, vein := range game.veins {
		better := vein.robotRank == best.robotRank && vein.reproduction > best.reproduction
		if vein.owner == game.me && vein.robotRank < highestRank && (better || vein.robotRank < best.robotRank) {
			best = vein
		}
	}
	if best.robotRank == highestRank {
		return nil
	}
	missing, spare := -game.players[game.me].money, game.players[game.me].stock
	var sales, purchases []string
	for i, material := range materials {
		spare[i] -= upgradeRobot[best.robotRank][i]
		if spare[i] < 0 {
			purchases = append(purchases, fmt.Sprintf("bank buy %s %d", material, -spare[i]))
			missing -= spare[i] * game.buy[i]
		}
	}
	for i, material := range materials {
		if missing <= 0 || spare[i] <= 0 || game.sell[i] <= 0 {
			continue
		}
		amount := (missing + game.sell[i] - 1) / game.sell[i]
		if amount > spare[i] {
			amount = spare[i]
		}
		sales = append(sales, fmt.Sprintf("bank sell %s %d", material, amount))
		missing -= amount * game.sell[i]
	}
	if missing > 0 {
		return nil
	}
	return append(append(sales, purchases...), fmt.Sprintf("upgrade robot %d,%d", best.place.x, best.place.y))
}

// Sends the robots of each crowded vein to the nearest vein that is not mine.
func attack(game Game) (commands []string) {
	for _, vein := range game.veins {
		if vein.owner != game.me || vein.robots < crowd {
			continue
		}
		nearest, goal := -1, Point{}
		for _, other := range game.veins {
			far := distance(vein.place, other.place)
			if other.owner != game.me && (nearest < 0 || far < nearest) {
				nearest, goal = far, other.place
			}
		}
		if nearest >= 0 {
			commands = append(commands, fmt.Sprintf("launch %d %d,%d %d,%d",
				vein.robots-guards, vein.place.x, vein.place.y, goal.x, goal.y))
		}
	}
	return commands
}

// How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
// vertex points the other way.
func distance(from, to Point) int {
	across, vertical := size(to.x-from.x), size(to.y-from.y)
	if vertical == 0 {
		return across
	}
	sideways := vertical
	if pointsUp := (from.x+from.y)%2 == 0; pointsUp == (to.y > from.y) {
		sideways--
	}
	sideways += size(sideways-across) % 2
	if sideways < across {
		sideways = across
	}
	return vertical + sideways
}

func size(number int) int {
	if number < 0 {
		return -number
	}
	return number
}

// The answer as the arena reads it.
func think(game Game) string {
	if game.selection {
		place := selectVein(game)
		return fmt.Sprintf("select %d,%d\n", place.x, place.y)
	}
	return strings.Join(append(selectActions(game), "End\n"), "\n")
}

// The values of a prompt by their keys.
func valuesOf(lines []string) map[string]string {
	values := map[string]string{}
	for _, line := range lines {
		if key, value, found := strings.Cut(line, " = "); found {
			values[key] = value
		}
	}
	return values
}

// Whether all of it is there; a file on a slow drive may be seen before it is whole.
func isWhole(lines []string) bool {
	values, list := valuesOf(lines), "Trade"
	if values["Expecting"] == "VEIN" {
		list = "Vein"
	}
	_, last := values[list+values[list+"s"]]
	return values[list+"s"] == "0" || last
}

func parse(lines []string) Game {
	values := valuesOf(lines)
	number := func(text string) int {
		value, _ := strconv.Atoi(text)
		return value
	}
	parts := func(word string, index int) []string { // Eight and more, so that none is missing.
		value := values[fmt.Sprint(word, index)]
		return append(strings.FieldsFunc(value, func(c rune) bool { return c == ',' || c == ' ' }), make([]string, 9)...)
	}
	has := func(word string, index int) bool {
		_, found := values[fmt.Sprint(word, index)]
		return found
	}
	material := func(word string) int {
		return strings.Index("gsm", strings.ToLower(word + "?")[:1])
	}
	game := Game{selection: values["Expecting"] == "VEIN", players: []Player{{}}}
	game.me, game.round = number(values["Me"]), number(values["Round"])
	game.rounds, game.size = number(values["Rounds"]), number(values["Size"])
	fmt.Sscanf(values["Buy"], "%d,%d,%d", &game.buy[0], &game.buy[1], &game.buy[2])
	fmt.Sscanf(values["Sell"], "%d,%d,%d", &game.sell[0], &game.sell[1], &game.sell[2])
	for i := 1; has("", i); i++ {
		p := parts("Player", i)
		stock := [3]int{number(p[1]), number(p[2]), number(p[3])}
		game.players = append(game.players, Player{values[fmt.Sprint(i)], number(p[0]), stock,
			number(p[4]), number(p[5]), number(p[6]), number(p[7])})
	}
	for i := 1; has("Vein", i); i++ { // For example "2,-9,S,0,53,9,5,1,1".
		p := parts("Vein", i)
		game.veins = append(game.veins, Vein{Point{number(p[0]), number(p[1])}, material(p[2]),
			number(p[3]), number(p[4]), number(p[5]), number(p[6]), number(p[7]), number(p[8])})
	}
	for i := 1; has("Squad", i); i++ {
		p, way := parts("Squad", i), parts("Path", i)
		squad := Squad{owner: number(p[0]), robots: number(p[1])}
		squad.place, squad.goal = Point{number(p[2]), number(p[3])}, Point{number(p[4]), number(p[5])}
		for step := 0; way[step] != ""; step += 2 {
			squad.path = append(squad.path, Point{number(way[step]), number(way[step+1])})
		}
		game.squads = append(game.squads, squad)
	}
	for i := 1; has("Trade", i); i++ {
		p := parts("Trade", i)
		game.trades = append(game.trades, Trade{number(p[0]), p[1] == "offer", material(p[2]), number(p[3]), number(p[4])})
	}
	return game
}

func main() {
	playTurns(isWhole, func(lines []string, team string, chance *rand.Rand) string { return think(parse(lines)) })
}
