import { describe, expect, test } from 'vitest';
import { assertBalanced, type Entry, InsufficientBalance, signedCents, UnbalancedPosting } from './posting';

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
