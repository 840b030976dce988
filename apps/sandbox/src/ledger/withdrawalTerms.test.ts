import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, fromStored, parseAmount } from './amount';
import { assertBalanced } from './posting';
import { withdrawalSent } from './postings';
import { storedTerms, withdrawalTerms } from './withdrawalTerms';

const charges = { withdraw_fee_percent: '5', conversion_rate: '88.25' };
const amounts = fc.bigInt({ min: 1n, max: 10n ** 14n - 1n });
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => formatAmount(BigInt(hundredths)));
const rates = fc
  .integer({ min: 1, max: 10 ** 8 })
  .map((parts) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`);

describe('withdrawalTerms (ADR 7, D82, T22)', () => {
  test.each([
    ['100', 'crypto', '5.00', '100.00', '95.00'],
    ['0.01', 'crypto', '0.00', '0.01', '0.01'],
    ['0.10', 'crypto', '0.01', '0.10', '0.09'],
    ['100', 'bank', '5.00', '8825.00', '8383.75'],
    ['0.01', 'bank', '0.00', '0.88', '0.88'],
    ['60.50', 'bank', '3.03', '5339.13', '5071.73'],
    ['999999999999.99', 'bank', '50000000000.00', '88249999999999.12', '83837499999999.12'],
  ] as const)('%s by %s [B §9 INR]', (amount, coinType, fee, amountTo, netAmount) => {
    expect(withdrawalTerms(parseAmount(amount), coinType, charges)).toEqual({
      amountFrom: parseAmount(amount),
      fee: fromStored(fee),
      amountTo: fromStored(amountTo),
      netAmount: fromStored(netAmount),
      conversionRate: '88.25',
    });
  });

  test('are kept as decimal texts', () => {
    expect(storedTerms(withdrawalTerms(60_50n, 'bank', charges))).toEqual({
      ...{ amountFrom: '60.50', fee: '3.03', amountTo: '5339.13', netAmount: '5071.73' },
      conversionRate: '88.25',
    });
  });

  test('in USD what arrives and the fee are what left, and neither is below 0', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const terms = withdrawalTerms(amount, 'crypto', { ...charges, withdraw_fee_percent: percent });
        expect(terms.fee + terms.netAmount).toBe(amount);
        expect(terms.fee >= 0n && terms.netAmount >= 0n).toBe(true);
      }),
    );
  });

  test('in rupees each sum is its dollars times the rate, off by at most half a paisa', () => {
    fc.assert(
      fc.property(amounts, percents, rates, (amount, percent, rate) => {
        const given = { withdraw_fee_percent: percent, conversion_rate: rate };
        const terms = withdrawalTerms(amount, 'bank', given);
        const units = BigInt(rate.replace('.', ''));
        const pairs: [bigint, bigint][] = [
          [amount, terms.amountTo],
          [amount - terms.fee, terms.netAmount],
        ];
        for (const [usd, inr] of pairs) {
          const off = inr * 10_000n - usd * units;
          expect(off > -5_000n && off <= 5_000n).toBe(true);
        }
      }),
    );
  });

  test('with any fee, sending books exactly the held amount', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const { amountFrom, fee } = withdrawalTerms(amount, 'bank', {
          ...charges,
          withdraw_fee_percent: percent,
        });
        const posting = withdrawalSent(1, amountFrom, fee, 'WD', new Date(0));
        assertBalanced(posting);
        expect(posting.entries[0]).toMatchObject({ wallet: 'hold', debit: amountFrom });
      }),
    );
  });
});
