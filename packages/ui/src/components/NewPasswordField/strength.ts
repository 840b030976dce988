import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * The most common passwords, most used first. The library covers repeats, reversals, digits for letters and
 * years.
 */
const commonPasswords: readonly string[] = (
  'password 123456 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football ' +
  'monkey letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 654321 ' +
  '1qaz2wsx 7777777 qazwsx jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine ' +
  'iloveyou 2000 charlie robert thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica ' +
  'pepper zxcvbn 555555 11111111 131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua cheese ' +
  'amanda summer love ashley nicole chelsea biteme matthew access yankees 987654321 dallas austin thunder taylor ' +
  'matrix welcome admin login secret hello whatever trustno1 flower passw0rd asdfghjkl asdf qwert test guest root ' +
  'default changeme money bitcoin crypto trading trader wallet usdt forex invest binary portal member account security'
).split(' ');

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
