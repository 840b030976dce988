/**
 * Selects the points to draw: the first, the least, the greatest and the last in each column of pixels. The
 * line looks the same with at most four points a column, and no peak is lost.
 *
 * `getColumn` must not decrease from one point to the next. The returned indexes are in the points' order.
 */
export function reduceColumns(
  count: number,
  getColumn: (index: number) => number,
  getValue: (index: number) => number,
): number[] {
  const kept: number[] = [];
  let first = 0;
  while (first < count) {
    const column = getColumn(first);
    let [least, most, last] = [first, first, first];
    while (last + 1 < count && getColumn(last + 1) === column) {
      last += 1;
      if (getValue(last) < getValue(least)) least = last;
      if (getValue(last) > getValue(most)) most = last;
    }
    kept.push(...new Set([first, Math.min(least, most), Math.max(least, most), last]));
    first = last + 1;
  }
  return kept;
}
