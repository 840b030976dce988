import type { Db } from '../../data/database';
import { tooMany } from '../../wire/refusal';
import { type Device, deviceKey, isKnownDevice, toNetwork } from './devices';
import { guessLimits } from '../limits';
import { type Allowance, returnTurn, takeTurn } from './turns';

export interface Guess {
  /** As it was typed, whether or not somebody has it. */
  username: string;
  /** The member of that name, if there is one. */
  memberId: number | undefined;
  device: Device;
}

/** What a guess counts against: on a device that the member signed in from, against that device alone (T31). */
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
 * Counts a password's guess before it is judged, so that of many at once no more than the limits are (T31). Throws a 429
 * when there are none left. Answers what to call when the password was right: that was no guess.
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
