// A starter bot for Acquire: your thinking goes into the functions that choose; team_folder.go talks to the arena.
package main

import (
	"fmt"
	"math/rand"
	"sort"
	"strconv"
	"strings"
)

var cardNames = []string{"NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES"}
var lastSizes = []int{2, 3, 4, 5, 10, 20, 30, 40} // Up to each of these sizes a share costs one step of $100 more.

// Chain is one of the seven; of size 0 if it is not on the board.
type Chain struct {
	letter, name                  string
	firstPrice, size, price, bank int
	shares                        []int // Of player 1, 2 and so on; shares[0] is not used, and 0 stands for hidden ones.
}

// Player is what everybody sees of a player; cards are those that he has not played.
type Player struct {
	name  string
	cash  int
	cards []string
}

// Game is what this bot may see. Players are 1 to n, chains have letters, tiles are texts such as "5F".
type Game struct {
	expecting               string   // SPECIAL, TILE, TILE_AND_STOCK, MERGE; CHAIN, SURVIVOR, DEFUNCT, STOCK in steps.
	asked                   []string // The chain that is merged and its survivor, or the chains to choose from.
	whole                   bool     // Whether an answer with a tile says at once what is to be founded or to survive.
	me, turn, mover, places int      // places: how many tiles the mover still places in this turn.
	mayEnd                  bool
	board                   []string // 9 rows of 12: . free, o loose, X never any more, x not now, or a chain.
	chains                  []Chain
	players                 []Player // players[0] is not used.
	hand, playable          []string // My tiles, and those of them that can be placed now.
}

// YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE".
func chooseSpecial(game Game) string {
	for _, card := range []string{"DRAW_5_TILES", "PLACE_4_TILES"} {
		if game.holds(card) {
			return card
		}
	}
	return "NONE"
}

// YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine.
func chooseTile(game Game) string {
	best, most := "", -1
	for _, tile := range game.playable {
		effect, worth := game.effectOf(tile), 0
		if effect.founds {
			worth = 3
		} else if len(effect.touched) > 1 {
			worth = 1
		} else if len(effect.touched) == 1 && game.chain(effect.touched[0]).shares[game.me] > 0 {
			worth = 2
		}
		if worth > most {
			best, most = tile, worth
		}
	}
	return best
}

// YOUR THINKING GOES HERE. Returns the chain to found.
func chooseChain(game Game, letters []string) string {
	return letters[0]
}

// YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of.
func chooseSurvivor(game Game, letters []string) string {
	best := letters[0]
	for _, letter := range letters {
		if game.chain(letter).shares[game.me] > game.chain(best).shares[game.me] {
			best = letter
		}
	}
	return best
}

// YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays.
func choosePurchases(game Game, chains []Chain) (commands []string) {
	var wanted []Chain
	for _, chain := range chains {
		if chain.size > 0 && chain.bank > 0 {
			wanted = append(wanted, chain)
		}
	}
	if len(wanted) == 0 {
		return nil
	}
	sort.SliceStable(wanted, func(i, j int) bool {
		a, b := wanted[i], wanted[j]
		if a.shares[game.me] != b.shares[game.me] {
			return a.shares[game.me] > b.shares[game.me]
		}
		return a.price < b.price
	})
	cash, left, free := game.players[game.me].cash, 3, false
	if game.holds("BUY_5_STOCK") && cash >= 5*wanted[0].price {
		left = 5
		commands = append(commands, "card BUY_5_STOCK")
	} else if game.holds("FREE_3_STOCK") && cash < 3*wanted[0].price {
		free = true
		commands = append(commands, "card FREE_3_STOCK")
	}
	for _, chain := range wanted {
		amount := least(left, chain.bank)
		if !free {
			amount = least(amount, cash/chain.price)
			cash -= amount * chain.price
		}
		if amount > 0 {
			commands = append(commands, fmt.Sprintf("buy %s %d", chain.letter, amount))
		}
		left -= amount
	}
	return commands
}

// YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is sold.
func chooseTrade(game Game, defunct, survivor Chain) int {
	return 2 * least(defunct.shares[game.me]/2, survivor.bank)
}

// The answer as the arena reads it.
func think(game Game) string {
	var lines []string
	switch game.expecting {
	case "SPECIAL":
		lines = append(lines, "card "+chooseSpecial(game))
	case "TILE", "TILE_AND_STOCK":
		lines = turn(game)
	case "CHAIN":
		lines = append(lines, "create "+chooseChain(game, game.asked))
	case "SURVIVOR":
		lines = append(lines, "survivor "+chooseSurvivor(game, game.asked))
	case "DEFUNCT":
		lines = append(lines, "settle "+game.asked[0])
	case "STOCK":
		lines = choosePurchases(game, game.chains)
		if game.mayEnd {
			lines = append(lines, "declare-end")
		}
	case "MERGE":
		defunct, survivor := game.chain(game.asked[0]), game.chain(game.asked[1])
		traded := chooseTrade(game, defunct, survivor)
		lines = append(lines, fmt.Sprint("trade ", traded), fmt.Sprint("sell ", defunct.shares[game.me]-traded))
	}
	return strings.Join(append(lines, "End\n"), "\n")
}

