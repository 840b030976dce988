import { count } from 'drizzle-orm';
import type { Db } from '../data/database';
import { settings } from '../data/schema/catalogue';
import { members } from '../data/schema/members';

type Flag = 0 | 1;

/** The operator's choices that a registration and the menu depend on (A §3). */
export interface Plan {
  binary: Flag;
  singleLeg: Flag;
  emailRequired: Flag;
}

/** Reads the plan; what was never set is a binary plan that verifies e-mails. */
export async function readPlan(db: Db): Promise<Plan> {
  const rows = await db.select().from(settings);
  const flag = (key: string, fallback: Flag): Flag => {
    const value = rows.find((row) => row.key === key)?.value;
    return value === undefined ? fallback : value === 1 || value === true ? 1 : 0;
  };
  return {
    binary: flag('binary', 1),
    singleLeg: flag('single_leg', 0),
    emailRequired: flag('email_required', 1),
  };
}

export async function countMembers(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(members);
  return row?.total ?? 0;
}
