import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password as a broker gives it: ten characters, none of which looks like another. */
export const madeUpPassword = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
