import type { Settings } from './switches';

/** Money in cents. `toJson` decides how it is sent. */
class Amount {
  readonly cents: number;
  constructor(cents: number) {
    this.cents = cents;
  }
}

/** A moment, or undefined for a column without a date. */
class Moment {
  readonly at: number | undefined;
  constructor(at: number | undefined) {
    this.at = at;
  }
}

/** The id of a row. */
class Id {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** A value that a row may lack. */
class Optional {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** One of several columns of equal length. */
class Column {
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

export const amount = (cents: number) => new Amount(cents);
export const moment = (at?: number) => new Moment(at);
export const id = (value: number) => new Id(value);
export const optional = (value: unknown) => new Optional(value);
export const column = (values: readonly unknown[]) => new Column(values);

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function amountToJson(cents: number, on: Settings): unknown {
  if (cents === 0 && on.floatDust) return 5.55e-17;
  if (on.numberAmounts) return cents / 100;
  const text = (cents / 100).toFixed(2);
  if (on.groupedAmounts) return text.replace(/\B(?=(\d{3})+\.)/g, ',');
  return on.longDecimals ? `${text}000000` : text;
}

function momentToJson(at: number | undefined, on: Settings): unknown {
  if (at === undefined) return on.zeroDates ? '0000-00-00 00:00:00' : null;
  const text = new Date(at).toISOString();
  return on.zonedDates ? text.replace(/Z$/, '000Z') : text.slice(0, 19).replace('T', ' ');
}

/** An object with the keys that are left after PHP has filtered a list. */
const keyed = (rows: readonly unknown[]) => Object.fromEntries(rows.map((row, at) => [at * 2 + 1, row]));

function arrayToJson(rows: readonly unknown[], asObject: boolean | undefined, on: Settings): unknown {
  const sent = rows.map((row) => toJson(row, on));
  return asObject && sent.length > 0 ? keyed(sent) : sent;
}

/** Turns an answer into what `json_encode` would make of it. */
export function toJson(value: unknown, on: Settings): unknown {
  if (value instanceof Amount) return amountToJson(value.cents, on);
  if (value instanceof Moment) return momentToJson(value.at, on);
  if (value instanceof Id) return on.textIds ? String(value.value) : value.value;
  if (value instanceof Optional) return on.nulls ? null : toJson(value.value, on);
  if (value instanceof Column) return arrayToJson(value.values, on.parallelObjects, on);
  if (Array.isArray(value)) return arrayToJson(value, on.listsAsObjects, on);
  if (typeof value === 'number') return on.textNumbers ? String(value) : value;
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0 && on.emptyArrays) return [];
  return Object.fromEntries(entries.map(([key, one]) => [key, toJson(one, on)]));
}
