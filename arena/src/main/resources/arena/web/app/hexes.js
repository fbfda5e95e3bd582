/**
 * The vertices of a hexagonal field, as the manual of Asterobots numbers them: rows y from 1 - size to size, in each a
 * zigzag of columns x. Lengths are in sides of a small hexagon. It uses no page.
 */

const HALF = Math.sqrt(3) / 2;

/** Returns the first and last column of a row. */
export function columns(size, y) {
  const d = y > 0 ? y - 1 : -y;
  return [2 - 2 * size + d, 2 * size - d];
}

/** Returns whether a vertex is joined to the one below it, and not to the one above. */
export function joinsBelow({ x, y }) {
  return (x + y) % 2 === 0;
}

/** Returns the position of a vertex. */
export function place({ x, y }) {
  return { x: x * HALF, y: 1.5 * y + (joinsBelow({ x, y }) ? 0.25 : -0.25) };
}

/** Returns every vertex, row by row. */
export function vertices(size) {
  const all = [];
  for (let y = 1 - size; y <= size; y++) {
    const [first, last] = columns(size, y);
    for (let x = first; x <= last; x++) {
      all.push({ x, y });
    }
  }
  return all;
}

/** Returns every side of a small hexagon once, as two vertices. */
export function sides(size) {
  const within = ({ x, y }) => {
    const [first, last] = columns(size, y);
    return y >= 1 - size && y <= size && x >= first && x <= last;
  };
  const all = [];
  for (const from of vertices(size)) {
    const right = { x: from.x + 1, y: from.y };
    const below = { x: from.x, y: from.y + 1 };
    if (within(right)) {
      all.push([from, right]);
    }
    if (joinsBelow(from) && within(below)) {
      all.push([from, below]);
    }
  }
  return all;
}

/** Returns the frame around all vertices, with some room. */
export function frame(size, room = 1) {
  const places = vertices(size).map(place);
  const xs = places.map(one => one.x);
  const ys = places.map(one => one.y);
  const left = Math.min(...xs) - room;
  const top = Math.min(...ys) - room;
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Returns the place to which an arrow key leads: the nearest that lies in that direction rather than beside it; nothing
 * if there is none, or for another key.
 */
export function toward(key, from, places) {
  const [right, down] = WAYS[key] ?? [0, 0];
  const cost = ({ x, y }) => {
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    return ahead > 0 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity;
  };
  const [first] = [...places].sort((one, other) => cost(one) - cost(other));
  return first && cost(first) < Infinity ? first : undefined;
}
