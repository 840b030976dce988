import type { BarData, Counted } from '@portal/ui/charts';
import type { DownlineLevel } from '@portal/ui/screens/network';
import { compareAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { formatFigure, formatFigureCount } from '@portal/ui/text/figures/figure';
import { levelsMessages } from '@portal/ui/text/charts/levelsMessages';

/** The values of a level in members or dollars. A missing value counts as 0. */
const toValues = {
  members: ({ userCount }: DownlineLevel) => [String(userCount ?? 0)],
  investment: ({ botInvestment, liveInvestment }: DownlineLevel) => [
    sumAmounts([botInvestment ?? '']),
    sumAmounts([liveInvestment ?? '']),
  ],
} satisfies Record<Counted, (level: DownlineLevel) => string[]>;

const formatByCount: Record<Counted, (value: string) => string> = {
  members: (value) => formatFigureCount('levelMembers', value),
  investment: (value) => formatFigure('levelSums', value),
};

/** The team by level as a chart (ADR 23): its sum and its largest level. Of two equal levels the nearer one counts. */
export function toLevelsChart(levels: readonly DownlineLevel[], counted: Counted): BarData {
  const categories = levels.map((one) => ({
    key: String(one.level),
    label: String(one.level),
    title: levelsMessages.toLevel({ level: one.level }),
    values: toValues[counted](one),
    level: one.level,
  }));
  const whole = sumAmounts(categories.flatMap(({ values }) => values));
  // A missing investment is none, but a level without its count would make the sum that of some levels.
  const isWhole = counted === 'investment' || levels.every(({ userCount }) => userCount !== undefined);
  const [most] = [...categories].sort((one, other) =>
    compareAmounts(sumAmounts(other.values), sumAmounts(one.values)),
  );
  const text = formatByCount[counted];
  return {
    ...(isWhole && { figure: whole }),
    part: undefined,
    sentence: !isWhole
      ? ''
      : most && compareAmounts(whole, '0') > 0
        ? levelsMessages.most({
            level: most.level,
            members: text(sumAmounts(most.values)),
            total: text(whole),
          })
        : counted === 'members'
          ? levelsMessages.noMember
          : levelsMessages.noInvestment,
    categories: categories.map(({ level: _level, ...location }) => location),
  };
}
