/** The heading of a car at a place of a street. It uses no page. */

const isRoad = (rows, x, y) => '#BK'.includes(rows[y]?.[x] ?? '.');

/**
 * Returns the heading of the lane at a place within a tile, each coordinate from 0 to 1: of a straight road, or of a
 * crossing by the quarter over which a car enters.
 */
export function facing(rows, { x, y }, right, down) {
  const [isRight, isDown] = [right > 0.5, down > 0.5];
  const level = isRoad(rows, x - 1, y) || isRoad(rows, x + 1, y);
  const upright = isRoad(rows, x, y - 1) || isRoad(rows, x, y + 1);
  if (level && upright) {
    return isRight ? (isDown ? 'NORTH' : 'WEST') : isDown ? 'EAST' : 'SOUTH';
  }
  return level ? (isDown ? 'EAST' : 'WEST') : isRight ? 'NORTH' : 'SOUTH';
}
