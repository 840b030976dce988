import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from './commonPasswords';

export type Strength = 'weak' | 'fair' | 'strong';

const estimator = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] } });

/** The number of characters checked. More can only make a password stronger, and slow down the check. */
const looked = 40;

/**
 * The library's scale. 0 and 1 fall to a patient online attacker, 3 and 4 resist an attacker with the stored
 * hash.
 */
const strengthLabels: Record<number, Strength> = {
  0: 'weak',
  1: 'weak',
  2: 'fair',
  3: 'strong',
  4: 'strong',
};

/**
 * How hard a password is to guess. `known` are words that an attacker may know: the username, the name, the
 * email.
 */
export function measureStrength(password: string, known: readonly string[]): Strength {
  const words = known
    .flatMap((word) => [word, ...word.split(/[^\p{L}\d]+/u)])
    .filter((word) => word.length > 2);
  return strengthLabels[estimator.check(password.slice(0, looked), words).score] ?? 'weak';
}
