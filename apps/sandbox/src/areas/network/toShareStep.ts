/** The contract's limit of users in one answer. */
export const mostOfLevel = 1_000;
const mostInAll = 2_000;

/** The maximum of users for each level. Large levels share what small ones leave. */
export function toShareStep(counts: readonly number[]): number {
  let left = mostInAll;
  let levels = counts.length;
  for (const count of counts.toSorted((a, b) => a - b)) {
    if (count * levels > left) return Math.min(mostOfLevel, Math.floor(left / levels));
    left -= count;
    levels -= 1;
  }
  return mostOfLevel;
}
