import type { BarData, Counted } from '@portal/ui/charts';
import type { DownlineLevel } from '@portal/ui/screens/network';
import { parseCents, toAmount } from '@portal/ui/text/format/cents';
import { formatCount, formatMoney } from '@portal/ui/text/format/money';
import { levelsMessages } from '@portal/ui/text/charts/levelsMessages';

/** The values of a level in whole members or cents. A missing value counts as 0. */
const toValues = {
  members: ({ userCount }: DownlineLevel) => [userCount ?? 0],
  investment: ({ botInvestment, liveInvestment }: DownlineLevel) => [
    parseCents(botInvestment) ?? 0,
    parseCents(liveInvestment) ?? 0,
  ],
} satisfies Record<Counted, (level: DownlineLevel) => number[]>;

const formatByCount: Record<Counted, (value: number) => string> = {
  members: formatCount,
  investment: (cents) => formatMoney(toAmount(cents)),
};

const getSum = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The team by level as a chart (ADR 23): its sum and its largest level. Of two equal levels the nearer one counts. */
export function toLevelsChart(levels: readonly DownlineLevel[], counted: Counted): BarData {
  const categories = levels.map((one) => ({
    key: String(one.level),
    label: String(one.level),
    title: levelsMessages.toLevel({ level: one.level }),
    values: toValues[counted](one),
    level: one.level,
  }));
  const whole = categories.reduce((all, { values }) => all + getSum(values), 0);
  // A missing investment is none, but a level without its count would make the sum that of some levels.
  const isWhole = counted === 'investment' || levels.every(({ userCount }) => userCount !== undefined);
  const [most] = [...categories].sort((one, other) => getSum(other.values) - getSum(one.values));
  const text = formatByCount[counted];
  return {
    ...(isWhole && { figure: whole }),
    part: undefined,
    sentence: !isWhole
      ? ''
      : most && whole > 0
        ? levelsMessages.most({ level: most.level, members: text(getSum(most.values)), total: text(whole) })
        : counted === 'members'
          ? levelsMessages.noMember
          : levelsMessages.noInvestment,
    categories: categories.map(({ level: _level, ...location }) => location),
  };
}
