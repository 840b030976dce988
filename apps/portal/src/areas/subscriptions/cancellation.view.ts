import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { FieldNames } from '../../app/formRefusal';
import { summaryCardsOf } from '../../app/moreDetails';
import { fieldsOf, flagOf, wordsOf } from '../../app/wire';

/** Longer is no instruction any more. */
const longestText = 1000;

export const noTerms: CancelTerms = { allowed: false, fees: [], instructions: [] };

const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** What a list says of cancelling (D71): its known keys, and nothing where there are none. One fee may stand alone. */
export function cancelTermsOf(body: unknown): CancelTerms {
  const data = fieldsOf(fieldsOf(body)['cancel_data']);
  const instructions = textsOf(data['instructions'])
    .map((text) => wordsOf(text, longestText))
    .filter((text) => text !== '');
  const fees = summaryCardsOf(textsOf(data['fees'])).flatMap(({ title, figure }) =>
    figure ? [{ title, ...figure }] : [],
  );
  return { allowed: flagOf(data['cancel_package']) === 1, fees, instructions };
}

/** Wire to dialog, for texts at fields. */
export const cancelNames: FieldNames = {
  reason: 'reason',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
};

interface Sent {
  reason?: string | undefined;
  code: string;
}

/** The code travels under the name of the auth type (D72); a word that would overwrite a field is otp's (D107). */
export function cancelBodyOf({ reason = '', code }: Sent, authType: string) {
  const proof = { [['id', 'reason'].includes(authType) ? 'otp' : authType]: code };
  return { reason: reason.trim(), ...proof } as { reason: string; otp: string };
}
