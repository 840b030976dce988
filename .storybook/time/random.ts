/**
 * Resets `Math.random` to a seed (mulberry32), so a story with random values renders the same each time. The portal's
 * keys use `crypto` instead.
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
