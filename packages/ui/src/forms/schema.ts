import { boolean, ref, string, type BooleanSchema, type StringSchema } from 'yup';
import { parseAmount } from '../text/format/amount';

/** Text that must hold more than blanks. */
export const requiredText = (message: string): StringSchema<string> => string().trim().required(message);

/** A secret: blanks count, nothing is trimmed. */
export const requiredSecret = (message: string): StringSchema<string> =>
  string().defined().min(1, message).required(message);

/** The same as another field of the form; `required` first, then `message` for a difference. */
export const sameAs = (field: string, message: string, required: string): StringSchema<string> =>
  requiredSecret(required).oneOf([ref(field)], message);

/** An amount as members may type it (T22). */
export const requiredAmount = (message: string): StringSchema<string> =>
  requiredText(message).test('amount', message, (typed) => parseAmount(typed) !== undefined);

/** A box that must be ticked. */
export const ticked = (message: string): BooleanSchema => boolean().oneOf([true], message);
