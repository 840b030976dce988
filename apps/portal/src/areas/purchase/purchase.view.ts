import type { WriteInit } from '@portal/api';
import type {
  LiveMarket,
  LivePackage,
  Package,
  PackagePrice,
  PurchaseValues,
} from '@portal/ui/screens/purchase';
import type { NamesOf } from '../../shared/calls/refusalTexts';
import { withProof } from '../../shared/calls/withProof';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';
import { balancesOf } from '../dashboard';

const isAbove = (amount: string | undefined): amount is string =>
  amount !== undefined && !amount.startsWith('-') && /[1-9]/.test(amount);

/** One of two rows and not a mixture of both, so that each must have every name that is read of both. */
type Row = RowOf<'/packages'> | RowOf<'/live-packages'>;

/** A price above zero, or a range, which may have no upper end. It is undefined for what nobody could pay. */
function priceOf(row: Row): PackagePrice | undefined {
  const type = textOf(row.type)?.toLowerCase();
  const amount = amountOf(row.price);
  const from = amountOf(row.minimum_price);
  const most: unknown = row.maximum_price;
  const to = amountOf(most);
  if (type === 'variable') {
    if (!isAbove(from)) return undefined;
    if (most === undefined || most === null || most === '') return { kind: 'variable', from };
    return isAbove(to) ? { kind: 'variable', from, to } : undefined;
  }
  return type === 'fixed' && isAbove(amount) ? { kind: 'fixed', amount } : undefined;
}

function packageOf(row: Row): Package | undefined {
  const id = textOf(row.id);
  const name = wordsOf(row.name, 100);
  return id === undefined || name === '' ? undefined : { id, name, price: priceOf(row) };
}

/** Two rows with one key would be one card, so the first counts. */
const onceEach = <Some extends Row>(rows: readonly Some[]): Some[] =>
  rows.filter((row, index) => rows.findIndex(({ id }) => textOf(id) === textOf(row.id)) === index);

/** The bot packages (B §3). */
export const packagesOf = (body: Answer<'/packages'>): Package[] =>
  onceEach(listOf(fieldsOf(body).data)).flatMap((row) => packageOf(row) ?? []);

/** The live packages. PAAM is `is_mt5` 0, LIVE is 1 (B §9). A package that says neither is in neither list. */
export const livePackagesOf = (body: Answer<'/live-packages'>): LivePackage[] =>
  onceEach(listOf(fieldsOf(body).data)).flatMap((row) => {
    const pack = packageOf(row);
    const flag = flagOf(row.is_mt5);
    if (!pack || flag === undefined) return [];
    const roi = amountOf(row.roi_percentage) ?? '--';
    return [{ ...pack, roi: trimmed(roi), market: flag === 1 ? 'live' : 'paam' }];
  });

/** `4.50` → `4.5`. */
const trimmed = (percent: string) => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);

/** What buys bots: the Receiving Wallet of the dashboard (D66). */
export const balanceOf = (body: Answer<'/dashboard'>): string | undefined => balancesOf(body).payIn;

/** What buys live packages. Their own answer says it, so the dashboard isn't asked. */
export const liveBalanceOf = (body: Answer<'/live-packages'>): string | undefined =>
  amountOf(fieldsOf(fieldsOf(body).balance).pay_in);

/** Whether a purchase for another member needs the second factor. A server that doesn't say so asks for none (D137). */
export const needsSecondFactor = (
  body: Answer<'/packages'> | Answer<'/live-packages'> | undefined,
): boolean => flagOf(fieldsOf(body).second_factor_for_others) === 1;

/** The kind of live package that an address names, or PAAM when it names none. */
export const marketOf = (search: string): LiveMarket =>
  new URLSearchParams(search).get('type') === 'live' ? 'live' : 'paam';

/** The form's field of each wire name, for the server's texts at fields. */
export const purchaseNames = {
  ...({
    package_id: 'package',
    investment_amount: 'amount',
    username: 'username',
    otp: 'code',
    mpin: 'code',
    authenticator: 'code',
  } satisfies NamesOf<'/subscription/store'>),
  // A refusal also names the wallet that pays, which is no field of the call.
  wallet: 'package',
};

/** A key goes out as the number that it was. */
const keyOf = (id: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id);

const orderOf = ({ packageId, amount, username }: PurchaseValues) => ({
  ...{ package_id: keyOf(packageId), investment_amount: amount, username },
});

/** The buyer's second factor, for a purchase for another member (D137). */
export interface SecondFactor {
  authType: string;
  code: string;
}

/** D65: always fixed, whatever the package is. */
export function purchaseBodyOf(
  values: PurchaseValues,
  factor?: SecondFactor,
): WriteInit<'/subscription/store'>['body'] {
  const order = { ...orderOf(values), subscription_type: 'fixed' } as const;
  return factor
    ? withProof<WriteInit<'/subscription/store'>['body']>(order, factor.authType, factor.code)
    : order;
}

/** D65: always variable; paid from the Receiving Wallet. */
export function livePurchaseBodyOf(
  values: PurchaseValues,
  factor?: SecondFactor,
): WriteInit<'/live-subscription'>['body'] {
  const order = { ...orderOf(values), subscription_type: 'variable', wallet: 'pay_in' } as const;
  return factor
    ? withProof<WriteInit<'/live-subscription'>['body']>(order, factor.authType, factor.code)
    : order;
}
