import type { Db } from '../../data/database';
import { codeCoolDown, openCodesPerDay } from '../limits';
import { takeTurn } from './turns';

const day = 24 * 60 * 60;

/**
 * Limits codes for unverified people and returns the seconds to wait, or 0. The limits are kept by name for all
 * processes (T31), and apply to unknown names too because they must not reveal which names exist (T17).
 */
export async function waitOfStranger(db: Db, username: string, purpose: string, now: Date): Promise<number> {
  const name = username.toLowerCase();
  const coolDown = { max: 1, seconds: codeCoolDown };
  const wait = await takeTurn(db, `code for ${purpose} of ${name}`, coolDown, now);
  if (wait > 0) return wait;
  return takeTurn(db, `codes of ${name}`, { max: openCodesPerDay, seconds: day }, now);
}
