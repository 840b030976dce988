import { defineMessages } from '../defineMessages';

/** Messages about a wallet's balance over time. */
export const balanceMessages = defineMessages('balanceMessages', {
  allWallets: 'All wallets',
  name: (wallet: string) => `${wallet} over time`,
  balance: 'Balance',
  /** Money into a wallet. */
  into: 'In',
  /** Money out of a wallet. */
  out: 'Out',
  day: 'Day',
  since: (change: string, day: string) => `${change} since ${day}`,
  moved: (into: string, out: string) => `${into} in, ${out} out.`,
  still: (day: string) => `No change since ${day}.`,
  span: (from: string, to: string) => `${from} to ${to}`,
  chosen: (span: string, rows: string | undefined) =>
    rows === undefined ? `${span} selected.` : `${span}: ${rows} in the list below.`,
  transactions: (count: string) => (count === '1' ? '1 transaction' : `${count} transactions`),
  keys: 'Hold Shift and use the arrow keys to select days. Press Enter to filter the list, or Delete to show all dates.',
  selected: (span: string) => `${span}. Press Enter to filter the list by these dates.`,
  filtered: (span: string) => `Showing ${span}.`,
  unfiltered: 'Showing all dates.',
  all: 'Show all dates',
  hint: 'Drag to select dates',
  none: 'No transactions yet',
  noneReason: 'The chart starts with this wallet’s first transaction.',
});
