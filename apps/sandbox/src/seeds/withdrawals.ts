import { withdrawalCode } from '../data/codes';
import type { WalletKey } from '../data/schema/columns';
import { withdrawals } from '../data/schema/money';
import { defaultSettings } from '../data/settings';
import { parseAmount } from '../ledger/amount';
import { withdrawalAsked, withdrawalReturned, withdrawalSent } from '../ledger/postings';
import { storedTerms, withdrawalTerms } from '../ledger/withdrawalTerms';
import { chainHash } from './deposits';
import type { World } from './world';

export interface PayTo {
  bank?: { bankName: string; acNo: string; holderName: string; ifsc: string };
  crypto?: { network: string; address: string };
}

/** The operator's remarks, by status. */
const usualRemarks = [null, 'Sent', 'We couldn’t verify the account'] as const;

/** A withdrawal that the operator decided after two days, or that still waits. */
export function withdraw(
  world: World,
  request: {
    memberId: number;
    wallet: WalletKey;
    amount: string;
    at: Date;
    status: 0 | 1 | 2;
    payTo: PayTo;
    remarks?: string;
  },
): void {
  const { memberId, wallet, amount, at, status, payTo, remarks = usualRemarks[status] } = request;
  const coinType = payTo.bank ? 'bank' : 'crypto';
  const cents = parseAmount(amount);
  const terms = withdrawalTerms(cents, coinType, defaultSettings);
  const actedAt = new Date(at.getTime() + 2 * 24 * 3_600_000);
  // The id is the code's number, as in later withdrawals, so each code is unique.
  const id = world.serial();
  const code = withdrawalCode(at, id);
  const row: typeof withdrawals.$inferInsert = {
    ...{ id, memberId, code, wallet, coinType, status, remarks, ...storedTerms(terms), createdAt: at },
    ...{
      actedAt: status === 0 ? null : actedAt,
      tHash: status === 1 && payTo.crypto ? chainHash(world) : null,
    },
    ...payTo.bank,
    ...payTo.crypto,
  };
  world.add(withdrawals, row);
  world.book(withdrawalAsked(memberId, wallet, cents, code, at), row);
  if (status === 1) world.book(withdrawalSent(memberId, cents, terms.fee, code, actedAt));
  if (status === 2) world.book(withdrawalReturned(memberId, wallet, cents, code, 'rejected', actedAt));
}
