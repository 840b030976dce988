import type { WalletKey } from '../data/schema/columns';
import type { Cents } from './amount';

/**
 * The other side of money that is not a member's: `chain` (deposits), `bank` (sent withdrawals), `sales` (packages),
 * `bonuses` (payouts), `fees`. Money that waits for the operator stays in the member's Hold Wallet.
 */
type HouseAccount = 'chain' | 'bank' | 'sales' | 'bonuses' | 'fees';

type Side = { memberId: number; wallet: WalletKey } | { account: HouseAccount };
/** One side of a posting, with a positive amount. */
export type Entry = Side & ({ debit: Cents; credit?: never } | { credit: Cents; debit?: never });

export interface Posting {
  /** The kind of transaction: deposit, purchase, withdrawal … */
  kind: string;
  /** The description for members. */
  note: string;
  /** The members' filter source: DEPOSIT, REFERRAL … */
  source: string;
  at: Date;
  /** Debits and credits, equal in sum. */
  entries: readonly Entry[];
}

/** A wallet has less than a posting takes. Nothing was booked. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
  readonly memberId: number;
  readonly wallet: WalletKey;

  constructor(memberId: number, wallet: WalletKey) {
    super('Insufficient Balance');
    this.memberId = memberId;
    this.wallet = wallet;
  }
}

/** A caller's fault: the sides of a posting differ, or an amount is not positive. */
export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/** The entry's signed effect: a credit is positive, a debit negative. */
export const signedCents = (entry: Entry): Cents => (entry.debit === undefined ? entry.credit : -entry.debit);

/** Throws unless every entry has an amount and all sum to 0. */
export function assertBalanced({ kind, entries }: Posting): void {
  const moved = entries.map(({ debit, credit }) => debit ?? credit);
  if (moved.length < 2 || moved.some((amount) => amount <= 0n)) {
    throw new UnbalancedPosting(`${kind}: an entry moves nothing`);
  }
  const sum = entries.reduce((total, entry) => total + signedCents(entry), 0n);
  if (sum !== 0n) throw new UnbalancedPosting(`${kind}: debits and credits differ`);
}
