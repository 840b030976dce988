import fc from 'fast-check';
import type { Db } from '../../../../apps/sandbox/src/data/database';
import { payouts } from '../../../../apps/sandbox/src/data/schema/money';
import { formatAmount } from '../../../../apps/sandbox/src/ledger/amount';
import { InsufficientBalance, type Posting } from '../../../../apps/sandbox/src/ledger/posting';
import {
  bonusPaid,
  deposited,
  purchased,
  purchaseRefunded,
  transferApproved,
  transferAsked,
  transferred,
  transferReturned,
  withdrawalAsked,
  withdrawalReturned,
  withdrawalSent,
} from '../../../../apps/sandbox/src/ledger/postings';
import { post } from '../../../../apps/sandbox/src/ledger/post';
import { bonusWallet, botSources, poolSources } from '../../../../apps/sandbox/src/plan/toBonuses';

/** Every kind of step in a member's history. */
const kinds = [
  ...['deposit', 'purchase', 'refund', 'paid', 'waiting', 'transfer', 'held', 'approved', 'transferBack'],
  ...['withdrawal', 'sent', 'rejected', 'taken back'],
] as const;

export interface Step {
  kind: (typeof kinds)[number];
  cents: number;
  /** The moment before now, in ms. Old ones are older than any chart. */
  agoMs: number;
  /** Of a bonus. */
  source: (typeof botSources | typeof poolSources)[number];
}

const day = 86_400_000;

/** Histories of any steps, also none, at the edges of days and years, and older than the charts. */
export const histories = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    cents: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 900_000 })),
    agoMs: fc
      .tuple(
        fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 800 })),
        fc.constantFrom(0, 1, 60_000, 9 * 3_600_000, 9 * 3_600_000 + 1, day - 1),
      )
      .map(([days, rest]) => days * day + rest),
    source: fc.constantFrom(...botSources, ...poolSources),
  }),
  { maxLength: 30 },
);

type Booked = Exclude<Step['kind'], 'paid' | 'waiting'>;

/** The posting of a step. Held money returns to the wallet that it came from. */
function toPosting(memberId: number, kind: Booked, cents: bigint, at: Date): Posting {
  const code = `WD-${at.getTime()}`;
  const postings: Record<Booked, () => Posting> = {
    deposit: () => deposited(memberId, cents, 'USDT', at),
    purchase: () => purchased(memberId, cents, 'Starter Bot', at),
    refund: () => purchaseRefunded(memberId, cents + 10n, 10n, 'Atlas', at),
    transfer: () => transferred(memberId, 'pay_out', 'pay_in', cents, at),
    held: () => transferAsked(memberId, 'pay_out', cents, at),
    approved: () => transferApproved(memberId, { memberId, wallet: 'pay_in' }, cents, at),
    transferBack: () => transferReturned(memberId, 'pay_out', cents, 'taken back', at),
    withdrawal: () => withdrawalAsked(memberId, 'pay_in', cents, code, at),
    sent: () => withdrawalSent(memberId, cents, cents / 20n, code, at),
    rejected: () => withdrawalReturned(memberId, 'pay_in', cents, code, 'rejected', at),
    'taken back': () => withdrawalReturned(memberId, 'pay_in', cents, code, 'taken back', at),
  };
  return postings[kind]();
}

/** Books a history in its order. A step that the wallets can't pay is left out. */
export async function bookHistory(db: Db, memberId: number, history: readonly Step[], now: Date) {
  for (const { kind, cents, agoMs, source } of history) {
    const at = new Date(now.getTime() - agoMs);
    const amount = BigInt(cents);
    const isBot = (botSources as readonly string[]).includes(source);
    const wallet = bonusWallet[isBot ? 'bot' : source === 'ROYALTY' ? 'fixed' : 'live'];
    const row = {
      memberId,
      wallet,
      source,
      description: source,
      amount: formatAmount(amount),
      createdAt: at,
    };
    await db
      .transaction(async (tx) => {
        if (kind === 'waiting') await tx.insert(payouts).values({ ...row, isPaid: 0 });
        else if (kind === 'paid') {
          const words = { note: source, source };
          const transactionId = await post(tx, bonusPaid(memberId, wallet, amount, words, at));
          await tx.insert(payouts).values({ ...row, isPaid: 1, transactionId });
        } else await post(tx, toPosting(memberId, kind, amount, at));
      })
      .catch((failure: unknown) => {
        if (!(failure instanceof InsufficientBalance)) throw failure;
      });
  }
}
