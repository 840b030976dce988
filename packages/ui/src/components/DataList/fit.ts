/**
 * The number of columns to hide to make the rest fit. `widths` are the least widths of the visible columns by
 * id. `order` has the ids that may be hidden, the first to hide first.
 */
export function leaversFor(
  widths: ReadonlyMap<string, number>,
  order: readonly string[],
  available: number,
): number {
  let sum = [...widths.values()].reduce((total, width) => total + width, 0);
  for (const [count, id] of order.entries()) {
    if (sum <= available) return count;
    sum -= widths.get(id) ?? 0;
  }
  return order.length;
}
