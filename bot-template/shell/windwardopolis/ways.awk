# The path finder: the fastest way of a car that meets nobody. The shortest in time, not in tiles: a stop sign costs a
# halt, a curve the time to be fast again. It is good, so there is no need to touch it.
# It reads the first input and prints the ticks, to the middle of a stop, and the tiles from the one that the car is on
# to the goal; nothing if it cannot come there. Should the car leave its tile over another edge, it will turn round.
# Variables: here and goal (tiles x,y), angle, tick, planned (the tile that the car's path says is next, or -). No stop
# but the last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the later one
# counts too if it comes there faster. A heading is 0 for the north and one more for each quarter clockwise.

$1 == "Acceleration" { rise = $3 / 36 }
$1 ~ /^Map[0-9]/ && $3 == "map" { height = $6; next }
$1 ~ /^Map[0-9]/ && $3 !~ /^;/ && height != "" {
    if (count < height) {
        row[count++] = $3
    } else if ($3 == "sign") { # Over the northern side come those who drive south.
        for (side = 1; side <= length($6); side++) {
            halts[$4 "," $5 " " (index("SWNE", substr($6, side, 1)) - 1)] = 1
        }
    }
}

END {
    split("0 1 0 -1", dx, " ")
    split("-1 0 1 0", dy, " ")
    split("24 12 48 34", steps, " ") # The map units of a way straight on, to the right, round, and to the left.
    START = 1 / 6 # Speeds in map units a tick.
    TOP = 1
    CURVE = 0.5
    heading = leaving()
    if (stops(here)) speed = reached(START, CURVE, 24)
    else if (tick == 0) speed = reached(START, TOP, 12)
    else speed = straight(here) ? TOP : CURVE
    enter(beside(here, heading), heading, 0, speed, 0)
    while (queued > 0) {
        label = earliest()
        gate = at[label] " " to[label]
        if (gate in fastest && units[label] <= fastest[gate]) continue
        fastest[gate] = units[label]
        if (at[label] == goal) break
        if (before[label] == 0 || !stops(at[label])) go_on(label)
        label = 0
    }
    if (!label || at[label] != goal) exit
    ticks = due[label]
    if (stops(goal)) ticks += time(units[label] < CURVE ? units[label] : CURVE, CURVE, 24)
    for (path = ""; label; label = before[label]) path = " " at[label] path
    printf "%d %s%s\n", ticks, here, path
}

# Over which edge the car leaves its tile: as its path says, else as it points.
function leaving(    exit_, off, least, best) {
    least = 999
    for (exit_ = 0; exit_ < 4; exit_++) {
        if (!drives(beside(here, exit_))) continue
        off = (angle - 90 * exit_ + 540) % 360 - 180
        if (off < 0) off = -off
        if (beside(here, exit_) == planned) off = -1
        if (off < least) { least = off; best = exit_ }
    }
    return best
}

# Looks at the tiles behind the one of a label.
function go_on(label,    exit_, tile, back, turns) {
    tile = at[label]
    back = (to[label] + 2) % 4
    turns = straight(tile) || exits(tile) == 1
    for (exit_ = 0; exit_ < 4; exit_++) {
        if ((turns || exit_ != back) && drives(beside(tile, exit_))) after(label, exit_)
    }
}

# How a car enters the tile behind the one of a label.
function after(label, out,    way, top, speed, end) {
    way = steps[(out - to[label] + 4) % 4 + 1]
    top = out == to[label] ? TOP : CURVE
    speed = units[label] < top ? units[label] : top
    end = stops(at[label]) ? reached(START, top, way / 2) : reached(speed, top, way)
    enter(beside(at[label], out), out, due[label] + time(speed, top, way), end, label)
}

# At a stop sign a car halts until it would make its next step.
function enter(tile, heading, ticks, speed, from) {
    labels++
    at[labels] = tile
    to[labels] = heading
    before[labels] = from
    due[labels] = ticks
    units[labels] = speed
    if ((tile " " heading) in halts) {
        due[labels] += sqrt(2 / rise)
        units[labels] = START
    }
    enqueue(labels)
}

function reached(speed, top, way,    end) {
    end = sqrt(speed * speed + 2 * rise * way)
    return end < top ? end : top
}

function time(speed, top, way,    end, rising) {
    end = reached(speed, top, way)
    rising = (end - speed) / rise
    return rising + (way - rising * (speed + end) / 2) / top
}

function ground(tile,    xy) {
    split(tile, xy, ",")
    return xy[1] < 0 || !(xy[2] in row) ? "" : substr(row[xy[2]], xy[1] + 1, 1)
}

function drives(tile) { return ground(tile) ~ /[#BK]/ }

function stops(tile) { return ground(tile) ~ /[BK]/ }

function beside(tile, heading,    xy) {
    split(tile, xy, ",")
    return (xy[1] + dx[heading + 1]) "," (xy[2] + dy[heading + 1])
}

function exits(tile,    heading, count) {
    for (heading = 0; heading < 4; heading++) count += drives(beside(tile, heading))
    return count
}

function straight(tile) {
    return exits(tile) == 2 && drives(beside(tile, 0)) == drives(beside(tile, 2)) && !stops(tile)
}

# A heap of labels, the earliest on top.
function enqueue(label,    place) {
    for (place = ++queued; place > 1 && due[heap[int(place / 2)]] > due[label]; place = int(place / 2)) {
        heap[place] = heap[int(place / 2)]
    }
    heap[place] = label
}

function earliest(    first, last, place, child) {
    first = heap[1]
    last = heap[queued--]
    for (place = 1; 2 * place <= queued; place = child) {
        child = 2 * place
        if (child < queued && due[heap[child + 1]] < due[heap[child]]) child++
        if (due[heap[child]] >= due[last]) break
        heap[place] = heap[child]
    }
    heap[place] = last
    return first
}
