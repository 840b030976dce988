import type { ReactNode } from 'react';
import { ChartCard } from '../../components/Card/ChartCard';
import { Segments } from '../../components/Segments/Segments';
import type { Remote } from '../../remote';
import { levelsMessages } from '../../text/charts/levelsMessages';
import { BarChart, type BarChartProps } from '../BarChart/BarChart';
import type { BarData } from '../BarChart/barShapes';
import type { Series } from '../chart';
import { levelBots, levelLive, levelMembers } from '../../text/figures/listFigures';

/** The measure of each level: its members, or their investment. */
export type Counted = 'members' | 'investment';

export interface LevelsCardProps extends Pick<BarChartProps, 'chosen' | 'onChosen' | 'onSaved'> {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /**
   * The levels, the nearest first. Members have one value each, investment has one for bots and one for Live.
   */
  levels: Remote<BarData>;
  /** What a bar's length counts. */
  counted: Counted;
  /** Called when the member chooses what to count. */
  onCounted: (counted: Counted) => void;
}

const kinds = [
  { value: 'members', label: levelsMessages.members },
  { value: 'investment', label: levelsMessages.investment },
] as const;

const seriesByCount: Record<Counted, readonly Series[]> = {
  members: [{ label: levelMembers.title, tone: 'one' }],
  investment: [
    { label: levelBots.title, tone: 'one' },
    { label: levelLive.title, tone: 'two' },
  ],
};

/** The members and the investment on each level of the team. */
export function LevelsCard({ nextStep, levels, counted, onCounted, ...chart }: LevelsCardProps) {
  return (
    <ChartCard
      heading={levelsMessages.heading}
      aside={
        <Segments
          label={levelsMessages.shown}
          size="small"
          segments={kinds}
          value={counted}
          onChange={onCounted}
        />
      }
    >
      <BarChart
        {...chart}
        figure={counted === 'members' ? levelMembers.figure : 'levelSums'}
        name={counted === 'members' ? levelsMessages.membersBy : levelsMessages.investmentBy}
        unit={counted === 'members' ? 'count' : 'money'}
        axis={levelsMessages.level}
        series={seriesByCount[counted]}
        remote={levels}
        empty={{
          icon: 'team',
          title: levelsMessages.none,
          reason: levelsMessages.noneReason,
          action: nextStep,
        }}
      />
    </ChartCard>
  );
}
