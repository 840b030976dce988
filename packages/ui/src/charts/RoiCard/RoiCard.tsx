import { PictureCard } from '../../components/Card/PictureCard';
import type { Remote } from '../../remote';
import { roiWords } from '../../text/pictures/roiWords';
import { BarChart } from '../BarChart/BarChart';
import type { BarData } from '../BarChart/BarChart.types';
import type { ChartProps } from '../chart';

export interface RoiCardProps extends Pick<ChartProps<BarData>, 'onSaved'> {
  /** For each subscription what it has paid, and what is left up to its limit, in cents. */
  roi: Remote<BarData>;
}

const series = [
  { label: roiWords.paid, tone: 'one' },
  { label: roiWords.rest, tone: 'rest' },
] as const;

/** What each live subscription has paid of the most that it will pay. */
export function RoiCard({ roi, onSaved }: RoiCardProps) {
  return (
    <PictureCard bare heading={roiWords.heading}>
      <BarChart
        name={roiWords.name}
        unit="money"
        axis={roiWords.axis}
        series={series}
        remote={roi}
        empty={{ icon: 'pulse', title: roiWords.none, reason: roiWords.noneReason }}
        onSaved={onSaved}
      />
    </PictureCard>
  );
}
