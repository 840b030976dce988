import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { outbox } from '../data/schema/access';
import { ledgerReport, type LedgerReport } from '../ledger/balances';

const shown = 100;

/** The newest messages, of one member or of all. */
export async function readOutbox(db: Db, username: string | undefined) {
  const rows = await db
    .select()
    .from(outbox)
    .where(username ? eq(sql`lower(${outbox.username})`, username.toLowerCase()) : undefined)
    .orderBy(desc(outbox.id))
    .limit(shown);
  return rows.map(({ to, username: name, subject, code, text, createdAt }) => ({
    to,
    username: name,
    subject,
    code,
    text,
    created_at: createdAt.toISOString(),
  }));
}

/** The ledger's total, and each member's wallets or those of one. */
export async function readLedger(db: Db, username: string | undefined): Promise<LedgerReport> {
  const { total, members } = await ledgerReport(db);
  if (!username) return { total, members };
  const mine = Object.entries(members).filter(([name]) => name.toLowerCase() === username.toLowerCase());
  return { total, members: Object.fromEntries(mine) };
}
