import type { WalletKey } from '../data/schema/columns';
import { type Cents, parseAmount } from './amount';

/**
 * Where money comes from and goes to when it is not a member's: `chain` (deposits), `bank` (withdrawals that were sent),
 * `sales` (packages), `bonuses` (payouts), `fees`. What waits for the operator stays the member's, in the Hold Wallet.
 */
type HouseAccount = 'chain' | 'bank' | 'sales' | 'bonuses' | 'fees';

type Side = { memberId: number; wallet: WalletKey } | { account: HouseAccount };
/** One side of a movement; the amount is a decimal text above 0. */
export type Entry = Side & ({ debit: string; credit?: never } | { credit: string; debit?: never });

export interface Movement {
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

/** A fault of the caller: a movement whose sides differ, or an amount of 0. */
export class UnbalancedMovement extends Error {
  override readonly name = 'UnbalancedMovement';
}

/** The entry's effect on its side: credits above 0, debits below. */
export const signedCents = (entry: Entry): Cents =>
  entry.debit === undefined ? parseAmount(entry.credit) : -parseAmount(entry.debit);

/** Throws unless every entry moves something and all sum to 0. */
export function assertBalanced(movement: Movement): void {
  const amounts = movement.entries.map(signedCents);
  if (amounts.length < 2 || amounts.some((amount) => amount === 0n)) {
    throw new UnbalancedMovement(`${movement.kind}: an entry moves nothing`);
  }
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  if (sum !== 0n) throw new UnbalancedMovement(`${movement.kind}: debits and credits differ`);
}

export interface WalletChange {
  memberId: number;
  wallet: WalletKey;
  /** Above 0 adds to the balance. */
  cents: Cents;
}

/** Net effect on each wallet, in the one order in which wallets are locked: by member, then by key (T13). */
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
