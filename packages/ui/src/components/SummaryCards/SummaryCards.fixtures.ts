import type { SummaryCard } from './SummaryValue';

const wallet = (title: string, balance: string, credit: string, debit: string): SummaryCard => ({
  title,
  parts: [
    { title: 'Balance', kind: 'amount', value: balance },
    { title: 'Credit', kind: 'amount', value: credit },
    { title: 'Debit', kind: 'amount', value: debit },
  ],
});

/** Cards with parts, as above the transactions. */
export const walletCards: readonly SummaryCard[] = [
  wallet('Receiving Wallet', '12480.50', '42180.00', '29699.50'),
  wallet('Out going Wallet', '3215.00', '11040.00', '7825.00'),
  wallet('Live Wallet', '8900.25', '10400.00', '1499.75'),
  wallet('Pamm Wallet', '1050.00', '1050.00', '0.00'),
  wallet('Hold Wallet', '0.00', '600.00', '600.00'),
];

/** Cards with one figure each, as above the withdrawals. */
export const singleCards: readonly SummaryCard[] = [
  { title: 'Total Withdrawals', figure: { kind: 'amount', value: '1420' }, parts: [] },
  { title: 'Conversion Rate', figure: { kind: 'inr', value: '83.125' }, parts: [] },
  { title: 'Withdrawals', figure: { kind: 'count', value: '1204' }, parts: [] },
  { title: 'Fee', figure: { kind: 'percent', value: '4.20' }, parts: [] },
];

/** Unusual data that a server may send. */
export const oddCards: readonly SummaryCard[] = [
  { title: 'Nothing yet', figure: { kind: 'amount', value: undefined }, parts: [] },
  { title: 'Zero', figure: { kind: 'count', value: '0' }, parts: [] },
  { title: 'Below', figure: { kind: 'amount', value: '-3' }, parts: [] },
  { title: 'No number', figure: { kind: 'percent', value: 'NaN' }, parts: [] },
  { title: 'Words', figure: { kind: 'text', value: 'Diamond, level 3 of the royalty plan' }, parts: [] },
  {
    title: 'A title of great length that goes on and on'.repeat(2),
    figure: { kind: 'amount', value: '123456789012345.67' },
    parts: [{ title: 'and a part of great length as well', kind: 'amount', value: '999999999999.99' }],
  },
];
