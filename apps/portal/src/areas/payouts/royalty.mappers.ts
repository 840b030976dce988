import { getWaiting, type BarData, type Earnings } from '@portal/ui/charts';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { royaltyMessages } from '@portal/ui/text/charts/royaltyMessages';
import { isZeroAmount, subtractAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { formatFigure } from '@portal/ui/text/figures/figure';

/** What was earned since the first month, and what of it waits. */
function describeSince(months: BarData['categories'], month: string): string {
  const [sum, waiting] = [sumAmounts(months.flatMap(({ values }) => values)), getWaiting(months)];
  if (isZeroAmount(waiting))
    return royaltyMessages.since({ amount: formatFigure('royaltyByMonth', sum), month });
  const paid = formatFigure('royaltyByMonth', subtractAmounts(sum, waiting));
  return royaltyMessages.sinceWaiting({ paid, waiting: formatFigure('royaltyByMonth', waiting), month });
}

/**
 * The royalty of each month out of all earnings. Undefined for a member without royalty, which only the whole of the
 * earnings shows. `lacksSome`: some bonuses were not readable (D145).
 */
export function toRoyaltyMonths(
  { series, categories, part }: Earnings,
  lacksSome: boolean,
): BarData | undefined {
  const at = series.findIndex(({ tone }) => tone === 'royalty');
  const months = categories.map(({ values, waiting, soFar: _soFar, ...month }) => ({
    ...month,
    values: [at < 0 ? '0' : (values[at] ?? '0')],
    ...(waiting && { waiting: [waiting[at] ?? '0'] }),
  }));
  const first = months.find(({ values }) => !isZeroAmount(values[0]));
  if (first === undefined && part === undefined && !lacksSome) return undefined;
  return {
    figure: months.at(-1)?.values[0],
    sentence: [
      first ? describeSince(months, first.title) : royaltyMessages.noneInPart,
      ...(lacksSome ? [earningsMessages.lacksSome] : []),
    ].join(' '),
    categories: months,
    part,
  };
}
