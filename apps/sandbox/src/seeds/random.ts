export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** Both ends are inclusive. */
  integer: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** Random bytes of this length. */
  bytes: (length: number) => Uint8Array;
  /** Characters of `alphabet`. */
  text: (alphabet: string, length: number) => string;
}

/** Random numbers that are the same for the same seed (mulberry32). For seeds and tests, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    bytes: (length) => Uint8Array.from({ length }, () => integer(0, 255)),
    text: (alphabet, length) =>
      Array.from({ length }, () => alphabet.charAt(integer(0, alphabet.length - 1))).join(''),
  };
}
