/**
 * Which of many points are drawn: of those in one column of pixels the first, the least, the greatest and the last. The
 * line looks the same as with all of them, no peak is lost, and there are at most four for each column.
 *
 * `getColumn` must not fall from one point to the next. The places that come back are in the points' order.
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
