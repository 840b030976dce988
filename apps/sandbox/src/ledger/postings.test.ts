import { describe, expect, test } from 'vitest';
import {
  bonusPaid,
  deposited,
  purchased,
  purchaseRefunded,
  transferAsked,
  transferApproved,
  transferred,
  transferReturned,
  withdrawalAsked,
  withdrawalReturned,
  withdrawalSent,
} from './postings';
import { assertBalanced, type Posting } from './posting';

const at = new Date('2026-11-20T09:00:00Z');
const of = (memberId: number, wallet: 'pay_in' | 'pay_out' | 'hold' | 'live') => ({ memberId, wallet });
const transferNote = 'Transfer to Receiving Wallet';

/** For each kind: its constructor, `kind | note | source`, and its debits and credits. */
const kinds: [() => Posting, string, Posting['entries']][] = [
  [
    () => deposited(1, 7n, 'USDT', at),
    'deposit | Deposit by USDT | DEPOSIT',
    [
      { account: 'chain', debit: 7n },
      { ...of(1, 'pay_in'), credit: 7n },
    ],
  ],
  [
    () => purchased(1, 7n, 'Starter', at),
    'purchase | Purchase of Starter | PACKAGE',
    [
      { ...of(1, 'pay_in'), debit: 7n },
      { account: 'sales', credit: 7n },
    ],
  ],
  [
    () => purchased(1, 7n, 'Starter', at, 'bob'),
    'purchase | Purchase of Starter for bob | PACKAGE',
    [
      { ...of(1, 'pay_in'), debit: 7n },
      { account: 'sales', credit: 7n },
    ],
  ],
  [
    () => purchaseRefunded(1, 7n, 2n, 'Starter', at),
    'refund | Cancellation of Starter | REFUND',
    [
      { account: 'sales', debit: 7n },
      { ...of(1, 'pay_out'), credit: 5n },
      { account: 'fees', credit: 2n },
    ],
  ],
  [
    () => purchaseRefunded(1, 7n, 0n, 'Starter', at),
    'refund | Cancellation of Starter | REFUND',
    [
      { account: 'sales', debit: 7n },
      { ...of(1, 'pay_out'), credit: 7n },
    ],
  ],
  [
    () => purchaseRefunded(1, 7n, 7n, 'Starter', at),
    'refund | Cancellation of Starter | REFUND',
    [
      { account: 'sales', debit: 7n },
      { account: 'fees', credit: 7n },
    ],
  ],
  [
    () => bonusPaid(1, 'live', 7n, { note: 'ROI of Starter', source: 'ROI' }, at),
    'payout | ROI of Starter | ROI',
    [
      { account: 'bonuses', debit: 7n },
      { ...of(1, 'live'), credit: 7n },
    ],
  ],
  [
    () => withdrawalAsked(1, 'pay_out', 7n, 'WD1', at),
    'withdrawal | Withdrawal WD1 | WITHDRAW',
    [
      { ...of(1, 'pay_out'), debit: 7n },
      { ...of(1, 'hold'), credit: 7n },
    ],
  ],
  [
    () => withdrawalSent(1, 7n, 2n, 'WD1', at),
    'withdrawal-sent | Withdrawal WD1 sent | WITHDRAW',
    [
      { ...of(1, 'hold'), debit: 7n },
      { account: 'bank', credit: 5n },
      { account: 'fees', credit: 2n },
    ],
  ],
  [
    () => withdrawalSent(1, 7n, 0n, 'WD1', at),
    'withdrawal-sent | Withdrawal WD1 sent | WITHDRAW',
    [
      { ...of(1, 'hold'), debit: 7n },
      { account: 'bank', credit: 7n },
    ],
  ],
  [
    () => withdrawalSent(1, 7n, 7n, 'WD1', at),
    'withdrawal-sent | Withdrawal WD1 sent | WITHDRAW',
    [
      { ...of(1, 'hold'), debit: 7n },
      { account: 'fees', credit: 7n },
    ],
  ],
  [
    () => withdrawalReturned(1, 'pay_out', 7n, 'WD1', 'rejected', at),
    'withdrawal-refund | Withdrawal WD1 rejected | WITHDRAW',
    [
      { ...of(1, 'hold'), debit: 7n },
      { ...of(1, 'pay_out'), credit: 7n },
    ],
  ],
  [
    () => withdrawalReturned(1, 'pay_out', 7n, 'WD1', 'taken back', at),
    'withdrawal-refund | Withdrawal WD1 taken back | WITHDRAW',
    [
      { ...of(1, 'hold'), debit: 7n },
      { ...of(1, 'pay_out'), credit: 7n },
    ],
  ],
  [
    () => transferred(1, 'pay_out', 'pay_in', 7n, at),
    `transfer | ${transferNote} | TRANSFER`,
    [
      { ...of(1, 'pay_out'), debit: 7n },
      { ...of(1, 'pay_in'), credit: 7n },
    ],
  ],
  [
    () => transferAsked(1, 'pay_out', 7n, at),
    `transfer-asked | ${transferNote} | TRANSFER`,
    [
      { ...of(1, 'pay_out'), debit: 7n },
      { ...of(1, 'hold'), credit: 7n },
    ],
  ],
  [
    () => transferApproved(1, of(2, 'pay_in'), 7n, at),
    `transfer-approved | ${transferNote} | TRANSFER`,
    [
      { ...of(1, 'hold'), debit: 7n },
      { ...of(2, 'pay_in'), credit: 7n },
    ],
  ],
  [
    () => transferReturned(1, 'pay_out', 7n, 'rejected', at),
    'transfer-refund | Transfer rejected | TRANSFER',
    [
      { ...of(1, 'hold'), debit: 7n },
      { ...of(1, 'pay_out'), credit: 7n },
    ],
  ],
  [
    () => transferReturned(1, 'pay_out', 7n, 'taken back', at),
    'transfer-refund | Transfer taken back | TRANSFER',
    [
      { ...of(1, 'hold'), debit: 7n },
      { ...of(1, 'pay_out'), credit: 7n },
    ],
  ],
];

describe('each kind of transaction', () => {
  test.each(kinds)('%#: books both sides, with the words for it', (made, words, entries) => {
    const posting = made();
    expect(`${posting.kind} | ${posting.note} | ${posting.source}`).toBe(words);
    expect(posting.entries).toEqual(entries);
    expect(posting.at).toBe(at);
    assertBalanced(posting);
  });
});
