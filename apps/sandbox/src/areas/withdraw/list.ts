import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { type DayRange, momentsOf } from '../../contract/dates';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, requireWhole, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import { withdrawals } from '../../data/schema/money';

const asWire = (row: typeof withdrawals.$inferSelect) => ({
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
  status: row.status,
  created_at: row.createdAt.toISOString(),
});

/** B §2 Withdraw History, newest first. */
export const listWithdrawals = memberOperation(
  async ({ query }: { query: PageQuery & DayRange }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const slice = sliceOf(query);
      const { from, before } = momentsOf(query);
      const mine = and(
        eq(withdrawals.memberId, memberId),
        from && gte(withdrawals.createdAt, from),
        before && lt(withdrawals.createdAt, before),
      );
      const total = await db.$count(withdrawals, mine);
      requireWhole(total, slice);
      const rows = await db
        .select()
        .from(withdrawals)
        .where(mine)
        .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const { from_date, to_date } = query;
      const page = pageOf(rows.map(asWire), total, slice, '/user/manual/withdraw/list', {
        from_date,
        to_date,
      });
      return { status: true, data: page };
    }),
);
