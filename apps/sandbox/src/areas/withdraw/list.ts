import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { toMoments } from '../../api/dates';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { withdrawals } from '../../data/schema/money';
import { toEnd } from '../../api/takenBack';
import { statement } from '../../data/statement';

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
export const listWithdrawals = memberOperation<'listWithdrawals'>(
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
