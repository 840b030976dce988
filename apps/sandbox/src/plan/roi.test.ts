import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStored } from '../ledger/amount';
import { type Earning, firstDue, roiDue } from './roi';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-05T10:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);
const earning = (more: Partial<Earning> = {}): Earning => {
  const endDate = more.endDate ?? after(365);
  return {
    ...{ price: '1000.00', roiPercentage: '4.00', roiLimit: '2000.00', paidRoiAmount: '0.00' },
    ...{ createdAt: start, endDate, dueAt: firstDue(start, endDate) },
    ...more,
  };
};

describe('roiDue (ADR 8)', () => {
  it('pays a quarter of the month’s percentage at the end of every seventh day', () => {
    expect(roiDue(earning(), after(6.99)).payments).toEqual([]);
    expect(roiDue(earning(), after(7))).toEqual({
      ...{
        payments: [{ at: after(7), amount: '10.00' }],
        paidRoiAmount: '10.00',
        dueAt: after(14),
        endedAt: null,
      },
    });
    expect(roiDue(earning(), after(30)).payments.map(({ at }) => at)).toEqual([7, 14, 21, 28].map(after));
  });

  it('rounds once, half up', () => {
    const weekly = (price: string, roiPercentage: string) =>
      roiDue(earning({ price, roiPercentage, roiLimit: '9000.00' }), after(7)).payments[0]?.amount;
    expect(weekly('500.00', '4.50')).toBe('5.63');
    expect(weekly('250.00', '3.00')).toBe('1.88');
    expect(weekly('100.00', '0.01')).toBe(undefined);
    expect(weekly('250000.00', '8.00')).toBe('5000.00');
  });

  it('stops at the end date, which pays only if a week ends with it', () => {
    const { payments, dueAt, endedAt } = roiDue(earning({ endDate: after(30) }), after(400));
    expect([payments.length, dueAt, endedAt]).toEqual([4, null, after(30)]);
    expect(roiDue(earning({ endDate: after(28) }), after(28))).toMatchObject({
      ...{ paidRoiAmount: '40.00', dueAt: null },
    });
    expect(roiDue(earning({ endDate: after(30) }), after(29)).dueAt).toEqual(after(30));
    expect(roiDue(earning({ endDate: after(3) }), after(3))).toMatchObject({ payments: [], dueAt: null });
  });

  it('never pays more than the limit, and is over when it is reached', () => {
    const { payments, paidRoiAmount, dueAt, endedAt } = roiDue(earning({ roiLimit: '25.00' }), after(400));
    expect(payments.map(({ amount }) => amount)).toEqual(['10.00', '10.00', '5.00']);
    expect([paidRoiAmount, dueAt, endedAt]).toEqual(['25.00', null, after(21)]);
  });

  it('is the same however often and whenever it is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 1, max: 500_000 }),
        (days, life, limit) => {
          const once = earning({
            ...{ endDate: after(life), dueAt: firstDue(start, after(life)) },
            roiLimit: (limit / 100).toFixed(2),
          });
          const last = after(Math.max(0, ...days));
          let state = once;
          const paid = days
            .toSorted((a, b) => a - b)
            .flatMap((at) => {
              const due = roiDue(state, after(at));
              state = { ...state, dueAt: due.dueAt, paidRoiAmount: due.paidRoiAmount };
              return due.payments;
            });
          const whole = roiDue(once, last);
          expect(paid).toEqual(whole.payments);
          expect(state.paidRoiAmount).toBe(whole.paidRoiAmount);
          const sum = paid.reduce((total, { amount }) => total + fromStored(amount), 0n);
          expect(fromStored(state.paidRoiAmount)).toBe(sum);
          expect(sum <= fromStored(once.roiLimit)).toBe(true);
        },
      ),
    );
  });
});
