import type { ReactNode } from 'react';
import { PictureCard } from '../../components/Card/PictureCard';
import type { Remote } from '../../remote';
import { profitWords } from '../../text/pictures/profitWords';
import type { ChartProps } from '../chart';
import { LineChart } from '../LineChart/LineChart';
import type { LineData } from '../LineChart/LineChart.types';

export interface ProfitCardProps extends Pick<ChartProps<LineData>, 'onSaved'> {
  /** What it offers while there is nothing to draw: one link. */
  nextStep?: ReactNode;
  /** After each closed trade: the profit of all until then, and how far it is below its highest, in cents. */
  profit: Remote<LineData>;
}

const series = [
  { label: profitWords.profit, tone: 'one' },
  { label: profitWords.drawdown, tone: 'two' },
] as const;

/** What an account's closed trades came to in all, with each way down from its highest. */
export function ProfitCard({ nextStep, profit, onSaved }: ProfitCardProps) {
  return (
    <PictureCard bare heading={profitWords.heading}>
      <LineChart
        name={profitWords.name}
        unit="money"
        axis={profitWords.axis}
        precision="moment"
        steps
        series={series}
        remote={profit}
        empty={{ icon: 'pulse', title: profitWords.none, reason: profitWords.noneReason, action: nextStep }}
        onSaved={onSaved}
      />
    </PictureCard>
  );
}
