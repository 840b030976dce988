import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { notFound, refused } from '../api/refusal';
import { withdrawals } from '../data/schema/money';
import { fromStored } from '../ledger/amount';
import { takenBack, toEnd } from '../api/takenBack';
import { post } from '../ledger/post';
import { withdrawalReturned } from '../ledger/postings';
import { toMoments } from '../api/dates';
import { type ListValues, readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import { statement } from '../data/statement';
import { createWithdrawal } from './withdraw/create';
import { getWithdrawPage } from './withdraw/page';

const toApi = (row: typeof withdrawals.$inferSelect): Schema<'Withdrawal'> => ({
  code: row.code,
  coin_type: row.coinType,
  type: row.wallet,
  t_hash: row.tHash,
  bank_name: row.bankName,
  ac_no: row.acNo,
  holder_name: row.holderName,
  ifsc: row.ifsc,
  network: row.network,
  address: row.address,
  amount_from: row.amountFrom,
  amount_to: row.amountTo,
  net_amount: row.netAmount,
  remarks: row.remarks,
  ...toEnd(row.status, row.wallet),
  created_at: row.createdAt.toISOString(),
  decided_at: row.actedAt?.toISOString() ?? null,
});

const readWithdrawals = statement<ListValues>('withdrawals')((
  db,
  { memberId, from, before, limit, offset },
) => {
  const mine = and(
    eq(withdrawals.memberId, memberId),
    from && gte(withdrawals.createdAt, from),
    before && lt(withdrawals.createdAt, before),
  );
  return {
    total: db.select({ total: count() }).from(withdrawals).where(mine),
    rows: db
      .select()
      .from(withdrawals)
      .where(mine)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(limit)
      .offset(offset),
  };
});

/** B §2 Withdraw History, newest first. */
const listWithdrawals = memberOperation<'listWithdrawals'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { from_date, to_date } = query;
    const { page } = await readPage(query, {
      path: '/user/manual/withdraw/list',
      filters: { from_date, to_date },
      read: ({ limit, offset }) => readWithdrawals(db, { memberId, ...toMoments(query), limit, offset }),
      toApi,
    });
    return { status: true, data: page };
  },
);

/** Returns the held amount of a pending withdrawal to its wallet. Either the member or the operator ends it, once. */
const takeBackWithdrawal = memberOperation<'takeBackWithdrawal'>(
  async ({ body: { code } }, { session: { memberId }, services: { db, clock } }) => {
    const mine = and(eq(withdrawals.memberId, memberId), eq(withdrawals.code, code));
    const at = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(withdrawals)
        .set({ status: takenBack, remarks: 'You took it back.', actedAt: at })
        .where(and(mine, eq(withdrawals.status, 0)))
        .returning();
      if (row) {
        const amount = fromStored(row.amountFrom);
        await post(tx, withdrawalReturned(memberId, row.wallet, amount, code, 'taken back', at));
        return;
      }
      const [known] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(mine);
      throw known ? refused('This withdrawal is no longer pending.') : notFound();
    });
    return { status: true, msg: 'You took your withdrawal back.' };
  },
);

export const withdrawHandlers = {
  getWithdrawPage,
  createWithdrawal,
  listWithdrawals,
  takeBackWithdrawal,
} satisfies Partial<Handlers>;
