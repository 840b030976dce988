import { EarningsCard } from '@portal/ui/charts';
import type { YearIncome } from '@portal/ui/screens/payouts';
import { sumCents, toAmount } from '@portal/ui/text/format/cents';
import { yearMessages } from '@portal/ui/text/charts/yearMessages';
import { formatMoney } from '@portal/ui/text/format/money';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';

/** The chart of a year's months. It loads after its screen, with the charts. */
export function YearPart({ income: { sources, months } }: { income: YearIncome }) {
  const saved = useSheetFile();
  const sums = months.map(({ values }) => sumCents(values));
  const best = months[sums.indexOf(Math.max(...sums))];
  const sentence =
    best === undefined
      ? ''
      : yearMessages.best({ month: best.title, amount: formatMoney(toAmount(sumCents(best.values))) });
  return (
    <EarningsCard
      period="month"
      earnings={{ state: 'ready', data: { part: undefined, sentence, series: sources, categories: months } }}
      onSaved={saved}
    />
  );
}
