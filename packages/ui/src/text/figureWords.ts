import { catalogue } from './catalogue';

/** What is refreshed, as a part of a sentence. */
export const figureWords = catalogue('figureWords', {
  figures: 'the figures',
  balance: 'the balance',
  balances: 'the balances',
  progress: 'the progress',
  team: 'the team',
});
