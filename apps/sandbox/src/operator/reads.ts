import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { outbox } from '../data/schema/access';
import { formatAmount } from '../ledger/amount';
import { type Balances, ledgerReport } from '../ledger/balances';

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

const asText = (held: Balances) =>
  Object.fromEntries(Object.entries(held).map(([wallet, cents]) => [wallet, formatAmount(cents)]));

/** The ledger's total, and the wallets of one member or of all. Amounts are decimal texts. */
export async function readLedger(db: Db, username: string | undefined) {
  const { total, members } = await ledgerReport(db);
  const meant = Object.entries(members).filter(
    ([name]) => !username || name.toLowerCase() === username.toLowerCase(),
  );
  return {
    total: formatAmount(total),
    members: Object.fromEntries(meant.map(([name, held]) => [name, asText(held)])),
  };
}
