/**
 * The placement of labels on a drawing so that they cover nothing: boxes have a middle, a width and a height, in
 * lengths of the drawing. It uses no page.
 */

/** The distances from a thing at which its label can be, the nearest first, and the directions. */
const RINGS = [0.62, 0.85, 1.2, 1.6, 2.1, 2.7, 3.4];
const WAYS = [-90, 90, 30, 150, -30, -150, 0, 180, -60, -120, 60, 120].map(degrees => (degrees * Math.PI) / 180);
/** The distance from which a label needs a line to its thing: beyond the second ring. */
const NEAR = RINGS[1];

const THOUSAND = 1_000;
const LEAST_SHORT = 10_000;

/** Returns a count in four signs at most. */
export function short(count) {
  if (count < LEAST_SHORT) {
    return String(count);
  }
  const thousands = Math.floor(count / THOUSAND);
  return thousands < THOUSAND ? `${thousands}k` : `${Math.floor(thousands / THOUSAND)}M`;
}

/** Returns whether two boxes meet. */
export function meet(one, other) {
  return (
    2 * Math.abs(one.x - other.x) < one.width + other.width && 2 * Math.abs(one.y - other.y) < one.height + other.height
  );
}

/**
 * Returns for each thing the box of its label, as near as possible without overlapping a thing, another label or a box
 * of `taken`, within a frame; `led` if it is so far away that it needs a line. A label without room is missing.
 *
 * @param things boxes, each with its `label`: width and height
 */
export function labels({ things, taken, frame }) {
  const full = [...taken, ...things];
  return things.map(thing => {
    const found = free(thing, full, frame);
    if (found) {
      full.push(found);
    }
    return found;
  });
}

function free({ x, y, label: { width, height } }, full, frame) {
  for (const ring of RINGS) {
    for (const way of WAYS) {
      const [right, down] = [Math.cos(way), Math.sin(way)];
      const box = { x: x + right * (ring + (width - height) / 2), y: y + down * ring, width, height, led: ring > NEAR };
      if (isWithin(box, frame) && !full.some(one => meet(one, box))) {
        return box;
      }
    }
  }
  return undefined;
}

const isWithin = ({ x, y, width, height }, frame) =>
  x - width / 2 >= frame.left &&
  y - height / 2 >= frame.top &&
  x + width / 2 <= frame.left + frame.width &&
  y + height / 2 <= frame.top + frame.height;
