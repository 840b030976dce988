import { describe, expect, it, test } from 'vitest';
import { amountHint, getArrival, toQuote, type WithdrawQuote } from './quote';

const of = { wallet: 'pay_out', amount: '60.50' } as const;
const quote: WithdrawQuote = { of, fee: '3.03', net: '57.47', rate: '88.25' };
const page = { cards: [], balances: {}, rate: '88.25' };
const quoteState = (given?: WithdrawQuote) => ({ quote: given, busy: false, onRequest: () => undefined });

describe('a quote (D82)', () => {
  it('counts for its own amount and wallet alone', () => {
    expect(toQuote(of, quoteState(quote))).toBe(quote);
    for (const other of [{ ...of, amount: '60.51' }, { ...of, wallet: 'live' as const }, undefined])
      expect(toQuote(other, quoteState(quote))).toBeUndefined();
    expect(toQuote(of, quoteState())).toBeUndefined();
    expect(toQuote(of, undefined)).toBeUndefined();
  });
});

test('what arrives is after the fee: rupees at a bank, else dollars', () => {
  expect(getArrival(quote, true)).toBe('₹5,071.73');
  expect(getArrival(quote, false)).toBe('$57.47');
  expect(getArrival({ ...quote, rate: undefined }, true)).toBe('$57.47');
});

describe('the line below the amount', () => {
  test.each([
    ['to a bank: the fee and the rate', true, quote, 'Fee $3.03 · $1 is ₹88.25'],
    ['to an address: the fee', false, quote, 'Fee $3.03'],
    ['without a quote, to a bank', true, undefined, '₹5,339.13 before fees · $1 is ₹88.25'],
    ['without a quote, to an address', false, undefined, '$60.50 before fees'],
  ] as const)('%s [D82]', (_, toBank, given, line) => {
    const draft = { wallet: 'pay_out', amount: '60.5' };
    expect(amountHint(draft, { page, toBank, quoteState: quoteState(given) })).toBe(line);
  });

  test('the rate of the quote goes before that of the page', () => {
    const given = quoteState({ ...quote, rate: '90.10' });
    const line = amountHint(
      { wallet: 'pay_out', amount: '60.50' },
      { page, toBank: true, quoteState: given },
    );
    expect(line).toBe('Fee $3.03 · $1 is ₹90.10');
  });

  test('shows before an amount that there may be a fee', () => {
    const none = { wallet: '', amount: '' };
    expect(amountHint(none, { page, toBank: false, quoteState: undefined })).toBe('A fee may apply');
    expect(amountHint(none, { page, toBank: true, quoteState: undefined })).toBe('$1 is ₹88.25');
    const card = { title: 'Withdrawal Fee', figure: { kind: 'percent', value: '5' }, parts: [] } as const;
    const stated = { ...page, cards: [card] };
    expect(amountHint(none, { page: stated, toBank: false, quoteState: undefined })).toBe('Fee 5%');
  });

  test('shows the limits before an amount, where the server has them', () => {
    const limited = { ...page, least: '10', most: '5000.00' };
    const draft = { wallet: '', amount: '' };
    expect(amountHint(draft, { page: limited, toBank: false, quoteState: undefined })).toBe(
      'A fee may apply · Minimum $10.00 · Maximum $5,000.00',
    );
  });
});
