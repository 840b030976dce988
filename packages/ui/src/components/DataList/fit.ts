/**
 * How many of the columns that may leave have to, so that the rest fits. `widths` are the least widths of the columns
 * that stand, by their ids, and `order` names those that may leave, the first to go first.
 */
export function leaversFor(
  widths: ReadonlyMap<string, number>,
  order: readonly string[],
  room: number,
): number {
  let sum = [...widths.values()].reduce((total, width) => total + width, 0);
  for (const [count, id] of order.entries()) {
    if (sum <= room) return count;
    sum -= widths.get(id) ?? 0;
  }
  return order.length;
}
