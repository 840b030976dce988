import { parseCents } from '../../../../text/format/cents';
import { addDecimals, decimalText, parseDecimal, type Decimal } from '../../../../text/format/decimal';
import type { AccountFigures } from '../Account/accountRows';
import type { Amount, WalletBalances } from '../WalletCard';

export type HoldingKind = 'available' | 'onHold' | 'invested';

/** A part of what the member has. */
export interface Holding {
  kind: HoldingKind;
  amount: string;
  /** Its share in the bar; 0 for a negative or enormous amount. */
  size: number;
}

/** The exact sum, or undefined if an amount is unreadable. */
export function sumAmounts(amounts: readonly Amount[]): string | undefined {
  let sum: Decimal = { units: 0n, decimals: 2 };
  for (const amount of amounts) {
    const parsed = parseDecimal(amount ?? '');
    if (!parsed) return undefined;
    sum = addDecimals(sum, parsed);
  }
  return decimalText(sum);
}

/**
 * What the member has: the wallets, what is on hold where the server sends it (D113), and what the packages cost. An
 * unreadable wallet leaves the total unknown. Parts add up to the total.
 */
export function toHoldings(
  { payIn, payOut, live, pamm, hold }: WalletBalances,
  account: Pick<AccountFigures, 'totalSubscription' | 'liveSubscription'> | undefined,
): { total: Amount; parts: readonly Holding[] } {
  const amounts: readonly (readonly [HoldingKind, Amount])[] = [
    ['available', sumAmounts([payIn, payOut, live, pamm])],
    ['onHold', hold],
    ['invested', account && sumAmounts([account.totalSubscription, account.liveSubscription])],
  ];
  if (amounts[0]?.[1] === undefined) return { total: undefined, parts: [] };
  const parts = amounts.flatMap(([kind, amount]) =>
    amount === undefined || !parseDecimal(amount)
      ? []
      : [{ kind, amount, size: Math.max(0, parseCents(amount) ?? 0) }],
  );
  return { total: sumAmounts(parts.map(({ amount }) => amount)), parts };
}
