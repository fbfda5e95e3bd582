/** Changes to a document that a page follows, in the arena's format. */

/**
 * Returns a document after changes in the format of RFC 7396 (JSON Merge Patch). A list of objects with names is
 * changed row by row: `$by` is the member with the name, `$order` the names in their new order, `$rows` the changed
 * rows.
 */
export function patched(before, changes) {
  if (changes === null || typeof changes !== 'object' || Array.isArray(changes)) {
    return changes;
  }
  if (changes.$by) {
    const known = new Map(before.map(row => [row[changes.$by], row]));
    const order = changes.$order ?? [...known.keys()];
    return order.map(name =>
      Object.hasOwn(changes.$rows, name) ? patched(known.get(name), changes.$rows[name]) : known.get(name),
    );
  }
  const after = before !== null && typeof before === 'object' && !Array.isArray(before) ? { ...before } : {};
  Object.entries(changes).forEach(([name, value]) => {
    if (value === null) {
      delete after[name];
    } else {
      after[name] = patched(after[name], value);
    }
  });
  return after;
}
