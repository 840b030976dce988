import type { OkBody, WriteInit } from '@portal/api';
import type { WithdrawPage, WithdrawQuote, WithdrawValues } from '@portal/ui/screens/withdraw';
import { addAmounts, compareAmounts } from '@portal/ui/text/format/amount';
import type { NamesOf } from '../../shared/calls/refusalTexts';
import { withProof } from '../../shared/calls/withProof';
import { summaryCardsOf } from '../../shared/lists/moreDetails';
import type { Answer, Unread } from '../../shared/wire/answer';
import { heldUntilOf } from '../../shared/wire/held';
import { amountOf, fieldsOf } from '../../shared/wire/wire';

const wallets = ['pay_out', 'live', 'fixed'] as const;

/** The wallet that an address asks for; undefined where it names none that money may be withdrawn from. */
export const walletIn = (search: string) => {
  const asked = new URLSearchParams(search).get('wallet');
  return wallets.find((wallet) => wallet === asked);
};

type Page = OkBody<'/withdraw', 'get'>;

/** The contract has the fields beside `status`. A back end may put them under `data`, as it does in most answers. */
type EitherPage = Page & { data?: Page };

function pageOf(body: Unread<EitherPage> | undefined) {
  const answer = fieldsOf(body);
  return answer.balance === undefined ? fieldsOf(answer.data) : answer;
}

/** Until when withdrawals are held (T29). */
export const withdrawHeldUntilOf = (body: Unread<EitherPage> | undefined, now: number) =>
  heldUntilOf(pageOf(body).withdrawals_held_until, now);

/** Whether the server quotes at all: then there is a place for it, even with nothing in it (D113). */
export const isQuoting = (body: Unread<EitherPage> | undefined): boolean => pageOf(body).quote !== undefined;

/**
 * What a withdrawal brings (D82); undefined for what can't be read, what is of another amount, and what can't be right:
 * a fee below 0, or more than was asked for.
 */
export function withdrawQuoteOf(
  body: Unread<EitherPage> | undefined,
  of: WithdrawValues | undefined,
): WithdrawQuote | undefined {
  const quote = fieldsOf(pageOf(body).quote);
  const [amount, fee, net] = [amountOf(quote.amount), amountOf(quote.fee), amountOf(quote.net)];
  if (!of || amount === undefined || fee === undefined || net === undefined) return undefined;
  if (compareAmounts(amount, of.amount) !== 0 || fee.startsWith('-') || net.startsWith('-')) return undefined;
  if (compareAmounts(addAmounts(fee, net), amount) > 0) return undefined;
  return { of, fee, net, rate: rateOf(quote.rate) };
}

/** A rate of zero or below is none. */
function rateOf(value: unknown): string | undefined {
  const rate = amountOf(value);
  return rate !== undefined && /[1-9]/.test(rate) && !rate.startsWith('-') ? rate : undefined;
}

/** What the form needs (B §3). */
export function withdrawPageOf(body: Unread<EitherPage>): WithdrawPage {
  const page = pageOf(body);
  const held = fieldsOf(page.balance);
  const known = wallets.flatMap((wallet) => {
    const balance = amountOf(held[wallet]);
    return balance === undefined ? [] : [[wallet, balance] as const];
  });
  return {
    cards: summaryCardsOf(page.more_details),
    balances: Object.fromEntries(known),
    rate: rateOf(page.conversion_rate),
  };
}

/** The form's field of each wire name, for the server's texts at fields. */
export const withdrawNames = {
  wallet: 'wallet',
  amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies NamesOf<'/withdraw'>;

/** The id of the profile that has the payment details (D80). It is absent when the server names none. */
export const bankIdOf = (user: Answer<'/user'> | undefined): string | number | undefined => {
  const id: unknown = fieldsOf(fieldsOf(fieldsOf(user).data).profile).id;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

interface Sent extends WithdrawValues {
  code: string;
}

/** The code travels under the name of the auth type (D79). */
export const withdrawBodyOf = (
  { wallet, amount, code }: Sent,
  authType: string,
  bankId: string | number | undefined,
) =>
  withProof<WriteInit<'/withdraw'>['body']>(
    { wallet, amount, ...(bankId !== undefined && { bank_id: bankId }) },
    authType,
    code,
  );
