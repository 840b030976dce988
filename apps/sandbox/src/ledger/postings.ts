import type { WalletKey } from '../data/schema/columns';
import type { Cents } from './amount';
import type { Entry, Posting } from './posting';

/* All kinds of postings with their debits, credits and texts. Amounts are positive. */

type Words = Pick<Posting, 'kind' | 'note' | 'source'>;
const move = (words: Words, at: Date, ...entries: Entry[]): Posting => ({ ...words, at, entries });

/** An on-chain or approved manual deposit arrives. */
export const deposited = (memberId: number, credit: Cents, method: string, at: Date): Posting =>
  move(
    { kind: 'deposit', note: `Deposit by ${method}`, source: 'DEPOSIT' },
    at,
    { account: 'chain', debit: credit },
    { memberId, wallet: 'pay_in', credit },
  );

/** A package is paid from the buyer's Receiving Wallet. `owner` is set for a purchase for another member. */
export const purchased = (buyerId: number, debit: Cents, name: string, at: Date, owner?: string): Posting =>
  move(
    { kind: 'purchase', note: `Purchase of ${name}${owner ? ` for ${owner}` : ''}`, source: 'PACKAGE' },
    at,
    { memberId: buyerId, wallet: 'pay_in', debit },
    { account: 'sales', credit: debit },
  );

/**
 * A live subscription is cancelled, and its price without the fee is refunded to the payer (D137). `fee` may be 0 or
 * the whole price. `owner` is set if another member owned it.
 */
export function purchaseRefunded(
  payerId: number,
  price: Cents,
  fee: Cents,
  name: string,
  at: Date,
  owner?: string,
): Posting {
  const shares = [
    { memberId: payerId, wallet: 'pay_out', credit: price - fee } as const,
    { account: 'fees', credit: fee } as const,
  ];
  return move(
    { kind: 'refund', note: `Cancellation of ${name}${owner ? ` for ${owner}` : ''}`, source: 'REFUND' },
    at,
    { account: 'sales', debit: price },
    ...shares.filter(({ credit }) => credit > 0n),
  );
}

/** A bonus is paid. */
export const bonusPaid = (
  memberId: number,
  wallet: WalletKey,
  credit: Cents,
  words: Omit<Words, 'kind'>,
  at: Date,
) =>
  move({ kind: 'payout', ...words }, at, { account: 'bonuses', debit: credit }, { memberId, wallet, credit });

/** The sources of moves between a member's own wallets: each of their credits comes from another wallet (D150). */
export const ownMoves = ['WITHDRAW', 'TRANSFER'] as const;

const between = (memberId: number, from: WalletKey, to: WalletKey, amount: Cents): Entry[] => [
  { memberId, wallet: from, debit: amount },
  { memberId, wallet: to, credit: amount },
];

/** A withdrawal is requested. The money leaves the wallet and is held. */
export const withdrawalAsked = (
  memberId: number,
  wallet: WalletKey,
  amount: Cents,
  code: string,
  at: Date,
): Posting =>
  move(
    { kind: 'withdrawal', note: `Withdrawal ${code}`, source: 'WITHDRAW' },
    at,
    ...between(memberId, wallet, 'hold', amount),
  );

/** The operator sent it. The held money leaves, and the operator keeps the fee. `fee` may be 0, or all of it. */
export function withdrawalSent(memberId: number, amount: Cents, fee: Cents, code: string, at: Date): Posting {
  const shares = [
    { account: 'bank', credit: amount - fee } as const,
    { account: 'fees', credit: fee } as const,
  ];
  return move(
    { kind: 'withdrawal-sent', note: `Withdrawal ${code} sent`, source: 'WITHDRAW' },
    at,
    { memberId, wallet: 'hold', debit: amount },
    ...shares.filter(({ credit }) => credit > 0n),
  );
}

/** Why held money returns: the operator rejected the request, or the member took it back. */
type ReturnReason = 'rejected' | 'taken back';

/** The held money of a withdrawal returns to its wallet. */
export const withdrawalReturned = (
  memberId: number,
  wallet: WalletKey,
  amount: Cents,
  code: string,
  reason: ReturnReason,
  at: Date,
): Posting =>
  move(
    { kind: 'withdrawal-refund', note: `Withdrawal ${code} ${reason}`, source: 'WITHDRAW' },
    at,
    ...between(memberId, 'hold', wallet, amount),
  );

const transferMessages = (step: string) => ({
  kind: `transfer${step}`,
  note: 'Transfer to Receiving Wallet',
  source: 'TRANSFER',
});

/** An immediate transfer between a member's own wallets (B §9: pay_out to pay_in). */
export const transferred = (
  memberId: number,
  from: WalletKey,
  to: WalletKey,
  amount: Cents,
  at: Date,
): Posting => move(transferMessages(''), at, ...between(memberId, from, to, amount));

/** A transfer that waits for the operator. The money leaves the wallet and is held. */
export const transferAsked = (memberId: number, from: WalletKey, amount: Cents, at: Date): Posting =>
  move(transferMessages('-asked'), at, ...between(memberId, from, 'hold', amount));

/** The operator approved a held transfer of `payerId`. */
export const transferApproved = (
  payerId: number,
  to: { memberId: number; wallet: WalletKey },
  amount: Cents,
  at: Date,
): Posting =>
  move(
    transferMessages('-approved'),
    at,
    { memberId: payerId, wallet: 'hold', debit: amount },
    { ...to, credit: amount },
  );

/** The held money of a transfer returns to its wallet. */
export const transferReturned = (
  memberId: number,
  wallet: WalletKey,
  amount: Cents,
  reason: ReturnReason,
  at: Date,
): Posting =>
  move(
    { ...transferMessages('-refund'), note: `Transfer ${reason}` },
    at,
    ...between(memberId, 'hold', wallet, amount),
  );
