import { defineMessages } from '../defineMessages';

/** Messages about a wallet's balance over time. */
export const balanceMessages = defineMessages('balanceMessages', {
  allWallets: 'All wallets',
  name: ({ wallet }: { wallet: string }) => `${wallet} over time`,
  balance: 'Balance',
  /** What came into all wallets, without moves between them. */
  fromOutside: 'From outside',
  toOutside: 'To outside',
  day: 'Day',
  since: ({ change, day }: { change: string; day: string }) => `${change} since ${day}`,
  /** The days that are shown, if they aren't all. */
  part: ({ day }: { day: string }) => `Since ${day}`,
  moved: ({ incoming, outgoing }: { incoming: string; outgoing: string }) =>
    `${incoming} in, ${outgoing} out.`,
  /** All wallets together: moves between them are neither (D150). */
  crossed: ({ incoming, outgoing }: { incoming: string; outgoing: string }) =>
    `${incoming} in from outside, ${outgoing} out.`,
  still: ({ day }: { day: string }) => `No change since ${day}.`,
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  chosen: ({ dates, lines }: { dates: string; lines: string | undefined }) =>
    lines === undefined ? `${dates} selected.` : `${dates}: ${lines} in the list below.`,
  transactions: ({ count }: { count: string }) => (count === '1' ? '1 transaction' : `${count} transactions`),
  keys: 'Hold Shift and use the arrow keys to select days. Press Enter to filter the list, or Delete to show all dates.',
  selected: ({ dates }: { dates: string }) => `${dates}. Press Enter to filter the list by these dates.`,
  filtered: ({ dates }: { dates: string }) => `Showing ${dates}.`,
  unfiltered: 'Showing all dates.',
  all: 'Show all dates',
  hint: 'Drag to select dates',
  doesNotAddUp:
    'We can’t show this chart, because the transactions we received don’t add up to your balance.',
  none: 'No transactions yet',
  noneReason: 'The chart starts with this wallet’s first transaction.',
});
