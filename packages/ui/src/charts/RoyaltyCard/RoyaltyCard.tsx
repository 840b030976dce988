import { addresses } from '../../addresses/addresses';
import { ChartCard } from '../../components/Card/ChartCard';
import { LinkAlone } from '../../components/Link/LinkAlone';
import type { Remote } from '../../remote';
import { royaltyMessages } from '../../text/charts/royaltyMessages';
import { nextStepMessages } from '../../text/nextStepMessages';
import { BarChart } from '../BarChart/BarChart';
import type { BarData } from '../BarChart/barShapes';
import type { ChartProps } from '../chart';
import { royaltyByMonth } from '../../text/charts/figures';
import type { ElementProps } from '../../components/elementProps';

export interface RoyaltyCardProps extends ElementProps<HTMLElement>, Pick<ChartProps<BarData>, 'onSave'> {
  /** The royalty of each month, as it loads. */
  royalty: Remote<BarData>;
}

const series = [{ label: royaltyMessages.royalty, tone: 'royalty' }] as const;

/** What each month's royalty was. A member without royalty has no such card. */
export function RoyaltyCard({ royalty, onSave, ...rest }: RoyaltyCardProps) {
  return (
    <ChartCard bare heading={royaltyByMonth.title} {...rest}>
      <BarChart
        figure={royaltyByMonth.figure}
        name={royaltyByMonth.title}
        unit="money"
        axis={royaltyMessages.month}
        series={series}
        remote={royalty}
        empty={{
          icon: 'crown',
          title: royaltyMessages.none,
          action: <LinkAlone href={addresses.rank}>{nextStepMessages.seeRanks}</LinkAlone>,
        }}
        onSave={onSave}
      />
    </ChartCard>
  );
}
