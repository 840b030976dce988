import { describe, expect, test } from 'vitest';
import {
  assertBalanced,
  type Entry,
  InsufficientBalance,
  signedCents,
  UnbalancedPosting,
  walletChanges,
} from './posting';

const move = (...entries: Entry[]) => ({ kind: 'test', note: '', source: '', at: new Date(0), entries });
const of = (memberId: number, wallet: 'pay_in' | 'pay_out' | 'hold') => ({ memberId, wallet });

describe('a transaction', () => {
  test('adds to its side by a credit and takes by a debit', () => {
    expect(signedCents({ account: 'fees', credit: 5n })).toBe(5n);
    expect(signedCents({ account: 'fees', debit: 5n })).toBe(-5n);
  });

  test('is balanced when its sides are equal in sum', () => {
    expect(() =>
      assertBalanced(
        move(
          { account: 'chain', debit: 3n },
          { ...of(1, 'pay_in'), credit: 2n },
          { account: 'fees', credit: 1n },
        ),
      ),
    ).not.toThrow();
  });

  test.each([
    ['nothing', []],
    ['one side', [{ account: 'chain', debit: 1n }]],
    [
      'nothing on each side',
      [
        { account: 'chain', debit: 0n },
        { account: 'fees', credit: 0n },
      ],
    ],
    [
      'nothing on a third side',
      [
        { account: 'chain', debit: 1n },
        { account: 'fees', credit: 1n },
        { account: 'bank', credit: 0n },
      ],
    ],
    [
      'less than nothing',
      [
        { account: 'chain', debit: -1n },
        { account: 'fees', credit: -1n },
      ],
    ],
  ] satisfies [string, Entry[]][])('that moves %s is a fault', (_, entries) => {
    expect(() => assertBalanced(move(...entries))).toThrow(
      new UnbalancedPosting('test: an entry moves nothing'),
    );
  });

  test.each([
    ['more', 2n, 1n],
    ['less', 1n, 2n],
  ])('that takes %s than it gives is a fault', (_, debit, credit) => {
    expect(() => assertBalanced(move({ account: 'chain', debit }, { account: 'fees', credit }))).toThrow(
      new UnbalancedPosting('test: debits and credits differ'),
    );
  });

  test('names the error', () => {
    expect(new UnbalancedPosting('x').name).toBe('UnbalancedPosting');
    expect(new InsufficientBalance(7, 'pay_in')).toMatchObject({
      ...{ name: 'InsufficientBalance', message: 'Insufficient Balance' },
      ...of(7, 'pay_in'),
    });
  });
});

describe('the changes of wallets', () => {
  test('are one for each wallet, net, and none for the operator', () => {
    expect(
      walletChanges([
        { ...of(1, 'pay_in'), debit: 10n },
        { account: 'fees', credit: 3n },
        { ...of(1, 'pay_in'), credit: 4n },
        { ...of(1, 'pay_out'), credit: 3n },
      ]),
    ).toEqual([
      { ...of(1, 'pay_in'), cents: -6n },
      { ...of(1, 'pay_out'), cents: 3n },
    ]);
  });

  test('are sorted by member and then by key, from any order (T13)', () => {
    const keys = ['hold', 'pay_in', 'pay_out'] as const;
    const ordered = [2, 10].flatMap((memberId) => keys.map((wallet) => ({ memberId, wallet })));
    const [a, b, c, d, e, f] = ordered.map((side) => ({ ...side, credit: 1n }));
    const sorted = ordered.map((side) => ({ ...side, cents: 1n }));
    for (const entries of [
      [a!, b!, c!, d!, e!, f!],
      [f!, e!, d!, c!, b!, a!],
      [c!, f!, a!, e!, b!, d!],
    ])
      expect(walletChanges(entries)).toEqual(sorted);
  });
});
