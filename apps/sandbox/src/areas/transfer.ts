import { aliasedTable, and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { requireSecondFactor } from '../access/secondFactor';
import { readPayer } from '../access/readPayer';
import { requireAmount } from '../api/requireAmount';
import { invalid, notFound, refused } from '../api/refusal';
import { walletTransfer } from '../data/codes';
import { transfers } from '../data/schema/money';
import { formatAmount, fromStored } from '../ledger/amount';
import { postOrRefuse, requireBalance } from '../api/postOrRefuse';
import { transferred, transferReturned } from '../ledger/postings';
import { post } from '../ledger/post';
import { rowId } from '../api/rowId';
import { takenBack, toEnd } from '../api/takenBack';
import { toMoments } from '../api/dates';
import { type ListValues, readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import { members } from '../data/schema/members';
import { statement } from '../data/statement';
import { type Balances, storedBalances, toBalances } from '../ledger/balances';
import { getSums, getTotal, type HistorySum, storedSums } from '../ledger/historySums';
import type { WalletKey } from '../data/schema/columns';
import { amountCard } from '../api/amountCard';
import { walletLabels } from '../api/wordsOfMoney';

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
const listTransfers = memberOperation<'listTransfers'>(
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

/** Returns the held amount of a pending transfer to its wallet. Either the member or the operator ends it, once. */
const takeBackTransfer = memberOperation<'takeBackTransfer'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const mine = and(eq(transfers.payerId, memberId), eq(transfers.id, rowId(body.id)));
    const at = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(transfers)
        .set({ status: takenBack, comment: 'You took it back.', actedAt: at })
        .where(and(mine, eq(transfers.status, 0)))
        .returning();
      if (row) {
        const amount = fromStored(row.transferAmount);
        await post(tx, transferReturned(memberId, row.fromWallet, amount, 'taken back', at));
        return;
      }
      const [known] = await tx.select({ id: transfers.id }).from(transfers).where(mine);
      throw known ? refused('This transfer is no longer pending.') : notFound();
    });
    return { status: true, msg: 'You took your transfer back.' };
  },
);

/**
 * B §9: the only supported transfer. It is free and moves money to the member's own Receiving Wallet immediately (D83).
 */
export const createTransfer = memberOperation<'createTransfer'>(async ({ body }, { session, services }) => {
  const { memberId } = session;
  const { db, clock } = services;
  const cents = requireAmount('transfer_amount', body.transfer_amount);
  const { member, held } = await readPayer(db, memberId);
  if (body.payee.toLowerCase() !== member.username.toLowerCase())
    throw invalid({ payee: ['You can only transfer between your own wallets.'] });
  requireBalance(held, 'pay_out', cents, 'transfer_amount');
  await requireSecondFactor(services, { member, session }, 'transfer', body);
  const at = clock.now();
  const amount = formatAmount(cents);
  await postOrRefuse(db, 'transfer_amount', async (tx) => {
    const transactionId = await post(tx, transferred(memberId, 'pay_out', 'pay_in', cents, at));
    await tx
      .insert(transfers)
      .values({
        ...{ payerId: memberId, payeeId: memberId, fromWallet: 'pay_out', toWallet: 'pay_in' },
        ...{ transferAmount: amount, netTransferAmount: amount, transferType: walletTransfer },
        ...{ status: 1, createdAt: at, actedAt: at, transactionId },
      })
      .prepare('transfer')
      .execute();
  });
  return { status: true, message: 'The amount has been transferred.' };
});

export const transferHandlers = {
  listTransfers,
  createTransfer,
  takeBackTransfer,
} satisfies Partial<Handlers>;
