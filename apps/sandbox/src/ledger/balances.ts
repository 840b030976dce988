import { eq, sql } from 'drizzle-orm';
import { type Db, selectRows } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { wallets } from '../data/schema/ledger';

/** Decimal text for each wallet; '0.00' when it was never used. */
export type Balances = Record<WalletKey, string>;

const empty = (): Balances => ({
  pay_in: '0.00',
  pay_out: '0.00',
  live: '0.00',
  fixed: '0.00',
  hold: '0.00',
});

/** What a member's wallets hold. */
export async function balances(db: Db, memberId: number): Promise<Balances> {
  const rows = await db.select().from(wallets).where(eq(wallets.memberId, memberId));
  const result = empty();
  for (const { key, balance } of rows) result[key] = balance;
  return result;
}

/** All wallets and house accounts together: '0.00' as long as nothing is lost or made (T13). */
export async function total(db: Db): Promise<string> {
  const [row] = await selectRows<{ total: string }>(
    db,
    sql`SELECT ((SELECT coalesce(sum(balance), 0) FROM wallets)
      + (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account IS NOT NULL))::numeric(24, 2)::text AS total`,
  );
  return row?.total ?? '0.00';
}

export interface LedgerReport {
  total: string;
  /** By username; members without any wallet are left out. */
  members: Record<string, Balances>;
}

/** Everything `/sandbox/ledger` shows. */
export async function ledgerReport(db: Db): Promise<LedgerReport> {
  const rows = await selectRows<{ username: string; wallets: Partial<Balances> }>(
    db,
    sql`SELECT m.username, json_object_agg(w.key, w.balance::text) AS wallets
      FROM wallets w JOIN members m ON m.id = w.member_id GROUP BY m.id ORDER BY m.id`,
  );
  const members = rows.map(
    ({ username, wallets: held }) => [username, { ...empty(), ...asObject(held) }] as const,
  );
  return { total: await total(db), members: Object.fromEntries(members) };
}

/** Drizzle leaves JSON of a hand-written statement as text on one engine. */
const asObject = (value: Partial<Balances> | string): Partial<Balances> =>
  typeof value === 'string' ? (JSON.parse(value) as Partial<Balances>) : value;

export interface LedgerFault {
  memberId: number;
  wallet: WalletKey;
  balance: string;
  movements: string;
}

/** Wallets whose balance is not the sum of their movements: none, unless the ledger is broken. */
export async function ledgerFaults(db: Db): Promise<LedgerFault[]> {
  return selectRows<LedgerFault>(
    db,
    sql`SELECT w.member_id AS "memberId", w.key AS wallet, w.balance::text, coalesce(e.sum, 0)::text AS movements
      FROM wallets w FULL JOIN (SELECT member_id, wallet, sum(amount) FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY 1, 2) e
        ON e.member_id = w.member_id AND e.wallet = w.key
      WHERE w.balance IS DISTINCT FROM coalesce(e.sum, 0)`,
  );
}
