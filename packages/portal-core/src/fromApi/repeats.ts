import type { Unread } from './answer';
import { parseFields, parseText } from './parse';

// No row is removed as a repeat unless all of it is equal (D145).

/** Begins the number of a copy in an id. `parseText` removes such characters, so no id of a server has one. */
const copyMark = '\u0001';

/** The id of the server for a row's own id. */
export const toSentId = (id: string): string => id.split(copyMark, 1)[0] ?? id;

/** All rows, each with a unique id, which is its key on the screen. Calls send it with `toSentId`. */
export function withUniqueIds<Shown extends { id: string }>(rows: readonly Shown[]): Shown[] {
  const ids = new Set<string>();
  return rows.map((row) => {
    let { id } = row;
    for (let copy = 2; ids.has(id); copy += 1) id = `${row.id}${copyMark}${copy}`;
    ids.add(id);
    return id === row.id ? row : { ...row, id };
  });
}

/**
 * Returns the function that finds a delivered row which was delivered before. New rows push others to the next page, so
 * a row with an id that equals an earlier one in everything is a repeat. Rows without an id may be equal.
 */
export function createRepeatFinder(): (row: unknown) => boolean {
  const seen = new Set<string>();
  return (row) => {
    // All rows of the contract with an id have this name for it.
    const id = parseText(parseFields(row as Unread<{ id?: unknown }>).id);
    const text = JSON.stringify(row);
    const isRepeat = id !== undefined && seen.has(text);
    seen.add(text);
    return isRepeat;
  };
}

/** The delivered rows without repeats. */
export function withoutRepeats<Sent>(rows: readonly Sent[]): Sent[] {
  const isRepeat = createRepeatFinder();
  return rows.filter((row) => !isRepeat(row));
}
