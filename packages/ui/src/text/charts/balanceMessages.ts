import { defineMessages } from '../defineMessages';

/** Messages about a wallet's balance over time. */
export const balanceMessages = defineMessages('balanceMessages', {
  allWallets: 'All wallets',
  name: (wallet: string) => `${wallet} over time`,
  balance: 'Balance',
  into: 'In',
  out: 'Out',
  day: 'Day',
  since: (change: string, day: string) => `${change} since ${day}`,
  moved: (into: string, out: string) => `${into} came in, ${out} went out.`,
  still: (day: string) => `Nothing moved since ${day}.`,
  span: (from: string, to: string) => `${from} to ${to}`,
  chosen: (span: string, rows: string | undefined) =>
    rows === undefined ? `${span} chosen.` : `${span} chosen: the list below shows ${rows}.`,
  transactions: (count: string) => (count === '1' ? '1 movement' : `${count} movements`),
  keys: 'With Shift the arrow keys choose days, Enter filters the list by them, Delete shows all days again.',
  drawn: (span: string) => `${span}. Enter filters the list by these days.`,
  taken: (span: string) => `The list is filtered by ${span}.`,
  freed: 'The list shows all days.',
  all: 'Show all days',
  hint: 'Drag to choose days',
  none: 'No movements yet',
  noneReason: 'The balance is drawn as soon as this wallet changes.',
});
