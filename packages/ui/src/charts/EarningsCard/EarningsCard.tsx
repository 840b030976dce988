import type { ReactNode } from 'react';
import { ChartCard } from '../../components/Card/ChartCard';
import { Segments } from '../../components/Segments/Segments';
import type { Remote } from '../../remote';
import { sourceTitles } from '../../text/summaryTitles/sourceTitles';
import { earningsMessages } from '../../text/charts/earningsMessages';
import type { Period } from '../../text/format/periods';
import { BarChart, type BarChartProps } from '../BarChart/BarChart';
import type { BarData } from '../BarChart/barShapes';
import type { Series } from '../chart';
import { earnings as named } from '../../text/charts/figures';
import { getElementProps, type ElementProps } from '../../components/elementProps';

/** The bonuses of each week or month, by source. */
export interface Earnings extends BarData {
  /** The sources as named by the server, known ones in a fixed order. Small ones may be combined. */
  series: readonly Series[];
}

export interface EarningsCardProps
  extends
    ElementProps<HTMLElement>,
    Pick<
      BarChartProps,
      'chosen' | 'chosenSeries' | 'onSelect' | 'onSeriesSelect' | 'onSave' | 'onEarlierRequest'
    > {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /** The bonuses by period, as they load. */
  earnings: Remote<Earnings>;
  /** The length of one bar's time. */
  period: Period;
  /** Called when the member chooses another length. Absent where the length is fixed. */
  onPeriodChange?: (period: Period) => void;
  /** Called once when the card comes near the window. */
  onApproach?: () => void;
}

const periods = [
  { value: 'week', label: earningsMessages.week },
  { value: 'month', label: earningsMessages.month },
] as const;

/** Fills the legend until the sources are loaded, to avoid a layout shift. */
const expected: readonly Series[] = [
  { label: sourceTitles.referral, tone: 'referral' },
  { label: sourceTitles.roi, tone: 'roi' },
  { label: sourceTitles.matching, tone: 'matching' },
  { label: sourceTitles.royalty, tone: 'royalty' },
  { label: sourceTitles.direct, tone: 'direct' },
  { label: sourceTitles.poolLevel, tone: 'poolLevel' },
];

/** Total bonuses and their sources. */
export function EarningsCard({
  nextStep,
  earnings,
  period,
  onPeriodChange,
  onApproach,
  ...chart
}: EarningsCardProps) {
  return (
    <ChartCard
      heading={named.title}
      partial={onPeriodChange !== undefined}
      onApproach={onApproach}
      aside={
        onPeriodChange && (
          <Segments
            label={earningsMessages.period}
            size="small"
            segments={periods}
            value={period}
            onChange={onPeriodChange}
          />
        )
      }
      {...getElementProps(chart)}
    >
      <BarChart
        chosen={chart.chosen}
        chosenSeries={chart.chosenSeries}
        onSelect={chart.onSelect}
        onSeriesSelect={chart.onSeriesSelect}
        onSave={chart.onSave}
        onEarlierRequest={chart.onEarlierRequest}
        figure={named.figure}
        name={period === 'week' ? earningsMessages.byWeek : earningsMessages.byMonth}
        unit="money"
        later={earningsMessages.later[period]}
        axis={period === 'week' ? earningsMessages.week : earningsMessages.month}
        series={earnings.state === 'ready' ? earnings.data.series : expected}
        remote={earnings}
        empty={{
          icon: 'gift',
          title: earningsMessages.none,
          reason: earningsMessages.noneReason,
          action: nextStep,
        }}
      />
    </ChartCard>
  );
}
