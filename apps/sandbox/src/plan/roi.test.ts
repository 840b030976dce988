import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, fromStored } from '../ledger/amount';
import { type Earning, firstDue, roiDescription, roiDue } from './roi';

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
        payments: [{ at: after(7), cents: 10_00n }],
        paid: 10_00n,
        dueAt: after(14),
        endedAt: null,
      },
    });
    expect(roiDue(earning(), after(30)).payments.map(({ at }) => at)).toEqual([7, 14, 21, 28].map(after));
  });

  it('is called by its package', () => {
    expect(roiDescription('Starter')).toBe('ROI of Starter');
  });

  it('rounds once, half up', () => {
    const weekly = (price: string, roiPercentage: string) =>
      roiDue(earning({ price, roiPercentage, roiLimit: '9000.00' }), after(7)).payments[0]?.cents;
    expect(weekly('500.00', '4.50')).toBe(5_63n);
    expect(weekly('250.00', '3.00')).toBe(1_88n);
    expect(weekly('100.00', '0.01')).toBe(undefined);
    expect(weekly('250000.00', '8.00')).toBe(5000_00n);
  });

  it('stops at the end date, which pays only if a week ends with it', () => {
    const { payments, dueAt, endedAt } = roiDue(earning({ endDate: after(30) }), after(400));
    expect([payments.length, dueAt, endedAt]).toEqual([4, null, after(30)]);
    expect(roiDue(earning({ endDate: after(28) }), after(28))).toMatchObject({
      ...{ paid: 40_00n, dueAt: null },
    });
    expect(roiDue(earning({ endDate: after(30) }), after(29)).dueAt).toEqual(after(30));
    expect(roiDue(earning({ endDate: after(3) }), after(3))).toMatchObject({ payments: [], dueAt: null });
  });

  it('never pays more than the limit, and is over when it is reached', () => {
    const { payments, paid, dueAt, endedAt } = roiDue(earning({ roiLimit: '25.00' }), after(400));
    expect(payments.map(({ cents }) => cents)).toEqual([10_00n, 10_00n, 5_00n]);
    expect([paid, dueAt, endedAt]).toEqual([25_00n, null, after(21)]);
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
              state = { ...state, dueAt: due.dueAt, paidRoiAmount: formatAmount(due.paid) };
              return due.payments;
            });
          const whole = roiDue(once, last);
          expect(paid).toEqual(whole.payments);
          expect(fromStored(state.paidRoiAmount)).toBe(whole.paid);
          const sum = paid.reduce((total, { cents }) => total + cents, 0n);
          expect(fromStored(state.paidRoiAmount)).toBe(sum);
          expect(sum <= fromStored(once.roiLimit)).toBe(true);
        },
      ),
    );
  });
});
