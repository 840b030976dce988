import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../wire/refusal';
import type { Tx } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { notifications } from '../../data/schema/service';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { formatAmount, fromStored } from '../../ledger/amount';
import { purchaseRefunded } from '../../ledger/movements';
import { post } from '../../ledger/post';
import { payDue } from '../../plan/payDue';
import type { Action } from '../action';
import { type Decision, decision, text } from '../fields';
import { html } from '../../http/html';

/**
 * Decides a requested cancellation once: the subscription ends and its price without the fee is paid out, or it goes on
 * (or is expired, when its end came meanwhile). What it earned until now is paid first (ADR 8).
 */
export const decideCancellation: Action<{ id: number; status: Decision; remarks?: string }> = {
  path: '/cancellations/:id',
  body: { status: decision, remarks: text },
  required: ['status'],
  run: async ({ id, status, remarks = '' }, { services: { db, clock } }) => {
    const at = clock.now();
    const carriedOut = status === 1;
    const here = eq(liveSubscriptions.id, id);
    const [asked] = await db.select().from(liveSubscriptions).where(here);
    if (!asked) throw notFound();
    await payDue(db, asked.memberId, at);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(liveSubscriptions)
        .set({
          remarks: remarks || null,
          ...(carriedOut
            ? {
                status: 2,
                dueAt: null,
                endedAt: sql`coalesce(${liveSubscriptions.endedAt}, ${at.toISOString()}::timestamptz)`,
              }
            : { status: sql`CASE WHEN ${liveSubscriptions.dueAt} IS NULL THEN 0 ELSE 1 END` }),
        })
        .where(and(here, eq(liveSubscriptions.status, 3)))
        .returning();
      if (!row) throw notFound();
      const [pack] = await tx.select().from(packages).where(eq(packages.id, row.packageId));
      const name = pack?.name ?? '';
      const [price, fee] = [fromStored(row.price), fromStored(row.cancelFee)];
      if (carriedOut) await post(tx, purchaseRefunded(row.memberId, price, fee, name, at));
      await tell(tx, row.memberId, at, {
        title: carriedOut ? 'Your cancellation is carried out' : 'Your cancellation was refused',
        body: carriedOut
          ? `${name} is cancelled. $${formatAmount(price - fee)} were paid to your Out going Wallet.`
          : `${name} goes on as before.`,
        remarks,
      });
    });
    return { message: `Cancellation ${id} is ${carriedOut ? 'carried out' : 'refused'}.` };
  },
};

/** The member's list has no field for the operator's reason, so it comes as a notification. */
async function tell(
  tx: Tx,
  memberId: number,
  createdAt: Date,
  { title, body, remarks }: { title: string; body: string; remarks: string },
): Promise<void> {
  const words = html`<p>${body}</p>
    ${remarks && html`<p>${remarks}</p>`}`;
  await tx.insert(notifications).values({ memberId, title, body: words.text, source: 'OPERATOR', createdAt });
}
