import { and, eq, sql } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { notFound } from '../../api/refusal';
import type { Tx } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { notifications } from '../../data/schema/service';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { formatAmount, fromStored } from '../../ledger/amount';
import { purchaseRefunded } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { payDue } from '../../plan/payDue';
import type { Action } from '../action';
import { type Decision, decision, text } from '../fields';
import { html } from '../../http/html';

/**
 * Decides a requested cancellation once. Either the subscription ends and its price without the fee is refunded to the
 * payer (D137), or it continues (or expires if its end has passed). Its earnings are paid first (ADR 8).
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
      const owner = await getMember(tx, row.memberId);
      const [pack] = await tx.select().from(packages).where(eq(packages.id, row.packageId));
      const name = pack?.name ?? '';
      if (!carriedOut) {
        const title = 'Your cancellation was declined';
        return tell(tx, row.memberId, at, { title, body: `${name} continues as before.`, remarks });
      }
      const [price, fee] = [fromStored(row.price), fromStored(row.cancelFee)];
      const refund = `$${formatAmount(price - fee)}`;
      const isPayer = row.buyerId === row.memberId;
      await post(
        tx,
        purchaseRefunded(row.buyerId, price, fee, name, at, isPayer ? undefined : owner.username),
      );
      const wallet = isPayer ? 'your Out going Wallet' : 'the Out going Wallet of the member who paid';
      await tell(tx, row.memberId, at, {
        title: 'Your subscription is cancelled',
        body: `${name} is cancelled. We’ve paid ${refund} to ${wallet}.`,
        remarks,
      });
      if (!isPayer)
        await tell(tx, row.buyerId, at, {
          title: `A package you bought for ${owner.username} is cancelled`,
          body: `${name} is cancelled. You paid for it, so we’ve paid ${refund} to your Out going Wallet.`,
          remarks: '',
        });
    });
    return { message: `Cancellation ${id} is ${carriedOut ? 'carried out' : 'refused'}.` };
  },
};

/** The member's list has no field for the operator's reason, so a notification carries it. */
async function tell(
  tx: Tx,
  memberId: number,
  createdAt: Date,
  { title, body, remarks }: { title: string; body: string; remarks: string },
): Promise<void> {
  const content = html`<p>${body}</p>
    ${remarks && html`<p>${remarks}</p>`}`;
  await tx
    .insert(notifications)
    .values({ memberId, title, body: content.text, source: 'OPERATOR', createdAt });
}
