import { describe, expect, it } from 'vitest';
import {
  amountFault,
  toAmount,
  getBalanceAfter,
  toDraft,
  isBeyond,
  hasOwner,
  toPurchase,
  rangeHint,
  rangeText,
  selectUserCheck,
} from './purchase';

const flex = { kind: 'variable', from: '150.00', to: '5000.00' } as const;
const required = 'This Field Is Required.';
const range = 'Amount Should be b/w range!!!';
const digits = 'Enter a number, like 1,234.50.';
const whole = 'Enter a whole amount, without cents.';
const multiple = 'Please Enter Amount In Multiple 0f 50';

describe('an amount (B §5, D63)', () => {
  it.each([
    ['', required],
    ['1e3', digits],
    ['-150', digits],
    ['٣٠٠', undefined],
    ['1,000', undefined],
    ['300.00', undefined],
    ['10.00', range],
    ['0', range],
    ['100', range],
    ['149', range],
    ['5001', range],
    ['5050', range],
    ['999999999999', range],
    ['150', undefined],
    ['0150', undefined],
    ['175', multiple],
    ['200.01', whole],
    ['5000', undefined],
  ])('%j: %j [B §5 Package buy, B §8 Amount out of range]', (typed, fault) =>
    expect(amountFault(typed, flex)).toBe(fault),
  );

  it('fits exactly when it is in the range and a multiple of 50 [B §9 Package amounts]', () => {
    const all = Array.from({ length: 5100 }, (_none, dollars) => dollars);
    const fitting = all.filter((dollars) => amountFault(String(dollars), flex) === undefined);
    expect(fitting).toEqual(all.filter((dollars) => dollars >= 150 && dollars <= 5000 && dollars % 50 === 0));
  });

  it('of a fixed price is the price, for any input [B §3 Packages]', () => {
    expect(toAmount({ kind: 'fixed', amount: '100.00' }, '7')).toBe('100.00');
    expect(toAmount(flex, '500')).toBe('500.00');
    expect(toAmount(flex, '')).toBeUndefined();
  });

  it('of a fixed price is held to no range and no multiple [B §5 Package buy]', () =>
    expect(amountFault('75.50', { kind: 'fixed', amount: '75.50' })).toBeUndefined());
});

describe('a range', () => {
  it.each([
    ['150.00', '5000.00', '$150 – $5,000'],
    ['1000', '99999.99', '$1,000 – $99,999.99'],
    ['5000.00', '100000.00', '$5,000 – Above'],
    ['10000.00', '250000', '$10,000 – Above'],
    ['10000.00', undefined, '$10,000 – Above'],
  ])('%s to %s is %s (D64) [B §2 Live packages, B §9 Package amounts]', (from, to, text) =>
    expect(rangeText(from, to)).toBe(text),
  );

  it('shows the limit that applies to the entered amount [B §5 Package buy]', () => {
    expect(rangeHint('10000.00', '150000.00')).toBe('From $10,000 to $150,000, in steps of $50');
    expect(rangeHint('10000.00', undefined)).toBe('From $10,000, in steps of $50');
  });

  it('may have no upper end, and keeps its lower one and its steps', () => {
    const endless = { kind: 'variable', from: '150.00' } as const;
    expect(amountFault('900000000', endless)).toBeUndefined();
    expect(amountFault('100', endless)).toBe('Amount Should be b/w range!!!');
    expect(amountFault('175', endless)).toBe('Please Enter Amount In Multiple 0f 50');
  });
});

describe('another user', () => {
  const lina = { name: 'lina04', state: 'available', info: 'Lina M.' } as const;
  const others = { own: 'amara21', refused: undefined };

  it('is known by the answer for this very name [B §2 Bot packages]', () => {
    expect(selectUserCheck('lina04', others, lina)).toBe(lina);
    expect(selectUserCheck('Lina04', others, lina)).toBeUndefined();
    expect(selectUserCheck('', others, lina)).toBeUndefined();
  });
  it.each(['amara21', 'AMARA21', 'Amara21'])('is never oneself: %s (D68) [B §2 Bot packages]', (name) =>
    expect(selectUserCheck(name, others, { name, state: 'available' })).toEqual({
      name,
      state: 'notAvailable',
    }),
  );
  it('is unknown once the server has refused it', () =>
    expect(selectUserCheck('lina04', { ...others, refused: 'lina04' }, lina)?.state).toBe('notAvailable'));

  it('can be bought for only when found [B §2 Bot packages]', () => {
    expect(hasOwner({ buyFor: 'self' }, undefined)).toBe(true);
    expect(hasOwner({ buyFor: 'other' }, lina)).toBe(true);
    expect(hasOwner({ buyFor: 'other' }, undefined)).toBe(false);
    expect(hasOwner({ buyFor: 'other' }, { name: 'x', state: 'checking' })).toBe(false);
    expect(hasOwner({ buyFor: 'other' }, { name: 'x', state: 'failed', onRetry: () => undefined })).toBe(
      false,
    );
  });
});

describe('the wallet', () => {
  it('may go below zero in the estimate, and shows so beforehand (D67) [B §4 Package purchase]', () => {
    expect(getBalanceAfter('120.00', '500.00')).toBe('-380.00');
    expect(isBeyond('500.00', '120.00')).toBe(true);
    expect(isBeyond('120.00', '120.00')).toBe(false);
    expect(isBeyond('120.00', undefined)).toBe(false);
    expect(isBeyond(undefined, '120.00')).toBe(false);
  });
});

describe('a purchase without an answer', () => {
  const pack = { id: '5', name: 'Flex Bot', price: flex };
  const sent = { packageId: '5', amount: '500.00', username: 'lina04' };

  it('is what was sent, to the letter, so that its key stays [B §4 Package purchase]', () => {
    expect(toPurchase(sent, [pack])?.values).toEqual(sent);
    expect(toDraft(sent, 'amara21')).toEqual({ buyFor: 'other', username: 'lina04', amount: '500' });
    expect(toDraft({ ...sent, username: 'amara21' }, 'amara21').buyFor).toBe('self');
  });
  it.each([
    ['a package that is gone', { ...sent, packageId: '9' }],
    ['no amount', { packageId: '5', username: 'lina04' }],
    ['a forged amount', { ...sent, amount: '1e3' }],
    ['nobody', { ...sent, username: '' }],
    ['nothing', {}],
  ])('is not repeated of %s', (_what, values) => expect(toPurchase(values, [pack])).toBeUndefined());
});
