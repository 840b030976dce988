import type { ReactNode } from 'react';
import { PictureCard } from '../../components/Card/PictureCard';
import { Segments } from '../../components/Segments/Segments';
import type { Remote } from '../../remote';
import { levelsWords } from '../../text/pictures/levelsWords';
import { networkTexts } from '../../text/messages';
import { BarChart } from '../BarChart/BarChart';
import type { BarChartProps, BarData } from '../BarChart/BarChart.types';
import type { Series } from '../chart';

/** What is counted on each level: who stands there, or what they invested. */
export type Counted = 'members' | 'investment';

export interface LevelsCardProps extends Pick<BarChartProps, 'chosen' | 'onChosen' | 'onSaved'> {
  /** What it offers while there is nothing to draw: one link. */
  nextStep?: ReactNode;
  /** The levels, the nearest first. Members have one value each, investment those of bots and Live. */
  levels: Remote<BarData>;
  counted: Counted;
  onCounted: (counted: Counted) => void;
}

const kinds = [
  { value: 'members', label: levelsWords.members },
  { value: 'investment', label: levelsWords.investment },
] as const;

const seriesOf: Record<Counted, readonly Series[]> = {
  members: [{ label: levelsWords.members, tone: 'one' }],
  investment: [
    { label: networkTexts.selfBotInvestment, tone: 'one' },
    { label: networkTexts.selfLiveInvestment, tone: 'two' },
  ],
};

/** How many stand on each level of the team, and what they invested. */
export function LevelsCard({ nextStep, levels, counted, onCounted, ...chart }: LevelsCardProps) {
  return (
    <PictureCard
      heading={levelsWords.heading}
      aside={
        <Segments
          label={levelsWords.shown}
          size="small"
          segments={kinds}
          value={counted}
          onChange={onCounted}
        />
      }
    >
      <BarChart
        {...chart}
        name={counted === 'members' ? levelsWords.membersBy : levelsWords.investmentBy}
        unit={counted === 'members' ? 'count' : 'money'}
        axis={levelsWords.level}
        series={seriesOf[counted]}
        remote={levels}
        empty={{ icon: 'team', title: levelsWords.none, reason: levelsWords.noneReason, action: nextStep }}
      />
    </PictureCard>
  );
}
