/**
 * Lengths of the balance bar's halves, in per cent of each half. The stronger leg fills its half, and any member
 * shows as 2% at least.
 */
export function legShares(left = 0, right = 0): { left: number; right: number } {
  const most = Math.max(left, right);
  const share = (count: number) => (count > 0 ? Math.max(2, Math.round((count / most) * 100)) : 0);
  return { left: share(left), right: share(right) };
}
