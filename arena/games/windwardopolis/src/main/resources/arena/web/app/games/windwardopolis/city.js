/** The geometry of a city in map units, 24 to a tile: streets as outlines, stops, paths of cars. It uses no page. */

export const TILE = 24;

/** The four directions of a street. */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' };
const DRIVEABLE = '#BK';
const BUILDINGS = { company: 'C', store: 'H' };
/** The distance between two moments from which a car did not drive but was moved. */
const FARTHEST = 3 * TILE;

const at = (rows, x, y) => rows[y]?.[x] ?? '.';
const isRoad = (rows, x, y) => DRIVEABLE.includes(at(rows, x, y));
const middle = ({ x, y }) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });

/** Returns the runs of tiles of some kinds, row by row, as one outline. */
export function outline(rows, kinds) {
  let path = '';
  rows.forEach((row, y) => {
    for (let from = 0; from < row.length; from++) {
      let to = from;
      while (to < row.length && kinds.includes(row[to])) {
        to++;
      }
      if (to > from) {
        path += `M${from * TILE} ${y * TILE}h${(to - from) * TILE}v${TILE}h${(from - to) * TILE}z`;
        from = to;
      }
    }
  });
  return path;
}

/** Returns all streets as one outline. */
export const streets = rows => outline(rows, DRIVEABLE);

/** Returns the lines between the lanes: straight on, round curves, and none at crossings. */
export function lanes(rows) {
  let path = '';
  rows.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      if (!DRIVEABLE.includes(sign)) {
        return;
      }
      const edges = Object.values(STEPS)
        .filter(([dx, dy]) => isRoad(rows, x + dx, y + dy))
        .map(([dx, dy]) => `${(x + 0.5 + dx / 2) * TILE} ${(y + 0.5 + dy / 2) * TILE}`);
      const centre = `${(x + 0.5) * TILE} ${(y + 0.5) * TILE}`;
      if (edges.length === 2) {
        path += `M${edges[0]}Q${centre} ${edges[1]}`;
      } else if (edges.length === 1) {
        path += `M${edges[0]}L${centre}`;
      }
    }),
  );
  return path;
}

/** Returns the places of stop signs: at the right of each lane that must stop. */
export function plates(signs) {
  return signs.flatMap(({ tile, sides }) =>
    [...sides].map(side => {
      const [dx, dy] = STEPS[side];
      const { x, y } = middle(tile);
      return { x: x + dx * 15 - dy * 15, y: y + dy * 15 + dx * 15 };
    }),
  );
}

/** Returns the direction from a stop to its building: away from the street. */
function away(rows, { x, y }) {
  const street = Object.keys(STEPS).find(side => isRoad(rows, x + STEPS[side][0], y + STEPS[side][1])) ?? 'N';
  return STEPS[OPPOSITE[street]];
}

/** Returns the tiles of the building around a stop. */
const building = (rows, { x, y }, sign) =>
  Object.values(STEPS)
    .map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
    .filter(tile => at(rows, tile.x, tile.y) === sign);

/** Returns the stops of companies and of coffee stores, each with the tiles of its building. */
export function stops({ rows, companies, stores }) {
  const place = (tile, name, kind) => {
    const [dx, dy] = away(rows, tile);
    const { x, y } = middle(tile);
    return {
      name,
      kind,
      token: `${tile.x},${tile.y}`,
      x,
      y,
      house: { x: x + dx * TILE, y: y + dy * TILE },
      above: dy < 0,
      building: building(rows, tile, BUILDINGS[kind]),
    };
  };
  return [
    ...companies.map(({ name, stop }) => place(stop, name, 'company')),
    ...stores.map(tile => place(tile, '', 'store')),
  ];
}

/**
 * Returns the place of a stop's name: clear of its buildings, and of the faces around them, whose size is given in
 * units.
 */
export function label({ x, y, house, above }, face) {
  const clear = Math.max(0.7 * TILE, face);
  return { x, y: above ? house.y - clear : Math.max(y + 1.4 * TILE, house.y + face) + 0.5 * face };
}

/** Returns places side by side, in rows around a middle. */
export function rowsOf(count, { x, y }, gap, most = 4) {
  const rows = Math.ceil(count / most);
  return Array.from({ length: count }, (nothing, index) => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, count - row * most);
    return {
      x: x + ((index % most) - (inRow - 1) / 2) * gap,
      y: y + (row - (rows - 1) / 2) * gap,
    };
  });
}

/** Returns the path that a car has still to drive, as points from its position on. */
export function way(car) {
  const points = [{ x: car.x, y: car.y }];
  let { x, y } = car.tile;
  for (const step of car.own?.path ?? '') {
    x += STEPS[step][0];
    y += STEPS[step][1];
    points.push(middle({ x, y }));
  }
  return points;
}

/** Returns the stop to which a car drives, as far as its path is known; nothing if it ends at no stop. */
export function goal(ground, car) {
  const end = car.own?.path && way(car).at(-1);
  return end ? stops(ground).find(({ x, y }) => x === end.x && y === end.y) : undefined;
}

/** Returns the shorter turn from one angle to another, in degrees. */
function turn(from, to) {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/**
 * Returns the position of a car between two moments: on the curve that begins and ends in the directions of the car. A
 * car that was moved is at its new place at once.
 *
 * @param passed the share of the time between the two that has passed, from 0 to 1
 */
export function between(from, to, passed) {
  // The current frame may have begun before the drive.
  const share = Math.max(0, passed);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (share >= 1 || length > FARTHEST) {
    return { x: to.x, y: to.y, angle: to.angle };
  }
  const [s, s2, s3] = [share, share ** 2, share ** 3];
  const along = key => {
    const slope = pose => {
      const radians = (pose.angle * Math.PI) / 180;
      return length * (key === 'x' ? Math.sin(radians) : -Math.cos(radians));
    };
    return (
      (2 * s3 - 3 * s2 + 1) * from[key] +
      (s3 - 2 * s2 + s) * slope(from) +
      (3 * s2 - 2 * s3) * to[key] +
      (s3 - s2) * slope(to)
    );
  };
  return { x: along('x'), y: along('y'), angle: from.angle + share * turn(from.angle, to.angle) };
}

/** Returns the first letters of a name, at most two. */
export function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1 ? words[0][0] + words[words.length - 1][0] : name.slice(0, 2);
}

/** Returns the people who wait at a company and whom a passenger hates. */
export function enemiesAt(ground, scene, passenger, company) {
  const enemies = ground.people.find(person => person.name === passenger)?.enemies ?? [];
  return scene.passengers.filter(one => one.lobby === company && enemies.includes(one.name)).map(one => one.name);
}

/** Returns the car of the seat whose view is shown; nothing in a view of all seats or of none. */
export function readersCar(scene) {
  const own = scene.cars.filter(car => car.own);
  return own.length === 1 ? own[0] : undefined;
}

/** Returns the car that a passenger is in. */
export const carWith = (scene, passenger) => scene.cars.find(car => car.trip?.passenger === passenger);
