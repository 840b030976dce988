import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a broker would have given an account: ten signs that can't be taken for one another. */
export const madeUpPassword = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
