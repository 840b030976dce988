import { defineMessages } from './defineMessages';

/** The names of refreshed data, as a part of a sentence. */
export const figureMessages = defineMessages('figureMessages', {
  data: 'the data',
  balance: 'the balance',
  balances: 'the balances',
  payouts: 'the payouts',
  progress: 'the progress',
  subscriptions: 'the subscriptions',
  team: 'the team',
  withdrawals: 'the withdrawals',
});
