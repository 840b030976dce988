import type { WriteInit } from '@portal/api';
import type {
  LiveMarket,
  LivePackage,
  Package,
  PackagePrice,
  PurchaseValues,
} from '@portal/ui/screens/purchase';
import type { FieldNames } from '../../app/formRefusal';
import { amountOf, fieldsOf, flagOf, listOf, textOf, wordsOf, type Fields } from '../../app/wire';

const isAbove = (amount: string | undefined): amount is string =>
  amount !== undefined && !amount.startsWith('-') && /[1-9]/.test(amount);

/** A price above nothing, or a range with both its ends; undefined for what nobody could pay. */
function priceOf(row: Fields): PackagePrice | undefined {
  const type = textOf(row['type'])?.toLowerCase();
  const amount = amountOf(row['price']);
  const from = amountOf(row['minimum_price']);
  const to = amountOf(row['maximum_price']);
  if (type === 'variable') return isAbove(from) && isAbove(to) ? { kind: 'variable', from, to } : undefined;
  return type === 'fixed' && isAbove(amount) ? { kind: 'fixed', amount } : undefined;
}

function packageOf(row: Fields): Package | undefined {
  const id = textOf(row['id']);
  const name = wordsOf(row['name'], 100);
  return id === undefined || name === '' ? undefined : { id, name, price: priceOf(row) };
}

const rowsOf = (body: unknown): Fields[] => {
  const rows = listOf(fieldsOf(body)['data']);
  // A key that comes twice would be one card: the first counts.
  return rows.filter((row, index) => rows.findIndex(({ id }) => textOf(id) === textOf(row['id'])) === index);
};

/** The bot packages (B §3). */
export const packagesOf = (body: unknown): Package[] => rowsOf(body).flatMap((row) => packageOf(row) ?? []);

/** The live packages; PAAM is is_mt5 0, LIVE 1 (B §9). One that says neither is in neither list. */
export const livePackagesOf = (body: unknown): LivePackage[] =>
  rowsOf(body).flatMap((row) => {
    const pack = packageOf(row);
    const flag = flagOf(row['is_mt5']);
    if (!pack || flag === undefined) return [];
    const roi = amountOf(row['roi_percentage']) ?? '--';
    return [{ ...pack, roi: trimmed(roi), market: flag === 1 ? 'live' : 'paam' }];
  });

/** `4.50` → `4.5`. */
const trimmed = (percent: string) => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);

/** What buys bots: the Receiving Wallet of the dashboard (D66). */
export const balanceOf = (body: unknown): string | undefined =>
  amountOf(fieldsOf(fieldsOf(body)['data'])['payin_balance']);

/** What buys live packages, beside them. */
export const liveBalanceOf = (body: unknown): string | undefined =>
  amountOf(fieldsOf(fieldsOf(body)['balance'])['pay_in']);

/** The kind of live package that an address names; PAAM where it names none. */
export const marketOf = (search: string): LiveMarket =>
  new URLSearchParams(search).get('type') === 'live' ? 'live' : 'paam';

/** Wire to form, for texts at fields. */
export const purchaseNames: FieldNames = {
  package_id: 'package',
  investment_amount: 'amount',
  username: 'username',
  wallet: 'package',
};

/** A key goes out as the number that it was. */
const keyOf = (id: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id);

const orderOf = ({ packageId, amount, username }: PurchaseValues) => ({
  ...{ package_id: keyOf(packageId), investment_amount: amount, username },
});

/** D65: always fixed, whatever the package is. */
export const purchaseBodyOf = (values: PurchaseValues): WriteInit<'/subscription/store'>['body'] => ({
  ...orderOf(values),
  subscription_type: 'fixed',
});

/** D65: always variable; paid from the Receiving Wallet. */
export const livePurchaseBodyOf = (values: PurchaseValues): WriteInit<'/live-subscription'>['body'] => ({
  ...orderOf(values),
  subscription_type: 'variable',
  wallet: 'pay_in',
});
