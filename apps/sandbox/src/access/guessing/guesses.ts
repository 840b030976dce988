import type { Db } from '../../data/database';
import { tooMany } from '../../api/refusal';
import { type Device, deviceKey, isKnownDevice, toNetwork } from './devices';
import { guessLimits } from '../limits';
import { type Allowance, returnTurn, takeTurn } from './turns';

export interface Guess {
  /** The username as typed, even if it doesn't exist. */
  username: string;
  /** The member with that username, if one exists. */
  memberId: number | undefined;
  device: Device;
}

/** The counters of a guess. On a known device only that device's counter applies (T31). */
async function getCounters(db: Db, { username, memberId = 0, device }: Guess, now: Date) {
  const name = username.toLowerCase();
  const network = toNetwork(device.ip);
  if (await isKnownDevice(db, memberId, device, now))
    return [[`guess: device ${deviceKey(memberId, device)}`, guessLimits.device] as const];
  return [
    [`guess: ${name} from ${network}`, guessLimits.nameFromAddress],
    [`guess: from ${network}`, guessLimits.address],
    [`guess: ${name}`, guessLimits.name],
  ] as const satisfies (readonly [string, Allowance])[];
}

/**
 * Counts a password guess before the check, because parallel guesses must not exceed the limits (T31). Throws a 429 if
 * none are left, and returns a function that undoes the count after a correct password.
 */
export async function takeGuess(db: Db, guess: Guess, now: Date): Promise<() => Promise<void>> {
  const taken: string[] = [];
  for (const [what, allowance] of await getCounters(db, guess, now)) {
    const wait = await takeTurn(db, what, allowance, now);
    if (wait > 0) throw tooMany(wait);
    taken.push(what);
  }
  return async () => {
    for (const what of taken) await returnTurn(db, what);
  };
}
