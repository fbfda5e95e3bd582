/** The materials of Asterobots, and what belongs to them. No page here. */

export const MATERIALS = ['GAS', 'STONE', 'METAL'];
export const SIGNS = { GAS: '~', STONE: '■', METAL: '▲' };

/** Returns what the veins of a player make in a turn: of each material, and robots. */
export function increases(veins, player) {
  const made = { GAS: 0, STONE: 0, METAL: 0, robots: 0 };
  for (const vein of veins.filter(one => one.owner === player)) {
    made[vein.material] += vein.materialIncrease;
    made.robots += vein.robotIncrease;
  }
  return made;
}

/** Returns what all that a player has of each material would bring at the aliens', in J, and all of it together. */
export function sales({ stock }, market) {
  const each = MATERIALS.map(material => {
    const amount = stock[material.toLowerCase()];
    return { material, amount, ...market[material], total: amount * market[material].selling };
  });
  return { each, total: each.reduce((sum, one) => sum + one.total, 0) };
}
