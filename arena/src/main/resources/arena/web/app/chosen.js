/** What has been chosen so far of an order made of parts. No page here, so that node can test it. */

/** Returns values with those of one part changed, or taken away. */
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

/** Returns whether a part has what it needs. */
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

/** Returns the order if every part has what it needs, else nothing. */
export function wholeOf(kind, values) {
  if (!kind.parts.every(part => allows(part, values[part.key]))) {
    return null;
  }
  return { kind: kind.key, values: Object.fromEntries(kind.parts.map(part => [part.key, values[part.key] ?? []])) };
}

/** Returns an order as one line, as a record has it. */
export function line({ kind, values }) {
  const parts = Object.keys(values)
    .sort()
    .flatMap(key => values[key].map(value => `${key}=${value}`));
  return [kind, ...parts].join(' ');
}

/** The part that the next press on the board would fill: the first that is open, else the last of its kind. */
function nextPart(kind, values) {
  const parts = kind.parts.filter(part => part.alternatives !== undefined);
  return parts.find(part => isOne(part) && !values[part.key]) ?? parts[parts.length - 1];
}

/** Returns what a press may fill in, as values of alternatives. */
export function offeredOf(kind, values) {
  const part = nextPart(kind, values);
  return new Set(part ? part.alternatives.map(one => one.value) : []);
}

/** Returns the values after a press on something of that name, or nothing if no part takes it. */
export function picked(kind, values, token) {
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

/** Returns whether a kind of order is but an amount, from 1 on: where orders are collected it is a row with steps. */
export function isAmount(kind) {
  return kind.parts.length === 1 && kind.parts[0].alternatives === undefined && Number(kind.parts[0].least) === 1;
}

/** Returns how much of a kind that is but an amount is among the orders collected so far. */
export function amountOf(already, kind) {
  const amounts = already.filter(one => one.kind === kind.key).map(one => Number(one.values[partOf(kind)][0]));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the orders with another amount of a kind, 0 for none of it. */
export function withAmount(already, kind, amount) {
  const order = { kind: kind.key, values: { [partOf(kind)]: [String(amount)] } };
  const at = already.findIndex(one => one.kind === kind.key);
  const changed = at < 0 ? [...already, order] : already.map((one, place) => (place === at ? order : one));
  return amount > 0 ? changed : changed.filter(one => one.kind !== kind.key);
}

const partOf = kind => kind.parts[0].key;
