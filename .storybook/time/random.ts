/**
 * Starts `Math.random` anew (mulberry32), so that a story which rolls dice rolls the same every time. The portal's keys
 * don't come from it: those are `crypto`'s.
 */
export function seedRandom(seed = 1): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
