/** The moves of a match as far as they are known, and facts that follow from them. It uses no page. */

/** The moves of a match, which arrive in pieces and in any order. */
export class Course {
  constructor() {
    this.moves = [];
    this.known = 0;
  }

  /** Adds moves, some perhaps again; returns whether any was new. */
  take(moves) {
    let fresh = false;
    for (const move of moves) {
      if (!this.moves[move.at]) {
        this.known++;
        fresh = true;
      }
      this.moves[move.at] = move;
    }
    const first = this.moves.find(move => move?.scene)?.scene;
    this.moves.forEach((move, at) => {
      move.scene ??= this.moves[at - 1]?.scene ?? first;
    });
    return fresh;
  }

  has(at) {
    return this.moves[at] !== undefined;
  }

  /** The number of the newest known move; -1 before the first. */
  get last() {
    return this.moves.length - 1;
  }

  /** Returns the first missing move before another, or -1. */
  gap(before = this.moves.length) {
    for (let at = 0; at < before; at++) {
      if (!this.moves[at]) {
        return at;
      }
    }
    return -1;
  }

  /** Returns the first missing move of the gap around a move, within its piece of `most` moves. */
  gapAround(at, most) {
    let first = at;
    while (first % most > 0 && !this.moves[first - 1]) {
      first--;
    }
    return first;
  }

  /** Returns every known move, in order. */
  all() {
    return this.moves.filter(move => move);
  }
}

/** Returns the moves with a fault or a time-out. */
export function errors(moves) {
  return moves.filter(move => move.orders?.some(order => order.fault || order.late)).map(move => move.at);
}

/** The least change of an estimate, from 0 to 1, that is a turning point. */
const SWING = 0.2;

/**
 * Returns the turning points of the match: moves by which the estimate of a seat's position changed much, or another
 * seat took the lead by more than a little.
 */
export function turningPoints(estimates) {
  const points = [];
  let before;
  for (const now of estimates) {
    if (before) {
      const swings = now.seats.some((value, seat) => Math.abs(value - before.seats[seat]) >= SWING);
      const overtakes = leader(now.seats) !== leader(before.seats) && lead(now.seats) + lead(before.seats) >= SWING / 2;
      if (swings || overtakes) {
        points.push(now.at);
      }
    }
    before = now;
  }
  return points;
}

function leader(values) {
  return values.indexOf(Math.max(...values));
}

function lead(values) {
  const sorted = [...values].sort((one, other) => other - one);
  return sorted[0] - (sorted[1] ?? 0);
}

/** Returns the next of some moves after a position, or the previous one; the same position if there is none. */
export function nextOf(moves, at, direction) {
  const ordered = [...moves].sort((one, other) => one - other);
  const found = direction > 0 ? ordered.find(move => move > at) : ordered.reverse().find(move => move < at);
  return found ?? at;
}

/**
 * Returns the duration of each answer, in the parts that can be told apart: until the bot saw the prompt, until its
 * answer appeared, until the answer was complete, until it was judged; all in milliseconds.
 */
export function times(moves) {
  const all = [];
  for (const move of moves) {
    for (const order of move.orders ?? []) {
      if (order.times?.judged !== undefined && order.times.published !== undefined) {
        all.push({ at: move.at, seat: order.seat, late: Boolean(order.late), ...parts(order.times) });
      }
    }
  }
  return all;
}

/** Returns the parts of the duration of one answer; a missing time stamp adds nothing. */
export function parts({ published, seen, answered, complete, judged }) {
  const stamps = [published, seen, answered, complete, judged];
  const known = [];
  let last = published;
  for (const stamp of stamps) {
    last = stamp === undefined || stamp < last ? last : stamp;
    known.push(last);
  }
  return {
    seen: known[1] - known[0],
    thought: known[2] - known[1],
    written: known[3] - known[2],
    judged: known[4] - known[3],
    whole: (complete ?? judged) - published,
  };
}

/** Returns at most `most` values, the largest of each run of neighbours: a chart has a limited number of columns. */
export function largest(values, most, size) {
  if (values.length <= most) {
    return values;
  }
  const run = Math.ceil(values.length / most);
  const kept = [];
  for (let from = 0; from < values.length; from += run) {
    kept.push(values.slice(from, from + run).reduce((one, other) => (size(other) > size(one) ? other : one)));
  }
  return kept;
}

/** Returns evenly spread values, at most `most`; the last one stays. */
export function thinned(values, most) {
  if (values.length <= most) {
    return values;
  }
  const step = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (nothing, index) => values[Math.round(index * step)]);
}

/** Returns round steps for an axis up to a value, about as many as asked for. */
export function axisSteps(most, about = 4) {
  if (!(most > 0)) {
    return [0];
  }
  const raw = most / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(one => one >= raw);
  const steps = [];
  for (let at = 0; at <= most + step * 1e-9; at += step) {
    steps.push(at);
  }
  return steps;
}
