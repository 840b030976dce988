import { defineMessages } from '../defineMessages';

/** Messages about the total of an account's closed trades over time. */
export const profitMessages = defineMessages('profitMessages', {
  heading: 'Profit from closed trades',
  name: 'Profit over time',
  profit: 'Profit',
  drawdown: 'Drawdown',
  /** The date on which a trade was closed. */
  axis: 'Closed',
  deepest: ({ amount, day }: { amount: string; day: string }) => `Largest drawdown ${amount}, on ${day}`,
  noDrawdown: 'No drawdown yet',
  sentence: ({ won, lost }: { won: string; lost: string }) =>
    `Winning trades: ${won}. Losing trades: ${lost}.`,
  none: 'No closed trades yet',
  noneReason: 'The chart starts with the first closed trade.',
});
