import type { WriteInit } from '@portal/api';
import type {
  LiveMarket,
  LivePackage,
  Package,
  PackagePrice,
  PurchaseValues,
  RoiPeriod,
} from '@portal/ui/screens/purchase';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import {
  parseMoney,
  parseFields,
  parseCount,
  parseFlag,
  parseText,
  parsePlainText,
} from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { toSentId, withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { toBalances } from '../dashboard';

const isAbove = (amount: string | undefined): amount is string =>
  amount !== undefined && !amount.startsWith('-') && /[1-9]/.test(amount);

/** One of the two row types and not a mixture, so each must have every name that is read. */
type Row = ApiRow<'/packages'> | ApiRow<'/live-packages'>;

/** A price above zero or a range, which may be open. Undefined for a price that can't be paid. */
function toPrice(row: Row): PackagePrice | undefined {
  const type = parseText(row.type)?.toLowerCase();
  const amount = parseMoney(row.price);
  const from = parseMoney(row.minimum_price);
  const most: unknown = row.maximum_price;
  const to = parseMoney(most);
  if (type === 'variable') {
    if (!isAbove(from)) return undefined;
    if (most === undefined || most === null || most === '') return { kind: 'variable', from };
    return isAbove(to) ? { kind: 'variable', from, to } : undefined;
  }
  return type === 'fixed' && isAbove(amount) ? { kind: 'fixed', amount } : undefined;
}

function toPackage(row: Row): Package | undefined {
  const id = parseText(row.id);
  const name = parsePlainText(row.name, 100);
  return id === undefined || name === '' ? undefined : { id, name, price: toPrice(row), ...toOffer(row) };
}

/** What a card says besides the price (D113). An absent or unreadable part shows nothing. */
function toOffer(row: Row): Partial<Package> {
  const audience = parsePlainText(row.audience, 120);
  const pays = parsePlainText(row.pays, 80);
  const risk = parsePlainText(row.risk, 160);
  const termMonths = parseCount(row.term_months) ?? 0;
  const owned = parseCount(row.owned) ?? 0;
  return {
    ...(audience !== '' && { audience }),
    ...(termMonths > 0 && { termMonths }),
    ...(pays !== '' && { pays }),
    ...(risk !== '' && { risk }),
    ...(owned > 0 && { owned }),
  };
}

const periods: readonly RoiPeriod[] = ['day', 'week', 'month', 'year'];

/** The bot packages (B §3). */
export const toPackages = (body: Answer<'/packages'>): Package[] =>
  withUniqueIds(withoutRepeats(parseRows(body)).flatMap((row) => toPackage(row) ?? []));

/** The live packages: PAAM is `is_mt5` 0, LIVE is 1 (B §9). A package with neither is in neither list. */
export const toLivePackages = (body: Answer<'/live-packages'>): LivePackage[] =>
  withUniqueIds(withoutRepeats(parseRows(body)).flatMap(toLivePackage));

function toLivePackage(row: ApiRow<'/live-packages'>): LivePackage[] {
  const pack = toPackage(row);
  const flag = parseFlag(row.is_mt5);
  if (!pack || flag === undefined) return [];
  const roi = parseMoney(row.roi_percentage) ?? '--';
  const roiPeriod = periods.find((period) => period === parseText(row.roi_period)?.toLowerCase());
  return [
    {
      ...{ ...pack, roi: trimmed(roi), market: flag === 1 ? 'live' : 'paam' },
      ...(roiPeriod && roi !== '--' && { roiPeriod }),
    },
  ];
}

/** `4.50` → `4.5`. */
const trimmed = (percent: string) => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);

/** The wallet for bots: the Receiving Wallet of the dashboard (D66). */
export const toBalance = (body: Answer<'/dashboard'>): string | undefined => toBalances(body).payIn;

/** The wallet for live packages: an amount or a map of wallets. Without it the dashboard has it (D131). */
export function toLiveBalance(body: Answer<'/live-packages'> | undefined): string | undefined {
  const { balance } = parseFields(body);
  return parseMoney(balance) ?? parseMoney(parseFields(balance).pay_in);
}

/** Whether a purchase for another member needs the second factor. The default is no (D137). */
export const needsSecondFactor = (
  body: Answer<'/packages'> | Answer<'/live-packages'> | undefined,
): boolean => parseFlag(parseFields(body).second_factor_for_others) === 1;

/** The live package kind of an address; PAAM by default. */
export const parseMarket = (search: string): LiveMarket =>
  new URLSearchParams(search).get('type') === 'live' ? 'live' : 'paam';

/** Maps the API's names to the form's fields, for the server's texts. */
export const purchaseNames = {
  ...({
    package_id: 'package',
    investment_amount: 'amount',
    username: 'username',
    otp: 'code',
    mpin: 'code',
    authenticator: 'code',
  } satisfies BodyFieldNames<'/subscription/store'>),
  // A refusal also names the paying wallet, which is no field of the call.
  wallet: 'package',
};

/** A numeric key is sent as a number. */
function getKey(packageId: string): string | number {
  const id = toSentId(packageId);
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

const toOrder = ({ packageId, amount, username }: PurchaseValues) => ({
  ...{ package_id: getKey(packageId), investment_amount: amount, username },
});

/** The buyer's second factor, for a purchase for another member (D137). */
export interface SecondFactor {
  authType: string;
  code: string;
}

/** D65: always fixed, for every package. */
export function toPurchaseBody(
  values: PurchaseValues,
  factor?: SecondFactor,
): WriteInit<'/subscription/store'>['body'] {
  const order = { ...toOrder(values), subscription_type: 'fixed' } as const;
  return factor
    ? withSecondFactor<WriteInit<'/subscription/store'>['body']>(order, factor.authType, factor.code)
    : order;
}

/** D65: always variable; paid from the Receiving Wallet. */
export function toLivePurchaseBody(
  values: PurchaseValues,
  factor?: SecondFactor,
): WriteInit<'/live-subscription'>['body'] {
  const order = { ...toOrder(values), subscription_type: 'variable', wallet: 'pay_in' } as const;
  return factor
    ? withSecondFactor<WriteInit<'/live-subscription'>['body']>(order, factor.authType, factor.code)
    : order;
}
