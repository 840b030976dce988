import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { packages, paymentMethods, subjects } from '../data/schema/catalogue';
import { members } from '../data/schema/members';
import { manualDeposits, payouts, transfers, withdrawals } from '../data/schema/money';
import { kycDocuments, tickets } from '../data/schema/service';
import { liveSubscriptions } from '../data/schema/subscriptions';

/** A readable description of one waiting request. */
export interface WaitingRow {
  id: number;
  text: string;
  /** The start of the wait. */
  at: Date | null;
}

/** Requests that wait for the operator, oldest first. */
export interface Waiting {
  kyc: WaitingRow[];
  deposits: WaitingRow[];
  withdrawals: WaitingRow[];
  transfers: WaitingRow[];
  cancellations: WaitingRow[];
  payouts: WaitingRow[];
  tickets: WaitingRow[];
}

const most = 10;

export async function readWaiting(db: Db): Promise<Waiting> {
  const documents = await db
    .select({
      id: kycDocuments.id,
      at: kycDocuments.createdAt,
      type: kycDocuments.documentType,
      username: members.username,
    })
    .from(kycDocuments)
    .innerJoin(members, eq(members.id, kycDocuments.memberId))
    .where(eq(kycDocuments.status, 0))
    .orderBy(asc(kycDocuments.id))
    .limit(most);
  const arriving = await db
    .select({
      id: manualDeposits.id,
      at: manualDeposits.createdAt,
      rupees: manualDeposits.amount,
      credited: manualDeposits.credited,
      reference: manualDeposits.reference,
      username: members.username,
    })
    .from(manualDeposits)
    .innerJoin(members, eq(members.id, manualDeposits.memberId))
    .where(eq(manualDeposits.status, 0))
    .orderBy(asc(manualDeposits.id))
    .limit(most);
  const leaving = await db
    .select({
      id: withdrawals.id,
      at: withdrawals.createdAt,
      amount: withdrawals.amountFrom,
      username: members.username,
    })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(eq(withdrawals.status, 0))
    .orderBy(asc(withdrawals.id))
    .limit(most);
  const moving = await db
    .select({
      id: transfers.id,
      at: transfers.createdAt,
      amount: transfers.transferAmount,
      username: members.username,
    })
    .from(transfers)
    .innerJoin(members, eq(members.id, transfers.payerId))
    .where(eq(transfers.status, 0))
    .orderBy(asc(transfers.id))
    .limit(most);
  const leavingPackages = await db
    .select({
      id: liveSubscriptions.id,
      at: liveSubscriptions.cancelRequestedAt,
      name: packages.name,
      price: liveSubscriptions.price,
      reason: liveSubscriptions.cancelReason,
      username: members.username,
    })
    .from(liveSubscriptions)
    .innerJoin(members, eq(members.id, liveSubscriptions.memberId))
    .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
    .where(eq(liveSubscriptions.status, 3))
    .orderBy(asc(liveSubscriptions.cancelRequestedAt))
    .limit(most);
  const unpaid = await db
    .select({
      id: payouts.id,
      at: payouts.createdAt,
      amount: payouts.amount,
      source: payouts.source,
      username: members.username,
    })
    .from(payouts)
    .innerJoin(members, eq(members.id, payouts.memberId))
    .where(eq(payouts.isPaid, 0))
    .orderBy(asc(payouts.id))
    .limit(most);
  const asked = await db
    .select({
      id: tickets.id,
      at: tickets.createdAt,
      subject: sql<string>`coalesce(${tickets.othersSubject}, ${subjects.subject})`,
      last: sql<string | null>`(SELECT left(message, 200) FROM ticket_messages AS written
        WHERE written.ticket_id = ${tickets.id} AND written.message <> '' ORDER BY written.id DESC LIMIT 1)`,
      username: members.username,
    })
    .from(tickets)
    .innerJoin(members, eq(members.id, tickets.memberId))
    .innerJoin(subjects, eq(subjects.id, tickets.subjectId))
    .where(inArray(tickets.status, [0, 1, 3]))
    .orderBy(asc(tickets.id))
    .limit(most);
  const named = <T extends { id: number; at: Date | null; username: string }>(
    rows: T[],
    what: (row: T) => string,
  ): WaitingRow[] =>
    rows.map((row) => ({ id: row.id, at: row.at, text: `#${row.id} ${row.username}: ${what(row)}` }));
  return {
    kyc: named(documents, ({ type }) => type),
    deposits: named(arriving, (row) => `₹${row.rupees} as $${row.credited}, ${row.reference}`),
    withdrawals: named(leaving, ({ amount }) => `$${amount}`),
    transfers: named(moving, ({ amount }) => `$${amount}`),
    cancellations: named(leavingPackages, (row) => `${row.name} for $${row.price}, “${row.reason}”`),
    payouts: named(unpaid, ({ source, amount }) => `${source} $${amount}`),
    tickets: named(asked, ({ subject, last }) => (last === null ? subject : `${subject}, “${last}”`)),
  };
}

/** The payment methods for the deposit form. */
export async function readMethods(db: Db) {
  const rows = await db.select().from(paymentMethods).orderBy(asc(paymentMethods.id));
  return rows.map(({ id, name, networkName }) => ({
    value: id,
    label: name.includes(networkName) ? name : `${name} ${networkName}`,
  }));
}
