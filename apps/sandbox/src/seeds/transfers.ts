import { walletTransfer } from '../data/codes';
import { transfers } from '../data/schema/money';
import { fromStored } from '../ledger/amount';
import { transferAsked, transferred, transferReturned } from '../ledger/postings';
import type { World } from './world';

/** From the Out going to the Receiving Wallet. Status 0 still waits for the operator, and 2 was returned after a day. */
export function transfer(
  world: World,
  memberId: number,
  amount: string,
  at: Date,
  status: 0 | 1 | 2 = 1,
  comment: string | null = null,
): void {
  const actedAt = status === 2 ? new Date(at.getTime() + 24 * 3_600_000) : at;
  const row: typeof transfers.$inferInsert = {
    ...{ payerId: memberId, payeeId: memberId, fromWallet: 'pay_out', toWallet: 'pay_in' },
    ...{ transferAmount: amount, netTransferAmount: amount, transferType: walletTransfer, comment },
    ...{ status, createdAt: at, actedAt: status === 0 ? null : actedAt },
  };
  world.add(transfers, row);
  const cents = fromStored(amount);
  if (status === 1) world.book(transferred(memberId, 'pay_out', 'pay_in', cents, at), row);
  else world.book(transferAsked(memberId, 'pay_out', cents, at), row);
  if (status === 2) world.book(transferReturned(memberId, 'pay_out', cents, 'rejected', actedAt));
}
