import { amountFieldMessages } from '../../text/typed/amountFieldMessages';
import { parseTypedAmount, type AmountRules } from '../../text/typed/typedAmount';
import { errorTexts } from '../../text/messages';

/** The error of an amount field: nothing was typed (B §5), or it can't be read (D122). */
export function getAmountError(
  typed: string,
  rules?: AmountRules,
  required: string = errorTexts.fieldRequired,
): string | undefined {
  const read = parseTypedAmount(typed, rules);
  if (read.reading === 'empty') return required;
  return read.reading === 'refused' ? amountFieldMessages.refusals[read.reason] : undefined;
}
