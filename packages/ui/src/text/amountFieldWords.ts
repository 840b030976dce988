import { catalogue } from './catalogue';

/** Our own words. */
export const amountFieldWords = catalogue('amountFieldWords', {
  balance: 'Balance {amount}',
  max: 'Max',
  ofTheBalance: 'of the balance',
});
