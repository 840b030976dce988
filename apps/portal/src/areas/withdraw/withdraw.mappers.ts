import type { OkBody, WriteInit } from '@portal/api';
import type { WithdrawPage, WithdrawQuote, WithdrawValues } from '@portal/ui/screens/withdraw';
import { addAmounts, compareAmounts } from '@portal/ui/text/format/amount';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import { getSummaryCards } from '@portal/portal-core/lists/moreDetails';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { parseHeldUntil } from '@portal/portal-core/fromApi/held';
import { parseMoney, parseFields } from '@portal/portal-core/fromApi/parse';

export const wallets = ['pay_out', 'live', 'fixed'] as const;

/** The wallet of an address; undefined without one that allows withdrawals. */
export const walletIn = (search: string) => {
  const asked = new URLSearchParams(search).get('wallet');
  return wallets.find((wallet) => wallet === asked);
};

type Page = OkBody<'/withdraw', 'get'>;

/** The end of the hold on withdrawals (T29). */
export const toWithdrawHeldUntil = (body: Unread<Page> | undefined, now: number) =>
  parseHeldUntil(parseFields(body).withdrawals_held_until, now);

/** Whether the server sends quotes, so the form reserves space even for an empty one (D113). */
export const hasQuote = (body: Unread<Page> | undefined): boolean => parseFields(body).quote !== undefined;

/**
 * A withdrawal's quote (D82). Undefined if it is unreadable, for another amount, or implausible: a fee below 0 or above
 * the amount.
 */
export function toWithdrawQuote(
  body: Unread<Page> | undefined,
  of: WithdrawValues | undefined,
): WithdrawQuote | undefined {
  const quote = parseFields(parseFields(body).quote);
  const [amount, fee, net] = [parseMoney(quote.amount), parseMoney(quote.fee), parseMoney(quote.net)];
  if (!of || amount === undefined || fee === undefined || net === undefined) return undefined;
  if (compareAmounts(amount, of.amount) !== 0 || fee.startsWith('-') || net.startsWith('-')) return undefined;
  if (compareAmounts(addAmounts(fee, net), amount) > 0) return undefined;
  return { of, fee, net, rate: toPositive(quote.rate) };
}

/** A rate or a limit of zero or below counts as absent. */
function toPositive(value: unknown): string | undefined {
  const amount = parseMoney(value);
  return amount !== undefined && /[1-9]/.test(amount) && !amount.startsWith('-') ? amount : undefined;
}

/** The form's data (B §3). */
export function toWithdrawPage(body: Unread<Page>): WithdrawPage {
  const page = parseFields(body);
  const held = parseFields(page.balance);
  const known = wallets.flatMap((wallet) => {
    const balance = parseMoney(held[wallet]);
    return balance === undefined ? [] : [[wallet, balance] as const];
  });
  return {
    cards: getSummaryCards(page.more_details),
    balances: Object.fromEntries(known),
    rate: toPositive(page.conversion_rate),
    least: toPositive(page.min_amount),
    most: toPositive(page.max_amount),
  };
}

/** Maps the API's names to the form's fields, for the server's texts. */
export const withdrawNames = {
  wallet: 'wallet',
  amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies BodyFieldNames<'/withdraw'>;

/** The id of the profile with the payment details (D80); absent if the server names none. */
export const toBankId = (user: Answer<'/user'> | undefined): string | number | undefined => {
  const id: unknown = parseFields(parseFields(parseFields(user).data).profile).id;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

interface Sent extends WithdrawValues {
  code: string;
}

/** The code is sent under the name of the auth type (D79). */
export const toWithdrawBody = (
  { wallet, amount, code }: Sent,
  authType: string,
  bankId: string | number | undefined,
) =>
  withSecondFactor<WriteInit<'/withdraw'>['body']>(
    { wallet, amount, ...(bankId !== undefined && { bank_id: bankId }) },
    authType,
    code,
  );
