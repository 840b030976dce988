import { EarningsCard } from '@portal/ui/charts';
import type { YearIncome } from '@portal/ui/screens/payouts';
import { compareAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { yearMessages } from '@portal/ui/text/charts/yearMessages';
import { formatFigure } from '@portal/ui/text/figures/figure';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';

/** The chart of a year's months. It loads after its screen, with the charts. */
export function YearPart({ income: { sources, months, missing } }: { income: YearIncome }) {
  const saved = useSheetFile();
  const [best] = months
    .map(({ title, values }) => ({ title, sum: sumAmounts(values) }))
    .sort((one, other) => compareAmounts(other.sum, one.sum));
  const sentence =
    // An unreadable bonus may belong to a better month.
    best === undefined || missing > 0
      ? ''
      : yearMessages.best({ month: best.title, amount: formatFigure('yearIncome', best.sum) });
  return (
    <EarningsCard
      period="month"
      earnings={{ state: 'ready', data: { part: undefined, sentence, series: sources, categories: months } }}
      onSave={saved}
    />
  );
}
