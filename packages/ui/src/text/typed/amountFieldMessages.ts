import { defineMessages } from '../defineMessages';
import type { AmountRefusal } from './typedAmount';

export const amountFieldMessages = defineMessages('amountFieldMessages', {
  balance: 'Balance {amount}',
  max: 'Max',
  /** For screen readers, after “Max”. */
  ofTheBalance: 'of the balance',
  readAs: 'We read this as {amount}.',
  refusals: {
    unreadable: 'We can’t read this amount. Enter it like 1,234.50.',
    signs: 'Enter a number, like 1,234.50.',
    tooFine: 'Use at most two decimals.',
    notWhole: 'Enter a whole amount, without cents.',
    tooLarge: 'This amount is too large.',
  } satisfies Record<AmountRefusal, string>,
});
