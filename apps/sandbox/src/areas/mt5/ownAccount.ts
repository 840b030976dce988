import { and, eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import type { Db } from '../../data/database';
import { mt5Accounts } from '../../data/schema/mt5';

/** The member's account with this number. Any other is not found, even if it exists (T19). */
export async function ownAccount(
  db: Db,
  memberId: number,
  login: string,
): Promise<typeof mt5Accounts.$inferSelect> {
  const [account] = await db
    .select()
    .from(mt5Accounts)
    .where(and(eq(mt5Accounts.login, login), eq(mt5Accounts.memberId, memberId)));
  if (!account) throw notFound();
  return account;
}
