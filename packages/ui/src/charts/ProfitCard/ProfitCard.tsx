import type { ReactNode } from 'react';
import { ChartCard } from '../../components/Card/ChartCard';
import type { Remote } from '../../remote';
import { profitMessages } from '../../text/charts/profitMessages';
import type { ChartProps } from '../chart';
import { LineChart } from '../LineChart/LineChart';
import type { LineData } from '../LineChart/lineShapes';
import { tradingProfit } from '../../text/charts/figures';
import type { ElementProps } from '../../components/elementProps';

export interface ProfitCardProps extends ElementProps<HTMLElement>, Pick<ChartProps<LineData>, 'onSave'> {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /** After each closed trade: the total profit and its drawdown from the peak. */
  profit: Remote<LineData>;
}

const series = [
  { label: tradingProfit.title, tone: 'one' },
  { label: profitMessages.drawdown, tone: 'two' },
] as const;

/** The total profit of an account's closed trades, with each drawdown. */
export function ProfitCard({ nextStep, profit, onSave, ...rest }: ProfitCardProps) {
  return (
    <ChartCard bare heading={profitMessages.heading} {...rest}>
      <LineChart
        figure={tradingProfit.figure}
        name={profitMessages.name}
        unit="money"
        axis={profitMessages.axis}
        precision="moment"
        steps
        series={series}
        remote={profit}
        empty={{
          icon: 'pulse',
          title: profitMessages.none,
          reason: profitMessages.noneReason,
          action: nextStep,
        }}
        onSave={onSave}
      />
    </ChartCard>
  );
}
