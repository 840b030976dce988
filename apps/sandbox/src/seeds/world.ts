import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Posting } from '../ledger/posting';
import { postAll } from '../ledger/post';
import { bulkInsert } from '../data/bulkInsert';
import type { Market } from '../plan/findUpline';
import { selectRows, type Tx } from '../data/database';
import { countries, news, packages, paymentMethods, settings, subjects } from '../data/schema/catalogue';
import { loginLogs } from '../data/schema/access';
import { levelTotals, members, memberTotals, profiles } from '../data/schema/members';
import {
  depositAddresses,
  deposits,
  manualDeposits,
  payouts,
  transfers,
  withdrawals,
} from '../data/schema/money';
import { mt5Accounts, mt5BalanceLog } from '../data/schema/mt5';
import {
  files,
  kycDocuments,
  messageImages,
  newsReads,
  notifications,
  ticketMessages,
  tickets,
} from '../data/schema/service';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import type { Random } from './random';
import type { TreeNode } from './tree';

/** Referenced tables first. */
const beforeTheLedger = [
  countries,
  settings,
  packages,
  paymentMethods,
  subjects,
  news,
  members,
  profiles,
  memberTotals,
  levelTotals,
];
const afterTheLedger = [
  ...[
    depositAddresses,
    deposits,
    manualDeposits,
    withdrawals,
    transfers,
    subscriptions,
    liveSubscriptions,
    payouts,
  ],
  ...[files, kycDocuments, tickets, ticketMessages, messageImages, newsReads, notifications, loginLogs],
  ...[mt5Accounts, mt5BalanceLog],
];
/** The ids of these are in time order, which differs from the seed's order. */
const inOrderOfTime = new Set<PgTable>([
  deposits,
  manualDeposits,
  transfers,
  liveSubscriptions,
  payouts,
  notifications,
  loginLogs,
]);

/** A purchase from which the members above earn (ADR 8). */
export interface Sale {
  node: TreeNode;
  market: Market;
  cents: bigint;
  /** The package's name. */
  name: string;
  at: Date;
}

/** Collects everything before any row is written. */
export interface World {
  random: Random;
  now: Date;
  /** `days` (and `hours`) before now. */
  ago: (days: number, hours?: number) => Date;
  add: <Table extends PgTable>(table: Table, row: Table['$inferInsert']) => void;
  /** The rows of a table so far. */
  getRows: <Table extends PgTable>(table: Table) => readonly Table['$inferInsert'][];
  /** Adds a posting. `row` gets its id as `transactionId`. */
  book: (posting: Posting, row?: { transactionId?: number | null | undefined }) => void;
  /** All purchases so far. */
  sales: Sale[];
  /** Returns a new number at every call. */
  serial: () => number;
  /** Writes everything, with postings in time order. */
  write: (tx: Tx) => Promise<void>;
}

const hour = 3_600_000;

export function createWorld(random: Random, now: Date): World {
  const rows = new Map<PgTable, object[]>();
  const journal: { posting: Posting; row: { transactionId?: number | null | undefined } | undefined }[] = [];
  let serial = 0;

  async function writeTables(tx: Tx, tables: readonly PgTable[]): Promise<void> {
    for (const table of tables) {
      const list = (rows.get(table) ?? []) as PgTable['$inferInsert'][];
      if (inOrderOfTime.has(table)) list.sort((a, b) => time(a) - time(b));
      if (table === files)
        for (const row of list) await tx.insert(files).values(row as typeof files.$inferInsert);
      else await bulkInsert(tx, table, list);
      await continueIds(tx, table);
    }
  }

  return {
    random,
    now,
    sales: [],
    ago: (days, hours = 0) => new Date(now.getTime() - (days * 24 + hours) * hour),
    add: (table, row) => {
      const list = rows.get(table);
      if (list) list.push(row);
      else rows.set(table, [row]);
    },
    getRows: (table) => rows.get(table) ?? [],
    book: (posting, row) => void journal.push({ posting, row }),
    serial: () => (serial += 1),
    write: async (tx) => {
      await writeTables(tx, beforeTheLedger);
      journal.sort((a, b) => a.posting.at.getTime() - b.posting.at.getTime());
      const ids = await postAll(
        tx,
        journal.map(({ posting }) => posting),
      );
      journal.forEach(({ row }, index) => {
        if (row) row.transactionId = ids[index];
      });
      await writeTables(tx, afterTheLedger);
    },
  };
}

const time = (row: object): number =>
  'createdAt' in row && row.createdAt instanceof Date ? row.createdAt.getTime() : 0;

/** Advances the sequence, because rows with explicit ids leave it behind. */
async function continueIds(tx: Tx, table: PgTable): Promise<void> {
  const { name, columns } = getTableConfig(table);
  if (!columns.some((column) => column.name === 'id' && column.generatedIdentity)) return;
  const all = sql.identifier(name);
  await selectRows(
    tx,
    sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 1), max(id) IS NOT NULL) FROM ${all}`,
  );
}
