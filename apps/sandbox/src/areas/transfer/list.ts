import { aliasedTable, and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { toMoments } from '../../api/dates';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members } from '../../data/schema/members';
import { transfers } from '../../data/schema/money';
import { toEnd } from '../../api/takenBack';
import { statement } from '../../data/statement';
import { toBalances, storedBalances, type Balances } from '../../ledger/balances';
import { storedSums, getSums, type HistorySum, getTotal } from '../../ledger/historySums';
import type { WalletKey } from '../../data/schema/columns';
import { amountCard } from '../../api/amountCard';
import { walletLabels } from '../../api/wordsOfMoney';

/** Both wallets, the received transfers and the amount that waits for the operator, all from the ledger. */
function transferCards(held: Balances, moved: readonly HistorySum[]): Schema<'SummaryCard'>[] {
  const into = (wallet: WalletKey) => getTotal(moved.filter((sum) => sum.wallet === wallet));
  const { credit, debit } = into('hold');
  return [
    amountCard(walletLabels.pay_out, held.pay_out),
    amountCard(walletLabels.pay_in, held.pay_in),
    amountCard('Total Transferred', into('pay_in').credit),
    amountCard('Pending Transfers', credit - debit),
  ];
}

interface Row {
  transfer: typeof transfers.$inferSelect;
  payer: string;
  payee: string;
}

const toApi = ({ transfer, payer, payee }: Row): Schema<'Transfer'> => ({
  id: transfer.id,
  payer,
  payee,
  from_wallet: transfer.fromWallet,
  to_wallet: transfer.toWallet,
  transfer_amount: transfer.transferAmount,
  net_transfer_amount: transfer.netTransferAmount,
  transfer_type: transfer.transferType,
  comment: transfer.comment,
  ...toEnd(transfer.status, transfer.fromWallet),
  created_at: transfer.createdAt.toISOString(),
});

const payer = aliasedTable(members, 'payer');
const payee = aliasedTable(members, 'payee');

const readTransfers = statement<ListValues>('transfers')((db, { memberId, from, before, limit, offset }) => {
  const mine = and(
    eq(transfers.payerId, memberId),
    from && gte(transfers.createdAt, from),
    before && lt(transfers.createdAt, before),
  );
  return {
    total: db.select({ total: count() }).from(transfers).where(mine),
    rows: db
      .select({ transfer: transfers, payer: payer.username, payee: payee.username })
      .from(transfers)
      .innerJoin(payer, eq(payer.id, transfers.payerId))
      .innerJoin(payee, eq(payee.id, transfers.payeeId))
      .where(mine)
      .orderBy(desc(transfers.createdAt), desc(transfers.id))
      .limit(limit)
      .offset(offset),
    held: storedBalances(db, memberId),
    moved: storedSums(db, memberId, 'TRANSFER'),
  };
});

/** B §2 Transfer: the member's transfers, newest first. */
export const listTransfers = memberOperation<'listTransfers'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { from_date, to_date } = query;
    const { page, parts } = await readPage(query, {
      path: '/transfer',
      filters: { from_date, to_date },
      read: ({ limit, offset }) => readTransfers(db, { memberId, ...toMoments(query), limit, offset }),
      toApi,
    });
    const more_details = transferCards(toBalances(parts.held), getSums(parts.moved));
    return { status: true, data: page, more_details };
  },
);
