import { aliasedTable, and, desc, eq, gte, lt } from 'drizzle-orm';
import { type DayRange, momentsOf } from '../../contract/dates';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, requireWhole, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import { members } from '../../data/schema/members';
import { transfers } from '../../data/schema/money';
import { transferCards } from './cards';

/** B §2 Transfer: what the member transferred, newest first. */
export const listTransfers = memberOperation(
  async ({ query }: { query: PageQuery & DayRange }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const slice = sliceOf(query);
      const { from, before } = momentsOf(query);
      const mine = and(
        eq(transfers.payerId, memberId),
        from && gte(transfers.createdAt, from),
        before && lt(transfers.createdAt, before),
      );
      const payer = aliasedTable(members, 'payer');
      const payee = aliasedTable(members, 'payee');
      const total = await db.$count(transfers, mine);
      requireWhole(total, slice);
      const rows = await db
        .select({ transfer: transfers, payer: payer.username, payee: payee.username })
        .from(transfers)
        .innerJoin(payer, eq(payer.id, transfers.payerId))
        .innerJoin(payee, eq(payee.id, transfers.payeeId))
        .where(mine)
        .orderBy(desc(transfers.createdAt), desc(transfers.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const items = rows.map(({ transfer: row, ...names }) => ({
        id: row.id,
        ...names,
        from_wallet: row.fromWallet,
        to_wallet: row.toWallet,
        transfer_amount: row.transferAmount,
        net_transfer_amount: row.netTransferAmount,
        transfer_type: row.transferType,
        comment: row.comment,
        status: row.status,
        created_at: row.createdAt.toISOString(),
      }));
      const { from_date, to_date } = query;
      return {
        status: true,
        data: pageOf(items, total, slice, '/transfer', { from_date, to_date }),
        more_details: await transferCards(db, memberId),
      };
    }),
);
