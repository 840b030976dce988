import { boolean, ref, string, type BooleanSchema, type StringSchema } from 'yup';
import type { AmountRules } from '../../text/typed/typedAmount';
import { trimText } from '../../text/typed/trimText';
import { getAmountError } from './getAmountError';

/** Text that shows something. */
export const requiredText = (message: string): StringSchema<string> =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? trimText(typed) : typed))
    .required(message);

/** A secret. Blanks count, so it is not trimmed. */
export const requiredSecret = (message: string): StringSchema<string> =>
  string().defined().min(1, message).required(message);

/** A value equal to another field's. `required` is the error when it is empty, `message` when it differs. */
export const sameAs = (field: string, message: string, required: string): StringSchema<string> =>
  requiredSecret(required).oneOf([ref(field)], message);

/** An amount as members may type it (T22, D122). */
export const requiredAmount = (message: string, rules?: AmountRules): StringSchema<string> =>
  requiredText(message).test('amount', (typed, { createError }) => {
    const fault = getAmountError(typed, rules, message);
    // The previous rule reports an empty field.
    return fault === undefined || fault === message || createError({ message: fault });
  });

/** A box that must be ticked. */
export const ticked = (message: string): BooleanSchema => boolean().oneOf([true], message);
