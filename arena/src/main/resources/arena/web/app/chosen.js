/** The state of an order while its parts are chosen. It uses no page, so that node can test it. */

/** Returns values with those of one part changed, or removed. */
export function withValue(values, key, list) {
  const next = { ...values };
  if (list === undefined) {
    delete next[key];
  } else {
    next[key] = list;
  }
  return next;
}

const isOne = part => part.alternatives !== undefined && part.most === undefined;
const isSeveral = part => part.alternatives !== undefined && part.most !== undefined;
const has = (part, value) => part.alternatives.some(one => one.value === value);

/** Returns whether a part is complete. */
export function allows(part, values) {
  if (isOne(part)) {
    return values?.length === 1 && has(part, values[0]);
  } else if (isSeveral(part)) {
    return (values ?? []).length <= part.most && (values ?? []).every(value => has(part, value));
  }
  const number = Number(values?.[0]);
  return (
    values?.length === 1 &&
    /^-?\d{1,15}$/.test(values[0]) &&
    number >= Number(part.least) &&
    number <= Number(part.most)
  );
}

/** Returns those of some values that a kind of order allows, as it is offered now. */
export function stillOffered(kind, values) {
  return Object.fromEntries(
    kind.parts
      .filter(part => values[part.key] && allows(part, values[part.key]))
      .map(part => [part.key, values[part.key]]),
  );
}

/** Returns the order if every part is complete, else nothing. */
export function completeOrder(kind, values) {
  if (!kind.parts.every(part => allows(part, values[part.key]))) {
    return null;
  }
  return { kind: kind.key, values: Object.fromEntries(kind.parts.map(part => [part.key, values[part.key] ?? []])) };
}

/** Returns an order as one line, in the format of a record. */
export function line({ kind, values }) {
  const parts = Object.keys(values)
    .sort()
    .flatMap(key => values[key].map(value => `${key}=${value}`));
  return [kind, ...parts].join(' ');
}

/** Returns the part that the next press on the board fills: the first incomplete one, else the last of its kind. */
function nextPart(kind, values) {
  const parts = kind.parts.filter(part => part.alternatives !== undefined);
  return parts.find(part => isOne(part) && !values[part.key]) ?? parts[parts.length - 1];
}

/** Returns the values of alternatives that a press can fill in. */
export function offeredOf(kind, values) {
  const part = nextPart(kind, values);
  return new Set(part ? part.alternatives.map(one => one.value) : []);
}

/** Returns the values after a press on a token, or nothing if no part accepts it. */
export function afterPress(kind, values, token) {
  const part = nextPart(kind, values);
  if (!part || !has(part, token)) {
    return null;
  }
  const before = values[part.key] ?? [];
  if (isSeveral(part) && before.length >= part.most) {
    return null;
  }
  return withValue(values, part.key, isSeveral(part) ? [...before, token] : [token]);
}

/**
 * Returns whether a kind of order is only an amount, from 1 on: in an answer with several orders it is a row with
 * steps.
 */
export function isAmount(kind) {
  return kind.parts.length === 1 && kind.parts[0].alternatives === undefined && Number(kind.parts[0].least) === 1;
}

/** Returns the amount of a kind among the orders chosen so far. */
export function amountOf(already, kind) {
  const amounts = already.filter(one => one.kind === kind.key).map(one => Number(one.values[partOf(kind)][0]));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the orders with another amount of a kind, 0 for none. */
export function withAmount(already, kind, amount) {
  const order = { kind: kind.key, values: { [partOf(kind)]: [String(amount)] } };
  const at = already.findIndex(one => one.kind === kind.key);
  const changed = at < 0 ? [...already, order] : already.map((one, place) => (place === at ? order : one));
  return amount > 0 ? changed : changed.filter(one => one.kind !== kind.key);
}

const partOf = kind => kind.parts[0].key;
