import type { ReactNode } from 'react';
import { ChartCard } from '../../components/Card/ChartCard';
import type { Remote } from '../../remote';
import { roiMessages } from '../../text/charts/roiMessages';
import { BarChart } from '../BarChart/BarChart';
import type { BarData } from '../BarChart/barShapes';
import type { ChartProps } from '../chart';
import { roiPaid } from '../../text/figures/listFigures';
import type { ElementProps } from '../../components/elementProps';

export interface RoiCardProps extends ElementProps<HTMLElement>, Pick<ChartProps<BarData>, 'onSave'> {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /** The amount paid and the rest up to the limit of each subscription. */
  roi: Remote<BarData>;
  /** Called once when the card comes near the window. */
  onApproach?: () => void;
}

const series = [
  { label: roiPaid.title, tone: 'one' },
  { label: roiMessages.rest, tone: 'rest' },
] as const;

/** The amount paid by each live subscription, against its maximum. */
export function RoiCard({ nextStep, roi, onApproach, onSave, ...rest }: RoiCardProps) {
  return (
    <ChartCard bare heading={roiMessages.heading} onApproach={onApproach} {...rest}>
      <BarChart
        figure={roiPaid.figure}
        name={roiMessages.name}
        unit="money"
        axis={roiMessages.axis}
        series={series}
        remote={roi}
        empty={{ icon: 'pulse', title: roiMessages.none, reason: roiMessages.noneReason, action: nextStep }}
        onSave={onSave}
      />
    </ChartCard>
  );
}
