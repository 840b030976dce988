import type { BarData, Earnings } from '@portal/ui/charts';
import { royaltyMessages } from '@portal/ui/text/charts/royaltyMessages';
import { compareAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { formatMoney } from '@portal/ui/text/format/money';

/** The royalty of each month out of all earnings. Undefined for a member without royalty. */
export function toRoyaltyMonths({ series, categories, part }: Earnings): BarData | undefined {
  const at = series.findIndex(({ tone }) => tone === 'royalty');
  const months = categories.map(({ values, soFar: _soFar, ...month }) => ({
    ...month,
    values: [values[at] ?? '0'],
  }));
  const first = months.find(({ values }) => compareAmounts(values[0] ?? '0', '0') !== 0);
  if (at < 0 || first === undefined) return undefined;
  const amount = formatMoney(sumAmounts(months.flatMap(({ values }) => values)));
  return {
    figure: months.at(-1)?.values[0],
    sentence: royaltyMessages.since({ amount, month: first.title }),
    categories: months,
    part,
  };
}
