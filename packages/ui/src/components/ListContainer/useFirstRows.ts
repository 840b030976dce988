import { useState } from 'react';

/** The number of rows shown at first, and added at each step. */
export const rowsAtOnce = 50;

/** The first rows of a list, and more on demand, because some servers send a whole list in one answer. */
export function useFirstRows<Row>(
  rows: readonly Row[],
  /** Rows that are shown wherever they are: the open one. */
  isKept: (row: Row) => boolean = () => false,
) {
  const [count, setCount] = useState(rowsAtOnce);
  const isLong = rows.length > rowsAtOnce;
  return {
    shown: rows.length > count ? rows.filter((row, index) => index < count || isKept(row)) : rows,
    /** Absent for a list that fits in one step. */
    rest: isLong ? { shown: Math.min(count, rows.length), total: rows.length } : undefined,
    showMore: () => setCount(count + rowsAtOnce),
  };
}
