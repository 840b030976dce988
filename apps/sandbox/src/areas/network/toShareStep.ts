/** Users that one answer lists, as the contract says. */
export const mostOfLevel = 1_000;
const mostInAll = 2_000;

/** How many users each level may list at most, so that large levels share evenly what small ones leave over. */
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
