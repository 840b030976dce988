import { requireSecondFactor } from '../../access/secondFactor';
import { readPayer } from '../../access/readPayer';
import { requireAmount } from '../../api/requireAmount';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../api/refusal';
import { walletTransfer } from '../../data/codes';
import { transfers } from '../../data/schema/money';
import { formatAmount } from '../../ledger/amount';
import { postOrRefuse, requireBalance } from '../../api/bookOrRefuse';
import { transferred } from '../../ledger/postings';
import { post } from '../../ledger/post';

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
