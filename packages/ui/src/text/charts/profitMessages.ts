import { defineMessages } from '../defineMessages';

/** Messages about the total of an account's closed trades over time. */
export const profitMessages = defineMessages('profitMessages', {
  heading: 'Profit of closed trades',
  name: 'Profit over time',
  profit: 'Profit',
  drawdown: 'Drawdown',
  axis: 'Closed',
  deepest: (amount: string, day: string) => `Greatest drawdown ${amount}, on ${day}`,
  noDrawdown: 'No drawdown yet',
  sentence: (won: string, lost: string) => `Closed with a profit: ${won}. With a loss: ${lost}.`,
  none: 'No closed trades yet',
  noneReason: 'The line begins with the first trade that is closed.',
});
