import { Money } from '../components/Money/Money';
import { amountFieldMessages } from '../text/typed/amountFieldMessages';
import { fill } from '../text/fill';
import { parseTypedAmount, type AmountRules, type TypedAmount } from '../text/typed/typedAmount';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

export interface FormMoneyFieldProps
  extends
    AmountRules,
    Omit<FormTextFieldProps, 'filter' | 'limit' | 'notice' | 'prefix' | 'inputMode' | 'autoComplete'> {}

/**
 * An amount that stays as typed. The form's value is that text, which `parseAmount` reads with the same
 * rules. The field shows a surprising reading (D122), and immediately an error that more typing can't fix.
 */
export function FormMoneyField({ currency = 'usd', whole, ...rest }: FormMoneyFieldProps) {
  const { field, error } = useFormField<string>(rest.name);
  const read = parseTypedAmount(field.value, { currency, whole });
  return (
    <FormTextField
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      prefix={currency === 'usd' ? '$' : '₹'}
      notice={selectNotice(read, currency, error !== undefined)}
    />
  );
}

function selectNotice(read: TypedAmount, currency: 'usd' | 'inr', isErrorShown: boolean) {
  if (read.reading === 'ambiguous' || read.reading === 'leftOut')
    return fill(amountFieldMessages.readAs, {
      amount: <Money figure="asked" value={read.value} currency={currency} shown />,
    });
  const mayBecomeOne = read.reading !== 'refused' || read.reason === 'unreadable';
  return mayBecomeOne || isErrorShown ? '' : amountFieldMessages.refusals[read.reason];
}
