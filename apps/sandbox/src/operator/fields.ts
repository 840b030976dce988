import { findMember, type Member } from '../access/members';
import { invalid } from '../api/refusal';
import type { Db } from '../data/database';

/** Schemas of fields that several actions share. */
export const username = { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' };
export const text = { type: 'string', maxLength: 1000 };
export const html = { type: 'string', minLength: 1, maxLength: 20_000 };
export const title = { type: 'string', minLength: 1, maxLength: 200 };
export const amount = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,2})?$' };
export const flag = { type: 'integer', enum: [0, 1] };
/** A decision: 1 is yes (Approved, Completed), 2 is Rejected. */
export type Decision = 1 | 2;
export const decision = { type: 'integer', enum: [1, 2] };

export async function requireMember(db: Db, name: string): Promise<Member> {
  const member = await findMember(db, name);
  if (!member) throw invalid({ username: ['There is no such member.'] });
  return member;
}
