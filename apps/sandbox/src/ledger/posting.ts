import type { WalletKey } from '../data/schema/columns';
import type { Cents } from './amount';

/**
 * Where money comes from and goes to when it is not a member's: `chain` (deposits), `bank` (withdrawals that were sent),
 * `sales` (packages), `bonuses` (payouts), `fees`. What waits for the operator stays the member's, in the Hold Wallet.
 */
type HouseAccount = 'chain' | 'bank' | 'sales' | 'bonuses' | 'fees';

type Side = { memberId: number; wallet: WalletKey } | { account: HouseAccount };
/** One side of a movement; the amount is above 0. */
export type Entry = Side & ({ debit: Cents; credit?: never } | { credit: Cents; debit?: never });

export interface Posting {
  /** What happened: deposit, purchase, withdrawal … */
  kind: string;
  /** Shown to members as the description. */
  note: string;
  /** What members filter by: DEPOSIT, REFERRAL … */
  source: string;
  at: Date;
  /** Debits and credits, equal in sum. */
  entries: readonly Entry[];
}

/** A wallet holds less than a movement takes from it. Nothing was booked. */
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

/** A fault of the caller: a movement whose sides differ, or an amount that is not above 0. */
export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedMovement';
}

/** The entry's effect on its side: a credit is above 0, a debit below. */
export const signedCents = (entry: Entry): Cents => (entry.debit === undefined ? entry.credit : -entry.debit);

/** Throws unless every entry moves something and all sum to 0. */
export function assertBalanced({ kind, entries }: Posting): void {
  const moved = entries.map(({ debit, credit }) => debit ?? credit);
  if (moved.length < 2 || moved.some((amount) => amount <= 0n)) {
    throw new UnbalancedPosting(`${kind}: an entry moves nothing`);
  }
  const sum = entries.reduce((total, entry) => total + signedCents(entry), 0n);
  if (sum !== 0n) throw new UnbalancedPosting(`${kind}: debits and credits differ`);
}

export interface WalletChange {
  memberId: number;
  wallet: WalletKey;
  /** Above 0 adds to the balance. */
  cents: Cents;
}

/** The net effect on each wallet, in the order in which wallets are always locked: by member, then by key (T13). */
export function walletChanges(entries: readonly Entry[]): WalletChange[] {
  const changes = new Map<string, WalletChange>();
  for (const entry of entries) {
    if (!('memberId' in entry)) continue;
    const { memberId, wallet } = entry;
    const change = changes.get(`${memberId} ${wallet}`) ?? { memberId, wallet, cents: 0n };
    change.cents += signedCents(entry);
    changes.set(`${memberId} ${wallet}`, change);
  }
  return [...changes.values()].sort(
    (a, b) => a.memberId - b.memberId || (a.wallet < b.wallet ? -1 : Number(a.wallet > b.wallet)),
  );
}
