import { expect, test, vi } from 'vitest';
import { getCards, getSummaryCards, getSummary } from './moreDetails';
import { sent } from '../fromApi/sent.fixtures';

test('a card has one figure, in the form that the server names [A §3 Pagination envelope, B §2 Manual Withdraw, B §3]', () => {
  expect(
    getSummary(
      sent({
        status: true,
        more_details: [
          { title: 'Total Withdrawals', type: 'amount', value: '1420.00' },
          { title: 'Rate', type: 'inr', value: 83.125 },
          { title: 'Withdrawals', type: 'count', value: 7 },
          { title: 'Fee', type: 'percent', value: '4.2' },
          { title: 'Rank', type: 'text', value: '<b>Gold</b> &amp; more' },
          { title: 'Without a kind', value: '12.50' },
          { title: 'Of a kind of its own', type: 'stars', value: 'five' },
          { title: 'Of no kind', type: 'toString', value: 'five' },
          { title: 'Of a list of kinds', type: ['percent'], value: 'five' },
        ],
      }),
    ),
  ).toEqual([
    { title: 'Total Withdrawals', parts: [], figure: { kind: 'amount', value: '1420.00' } },
    { title: 'Rate', parts: [], figure: { kind: 'inr', value: '83.125' } },
    { title: 'Withdrawals', parts: [], figure: { kind: 'count', value: '7' } },
    { title: 'Fee', parts: [], figure: { kind: 'percent', value: '4.2' } },
    { title: 'Rank', parts: [], figure: { kind: 'text', value: 'Gold & more' } },
    { title: 'Without a kind', parts: [], figure: { kind: 'amount', value: '12.50' } },
    { title: 'Of a kind of its own', parts: [], figure: { kind: 'text', value: 'five' } },
    { title: 'Of no kind', parts: [], figure: { kind: 'text', value: 'five' } },
    { title: 'Of a list of kinds', parts: [], figure: { kind: 'text', value: 'five' } },
  ]);
});

test('or a title over several, and sometimes both (B §3) [B §3 Transaction record]', () => {
  const body = [
    { title: 'Balance', type: 'amount', value: '12480.50' },
    { title: 'Credit', type: 'amount', value: '0' },
  ];
  const parts = [
    { title: 'Balance', kind: 'amount', value: '12480.50' },
    { title: 'Credit', kind: 'amount', value: '0' },
  ];
  expect(
    getSummaryCards(
      sent([
        { title: 'Live Wallet', body },
        { title: 'Zero', type: 'amount', value: 0, body },
        { title: 'Nothing in it', body: [] },
      ]),
    ),
  ).toEqual([
    { title: 'Live Wallet', parts },
    { title: 'Zero', parts, figure: { kind: 'amount', value: '0' } },
    { title: 'Nothing in it', parts: [], figure: { kind: 'text', value: undefined } },
  ]);
});

test.each<[unknown]>([
  [null],
  [undefined],
  [''],
  [{}],
  [[{}]],
  [[null, 1, 'x', []]],
  [[{ title: '', value: '1' }]],
  [[{ title: {}, value: '1' }]],
  [{ title: 'No list', value: '1' }],
])('%j is no card', (moreDetails) => {
  expect(getSummaryCards(sent(moreDetails))).toEqual([]);
  expect(getSummary(sent({ more_details: moreDetails }))).toEqual([]);
});

test.each<[unknown, unknown]>([
  ['amount', 'NaN'],
  ['amount', '1e3'],
  ['amount', '1,00,000'],
  ['amount', null],
  ['amount', {}],
  ['count', Infinity],
  ['percent', []],
  ['text', 'NaN'],
  ['text', 'undefined'],
  ['text', '[object Object]'],
  ['constructor', true],
  [{}, false],
  [undefined, undefined],
])('a figure of kind %j and value %j has none to show (T22)', (type, value) => {
  const [card] = getSummaryCards(sent([{ title: 'Odd', type, value }]));
  expect(card?.figure?.value).toBeUndefined();
  const [whole] = getSummaryCards(
    sent([{ title: 'Group', body: [{ title: 'Odd', type, value }, { value }, null] }]),
  );
  expect(whole?.parts).toHaveLength(1);
  expect(whole?.parts[0]?.value).toBeUndefined();
});

test.each(['Banan', 'nano', 'null and void', 'to infinity'])('%j is a text like any other', (value) => {
  expect(getSummaryCards(sent([{ title: 'Odd', value }]))[0]?.figure).toEqual({ kind: 'text', value });
});

test.each(['infinity', '-Infinity', 'NULL'])('%j is none', (value) => {
  expect(getSummaryCards(sent([{ title: 'Odd', value }]))[0]?.figure?.value).toBeUndefined();
});

test('cards are awaited, stay while newer come, and leave no place when they do not', () => {
  const query = { isFetching: true, refetch: vi.fn() };
  const data = sent({ more_details: [{ title: 'A', value: '1' }] });
  expect(getCards(query)).toBeUndefined();
  expect(getCards({ ...query, isFetching: false })).toBeUndefined();
  expect(getCards({ ...query, data })).toHaveLength(1);
  expect(getCards({ ...query, data, error: {}, isFetching: false })).toHaveLength(1);
  expect(getCards({ ...query, error: {} })).toBeUndefined();
  expect(getCards({ ...query, error: {}, isFetching: false })).toEqual([]);
});

test.each<[unknown, unknown, object]>([
  [undefined, '12,500.50', { kind: 'amount', value: '12500.50' }],
  [null, 12.5, { kind: 'amount', value: '12.5' }],
  ['stars', '4.50', { kind: 'amount', value: '4.50' }],
  [undefined, 7, { kind: 'text', value: '7' }],
  [undefined, '1,250', { kind: 'text', value: '1,250' }],
  [undefined, '12.50 USDT', { kind: 'text', value: '12.50 USDT' }],
  ['text', '12.50', { kind: 'text', value: '12.50' }],
  ['usd', 7, { kind: 'amount', value: '7' }],
  ['USD', 7, { kind: 'amount', value: '7' }],
  ['$', '7', { kind: 'amount', value: '7' }],
  ['money', '7', { kind: 'amount', value: '7' }],
  ['currency', '7', { kind: 'amount', value: '7' }],
  ['₹', '7', { kind: 'inr', value: '7' }],
  ['INR', '7', { kind: 'inr', value: '7' }],
  ['%', '4.2', { kind: 'percent', value: '4.2' }],
  ['percentage', '4.2', { kind: 'percent', value: '4.2' }],
])('a figure of kind %j and value %j is %j (D129)', (type, value, figure) => {
  expect(getSummaryCards(sent([{ title: 'Any', type, value }]))[0]?.figure).toEqual(figure);
});
