import { commaDecimal, toDecimalPoint } from './removeGrouping';

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCell = (value: unknown) => typeof value !== 'string' || /^(?:-?\d[\d.,]*)?$/.test(value.trim());

/** A text in a column with decimal commas: `44,123` is less than 45, and `1.234` more than a thousand. */
const toCell = (value: unknown) =>
  typeof value === 'string' && /^-?(?:[\d.]*,\d+|\d{1,3}(?:\.\d{3})+)$/.test(value.trim())
    ? toDecimalPoint(value.trim())
    : value;

/** A number or text, trimmed. An object of a server may not convert to text: `{ "toString": null }` throws. */
const toDigits = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The columns of numbers in which a value has a decimal comma, and none has a decimal point. */
function getCommaColumns(rows: readonly Row[]): string[] {
  const names = rows.flatMap((row) =>
    Object.keys(row).filter((name) => commaDecimal.test(toDigits(row[name]))),
  );
  const isColumn = (name: string) =>
    rows.every((row) => isCell(row[name]) && !/\.\d{1,2}$/.test(toDigits(row[name])));
  return [...new Set(names)].filter(isColumn);
}

/** The objects that the rows have under each name, each a part of the row's columns. */
function getParts(rows: readonly Row[]): [name: string, parts: Row[]][] {
  const names = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isObject(row[name]))));
  return [...names].map((name) => [name, rows.map((row) => row[name]).filter(isObject)]);
}

/**
 * The rows with decimal points, also in their nested objects. A number's format is its column's, because `44,123` alone
 * has two readings (D148). An item that is no object stays.
 */
export function withDecimalPoints<One>(items: readonly One[]): One[] {
  const rows: readonly Row[] = items.flatMap((item) => (isObject(item) ? [item] : []));
  const columns = getCommaColumns(rows);
  const parts = getParts(rows).map(([name, before]) => {
    const after = withDecimalPoints(before);
    return [name, new Map(before.map((part, at) => [part, after[at]]))] as const;
  });
  if (columns.length === 0 && parts.length === 0) return [...items];
  return items.map((item) =>
    isObject(item)
      ? {
          ...item,
          ...Object.fromEntries(columns.map((name) => [name, toCell(item[name])])),
          ...Object.fromEntries(
            parts.flatMap(([name, read]) => (isObject(item[name]) ? [[name, read.get(item[name])]] : [])),
          ),
        }
      : item,
  );
}
