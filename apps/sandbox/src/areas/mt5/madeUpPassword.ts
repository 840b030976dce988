import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A broker-style password of ten characters that can't be confused with each other. */
export const madeUpPassword = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
