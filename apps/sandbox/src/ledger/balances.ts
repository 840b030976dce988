import { eq, type Placeholder, sql } from 'drizzle-orm';
import { type Db, selectRows } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { wallets } from '../data/schema/ledger';
import { type Cents, fromStored } from './amount';

/** The balance of each wallet. An unused wallet has 0. */
export type Balances = Record<WalletKey, Cents>;

const empty = (): Balances => ({ pay_in: 0n, pay_out: 0n, live: 0n, fixed: 0n, hold: 0n });

/** A member's stored wallets. */
export const storedBalances = (db: Db, memberId: number | Placeholder) =>
  db
    .select({ key: wallets.key, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId));

/** The balances of stored rows. */
export function toBalances(rows: Awaited<ReturnType<typeof storedBalances>>): Balances {
  const result = empty();
  for (const { key, balance } of rows) result[key] = fromStored(balance);
  return result;
}

export const balances = async (db: Db, memberId: number): Promise<Balances> =>
  toBalances(await storedBalances(db, memberId).prepare('balances').execute());

/** The sum of all wallets and operator accounts, which is 0 unless money was lost or created (T13). */
export async function total(db: Db): Promise<Cents> {
  const [row] = await selectRows<{ total: string }>(
    db,
    sql`SELECT ((SELECT coalesce(sum(balance), 0) FROM wallets)
      + (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account IS NOT NULL))::numeric(24, 2)::text AS total`,
  );
  return fromStored(row?.total ?? null);
}

export interface LedgerReport {
  total: Cents;
  /** By username. Members without a wallet are omitted. */
  members: Record<string, Balances>;
}

/** All data of `/sandbox/ledger`. */
export async function ledgerReport(db: Db): Promise<LedgerReport> {
  const rows = await selectRows<{ username: string; key: WalletKey; balance: string }>(
    db,
    sql`SELECT m.username, w.key, w.balance::text FROM wallets w JOIN members m ON m.id = w.member_id ORDER BY m.id`,
  );
  const members: Record<string, Balances> = {};
  for (const { username, key, balance } of rows) (members[username] ??= empty())[key] = fromStored(balance);
  return { total: await total(db), members };
}
