import { commaDecimal, fromComma } from './ungrouped';

type Row = Readonly<Record<string, unknown>>;

const isCell = (value: unknown) => typeof value !== 'string' || /^(?:-?\d[\d.,]*)?$/.test(value.trim());

/** A text in a column with decimal commas: `44,123` is less than 45, and `1.234` more than a thousand. */
const toCell = (value: unknown) =>
  typeof value === 'string' && /^-?(?:[\d.]*,\d+|\d{1,3}(?:\.\d{3})+)$/.test(value.trim())
    ? fromComma(value.trim())
    : value;

/** The columns of numbers in which a value has a decimal comma, and none has a decimal point. */
function getCommaColumns(rows: readonly Row[]): string[] {
  const names = rows.flatMap((row) =>
    Object.keys(row).filter((name) => commaDecimal.test(String(row[name]).trim())),
  );
  const isColumn = (name: string) =>
    rows.every((row) => isCell(row[name]) && !/\.\d{1,2}$/.test(String(row[name]).trim()));
  return [...new Set(names)].filter(isColumn);
}

/** The rows with decimal points. A number's format is its column's, because `44,123` alone has two readings (D148). */
export function withDecimalPoints<One extends object>(rows: readonly One[]): One[] {
  const columns = getCommaColumns(rows as readonly Row[]);
  if (columns.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(columns.map((name) => [name, toCell((row as Row)[name])])),
  }));
}