// A tile, what it needs besides, and what is bought after it.
func turn(game Game) (lines []string) {
	after := append([]Chain{}, game.chains...)
	if len(game.playable) > 0 {
		tile := chooseTile(game)
		effect := game.effectOf(tile)
		lines = append(lines, "tile "+tile)
		if effect.founds {
			letter := chooseChain(game, game.inactive())
			if game.whole {
				lines = append(lines, "create "+letter)
			}
			game.grow(after, letter, effect.size, 1) // Who founds a chain is given a share.
		} else if len(effect.touched) == 1 {
			game.grow(after, effect.touched[0], effect.size, 0)
		} else if len(effect.touched) > 1 {
			if game.whole {
				lines = append(lines, "survivor "+chooseSurvivor(game, game.largest(effect.touched)))
			}
			for i := range after { // Others may trade for the last shares of these first.
				if contains(effect.touched, after[i].letter) {
					after[i].size = 0
				}
			}
		}
	}
	if game.expecting == "TILE_AND_STOCK" {
		lines = append(lines, choosePurchases(game, after)...)
	}
	return lines
}

// Makes a chain so much larger, and gives me free shares of it.
func (game Game) grow(chains []Chain, letter string, size, free int) {
	for i := range chains {
		chain := &chains[i]
		if chain.letter == letter {
			chain.size += size
			chain.price = chain.firstPrice
			for _, last := range lastSizes {
				if chain.size > last {
					chain.price += 100
				}
			}
			given := least(free, chain.bank)
			chain.bank -= given
			chain.shares = append([]int{}, chain.shares...)
			chain.shares[game.me] += given
		}
	}
}

func (game Game) holds(card string) bool { return contains(game.players[game.me].cards, card) }

func (game Game) chain(letter string) Chain {
	for _, chain := range game.chains {
		if chain.letter == letter {
			return chain
		}
	}
	return Chain{shares: make([]int, len(game.players))}
}

// The chains that can be founded.
func (game Game) inactive() (letters []string) {
	for _, chain := range game.chains {
		if chain.size == 0 {
			letters = append(letters, chain.letter)
		}
	}
	return letters
}

// Those of some chains that no other one of them is larger than.
func (game Game) largest(letters []string) (equals []string) {
	most := 0
	for _, letter := range letters {
		if size := game.chain(letter).size; size > most {
			most, equals = size, nil
		}
		if game.chain(letter).size == most {
			equals = append(equals, letter)
		}
	}
	return equals
}

// Effect is what a tile does: the chains that it touches, and how much it adds with the loose tiles that it joins.
type Effect struct {
	founds  bool
	touched []string
	size    int
}

func (game Game) effectOf(tile string) (effect Effect) {
	column, _ := strconv.Atoi(tile[:len(tile)-1])
	joined := [][2]int{{int(tile[len(tile)-1] - 'A'), column - 1}}
	seen := map[[2]int]bool{joined[0]: true}
	for next := 0; next < len(joined); next++ {
		row, column := joined[next][0], joined[next][1]
		for _, place := range [][2]int{{row, column - 1}, {row - 1, column}, {row, column + 1}, {row + 1, column}} {
			letter := game.cell(place)
			if letter == "o" && !seen[place] {
				seen[place], joined = true, append(joined, place)
			} else if game.chain(letter).letter != "" && !contains(effect.touched, letter) {
				effect.touched = append(effect.touched, letter)
			}
		}
	}
	effect.size, effect.founds = len(joined), len(effect.touched) == 0 && len(joined) > 1
	return effect
}

// What lies at a place; "." off the board.
func (game Game) cell(place [2]int) string {
	row, column := place[0], place[1]
	if row < 0 || row >= len(game.board) || column < 0 || column >= len(game.board[row]) {
		return "."
	}
	return game.board[row][column : column+1]
}

func contains(list []string, wanted string) bool {
	for _, each := range list {
		if each == wanted {
			return true
		}
	}
	return false
}

func least(a, b int) int {
	if a < b {
		return a
	}
	return b
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
	_, last := valuesOf(lines)["Playable"]
	return last
}

func parse(lines []string) Game {
	values := valuesOf(lines)
	number := func(text string) int {
		value, _ := strconv.Atoi(text)
		return value
	}
	tiles := func(key string) []string { return strings.Fields(strings.ReplaceAll(values[key], "-", "")) }
	asked := strings.Fields(values["Expecting"])
	game := Game{expecting: asked[0], asked: asked[1:], players: []Player{{}}, mayEnd: values["MayEnd"] == "1"}
	game.me, game.turn = number(values["Me"]), number(values["Turn"])
	game.mover, game.places = number(values["Mover"]), number(values["ToPlace"])
	game.whole = game.expecting == "TILE_AND_STOCK" || game.places > 1
	for _, row := range strings.Split("ABCDEFGHI", "") {
		game.board = append(game.board, values[row])
	}
	for i := 1; values[fmt.Sprint("Chain", i)] != ""; i++ { // For example "A,Amazon,200,4,400,15,0,10".
		p := strings.Split(values[fmt.Sprint("Chain", i)], ",")
		chain := Chain{p[0], p[1], number(p[2]), number(p[3]), number(p[4]), number(p[5]), []int{0}}
		for _, shares := range p[6:] {
			chain.shares = append(chain.shares, number(shares))
		}
		game.chains = append(game.chains, chain)
	}
	for i := 1; values[fmt.Sprint("Player", i)] != ""; i++ {
		p := strings.Split(values[fmt.Sprint("Player", i)], ",")
		player := Player{name: values[fmt.Sprint(i)], cash: number(p[0])}
		for _, card := range p[1:] {
			player.cards = append(player.cards, cardNames[number(card)])
		}
		game.players = append(game.players, player)
	}
	game.hand, game.playable = tiles("Hand"+values["Me"]), tiles("Playable")
	return game
}

func main() {
	playTurns(isWhole, func(lines []string, team string, chance *rand.Rand) string { return think(parse(lines)) })
}
