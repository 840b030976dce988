import { selectCheck, type NameCheck } from '../../../components/CheckMark/nameCheck';
import { getAmountError } from '../../../forms/rules/getAmountError';
import { compareAmounts, isMultipleOf, subtractAmounts, toPayableAmount } from '../../../text/format/amount';
import { formatFigure } from '../../../text/figures/figure';
import { parseAmount, type AmountRules } from '../../../text/typed/typedAmount';
import { purchaseTexts } from '../../../text/messages';
import type { Package, PackagePrice } from './package';
import { purchaseMessages } from './messages';

// These functions are pure and need no server.

/** For whom: the member, or the user whose name is typed. */
type BuyFor = 'self' | 'other';

/** What was filled in so far. */
export interface PurchaseDraft {
  buyFor: BuyFor;
  username: string;
  amount: string;
}

export const emptyDraft: PurchaseDraft = { buyFor: 'self', username: '', amount: '' };

/** Dollars that a variable amount is a multiple of (B §9). */
const step = 50;

/** How a variable amount is read (B §5). */
export const wholeDollars = { whole: true } as const satisfies AmountRules;

/** From here on a maximum is shown as 'Above' (D64). */
const above = '100000';

/** A whole sum of an offer, without its cents. */
const short = (amount: string): string =>
  formatFigure('packagePrice', amount, { shown: true }).replace(/\.00$/, '');

/** A range as a card shows it: `$150 – $5,000`, `$10,000 – Above` (B §2). */
export const rangeText = (from: string, to: string | undefined): string =>
  to === undefined || compareAmounts(to, above) >= 0
    ? purchaseMessages.andAbove({ from: short(from) })
    : `${short(from)} – ${short(to)}`;

/** The exact range, as a hint for filling in an amount. */
export const rangeHint = (from: string, to: string | undefined): string =>
  to === undefined
    ? purchaseMessages.fromOn({ from: short(from), step })
    : purchaseMessages.fromTo({ from: short(from), to: short(to), step });

/** What is wrong with an amount: required, then the range, then the multiple (B §5, D63). */
export function amountFault(typed: string, price: PackagePrice | undefined): string | undefined {
  const rules = price?.kind === 'variable' ? wholeDollars : undefined;
  const amount = parseAmount(typed, rules);
  if (amount === undefined) return getAmountError(typed, rules);
  if (price?.kind !== 'variable') return undefined;
  const isWithin =
    compareAmounts(amount, price.from) >= 0 &&
    (price.to === undefined || compareAmounts(amount, price.to) <= 0);
  if (!isWithin) return purchaseTexts.amountOutOfRange;
  return isMultipleOf(amount, step) ? undefined : purchaseTexts.amountNotMultiple;
}

/** The amount to pay; undefined while there is none. */
export const toAmount = (price: PackagePrice | undefined, typed: string): string | undefined =>
  price?.kind === 'fixed' ? price.amount : parseAmount(typed, wholeDollars);

/** Names that differ only in upper and lower case are the same. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Names that can't be bought for, whatever the check found: the member's own (D68), and one that the server has refused. */
export interface NotOthers {
  own: string;
  refused: string | undefined;
}

/** What is known of the typed name. */
export function selectUserCheck(
  typed: string,
  { own, refused }: NotOthers,
  check: NameCheck | undefined,
): NameCheck | undefined {
  const isNone = typed !== '' && (isSameName(typed, own) || typed === refused);
  return isNone ? { name: typed, state: 'notAvailable' } : selectCheck(check, typed);
}

/** Whether the draft has the owner of the package. Another user counts only once found (B §2). */
export const hasOwner = ({ buyFor }: Pick<PurchaseDraft, 'buyFor'>, check: NameCheck | undefined): boolean =>
  buyFor === 'self' || check?.state === 'available';

/** The draft that a purchase was made from. */
export const toDraft = (
  { username, amount }: { username: string; amount: string },
  own: string,
): PurchaseDraft =>
  isSameName(username, own)
    ? { buyFor: 'self', username: '', amount: whole(amount) }
    : { buyFor: 'other', username, amount: whole(amount) };

const whole = (amount: string) => amount.replace(/\.0+$/, '');

/** The balance after the purchase; below zero when it is too small. */
export const getBalanceAfter = (balance: string, amount: string): string => subtractAmounts(balance, amount);

/** Whether the amount is above the balance. It is only a hint, since the server decides (D67). */
export const isBeyond = (amount: string | undefined, balance: string | undefined): boolean =>
  amount !== undefined && balance !== undefined && compareAmounts(amount, balance) > 0;

/** The unanswered purchase, as far as the tab kept it. */
export function toPurchase(
  { packageId, amount = '', username }: Readonly<Record<string, string>>,
  packages: readonly Package[],
) {
  const pack = packages.find(({ id }) => id === packageId);
  const plain = toPayableAmount(amount);
  return pack && plain !== undefined && username
    ? { pack, values: { packageId: pack.id, amount: plain, username } }
    : undefined;
}

/** How long the success screen stays before the history opens, in ms (B §9). */
export const redirectAfter = 6000;
