import type { BarData, Earnings } from '@portal/ui/charts';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { royaltyMessages } from '@portal/ui/text/charts/royaltyMessages';
import { compareAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { formatMoney } from '@portal/ui/text/format/money';

/**
 * The royalty of each month out of all earnings. Undefined for a member without royalty, which only the whole of the
 * earnings shows. `lacksSome`: some bonuses were not readable (D145).
 */
export function toRoyaltyMonths(
  { series, categories, part }: Earnings,
  lacksSome: boolean,
): BarData | undefined {
  const at = series.findIndex(({ tone }) => tone === 'royalty');
  const months = categories.map(({ values, soFar: _soFar, ...month }) => ({
    ...month,
    values: [at < 0 ? '0' : (values[at] ?? '0')],
  }));
  const first = months.find(({ values }) => compareAmounts(values[0] ?? '0', '0') !== 0);
  if (first === undefined && part === undefined && !lacksSome) return undefined;
  const amount = formatMoney(sumAmounts(months.flatMap(({ values }) => values)));
  return {
    figure: months.at(-1)?.values[0],
    sentence: [
      first ? royaltyMessages.since({ amount, month: first.title }) : royaltyMessages.noneInPart,
      ...(lacksSome ? [earningsMessages.lacksSome] : []),
    ].join(' '),
    categories: months,
    part,
  };
}
