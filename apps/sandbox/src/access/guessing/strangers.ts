import type { Db } from '../../data/database';
import { codeCoolDown, openCodesPerDay } from '../limits';
import { takeTurn } from './turns';

const day = 24 * 60 * 60;

/**
 * Limits the codes of people who have proved nothing; answers the seconds to wait, or 0. The limits are kept by name,
 * whether or not a member has it, so that they don't tell which names exist (T17), and for all processes together (T31).
 */
export async function waitOfStranger(db: Db, username: string, purpose: string, now: Date): Promise<number> {
  const name = username.toLowerCase();
  const coolDown = { max: 1, seconds: codeCoolDown };
  const wait = await takeTurn(db, `code for ${purpose} of ${name}`, coolDown, now);
  if (wait > 0) return wait;
  return takeTurn(db, `codes of ${name}`, { max: openCodesPerDay, seconds: day }, now);
}
