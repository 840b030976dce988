import type { WriteInit } from '@portal/api';
import type { WithdrawPage, WithdrawValues } from '@portal/ui/screens/withdraw';
import type { FieldNames } from '../../app/formRefusal';
import { summaryOf } from '../../app/moreDetails';
import { amountOf, fieldsOf } from '../../app/wire';

const wallets = ['pay_out', 'live', 'fixed'] as const;

/** What the form needs (B §3). The fields stand beside `status`, or under `data`. */
export function withdrawPageOf(body: unknown): WithdrawPage {
  const answer = fieldsOf(body);
  const page = answer['balance'] === undefined ? fieldsOf(answer['data']) : answer;
  const held = fieldsOf(page['balance']);
  const known = wallets.flatMap((wallet) => {
    const balance = amountOf(held[wallet]);
    return balance === undefined ? [] : [[wallet, balance] as const];
  });
  const rate = amountOf(page['conversion_rate']);
  return {
    cards: summaryOf(page),
    balances: Object.fromEntries(known),
    // A rate of nothing, or below, is none.
    rate: rate !== undefined && /[1-9]/.test(rate) && !rate.startsWith('-') ? rate : undefined,
  };
}

/** Wire to form, for texts at fields. */
export const withdrawNames: FieldNames = {
  wallet: 'wallet',
  amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
};

/** The id of the profile that has the payment details (D80); absent where the server names none. */
export const bankIdOf = (user: unknown): string | number | undefined => {
  const { id } = fieldsOf(fieldsOf(fieldsOf(user)['data'])['profile']);
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

interface Sent extends WithdrawValues {
  code: string;
}

/** The code travels under the name of the auth type (D79); a word that would overwrite a field is otp's (D107). */
export function withdrawBodyOf(
  { wallet, amount, code }: Sent,
  authType: string,
  bankId: string | number | undefined,
): WriteInit<'/withdraw'>['body'] {
  const taken = ['wallet', 'amount', 'bank_id'];
  const proof = { [taken.includes(authType) ? 'otp' : authType]: code };
  return {
    wallet,
    amount,
    ...(bankId !== undefined && { bank_id: bankId }),
    ...proof,
  } as WriteInit<'/withdraw'>['body'];
}
