/** The materials of Asterobots, their production and proceeds. It uses no page. */

export const MATERIALS = ['GAS', 'STONE', 'METAL'];
export const SIGNS = { GAS: '~', STONE: '■', METAL: '▲' };

/** Returns the production of a player's veins in a turn: of each material, and robots. */
export function increases(veins, player) {
  const made = { GAS: 0, STONE: 0, METAL: 0, robots: 0 };
  for (const vein of veins.filter(one => one.owner === player)) {
    made[vein.material] += vein.materialIncrease;
    made.robots += vein.robotIncrease;
  }
  return made;
}

/** Returns the proceeds of a player's goods at the aliens', in J, for each material and in total. */
export function sales({ stock }, market) {
  const each = MATERIALS.map(material => {
    const amount = stock[material.toLowerCase()];
    return { material, amount, ...market[material], total: amount * market[material].selling };
  });
  return { each, total: each.reduce((sum, one) => sum + one.total, 0) };
}
