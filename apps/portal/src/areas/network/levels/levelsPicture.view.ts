import type { BarData, Counted } from '@portal/ui/charts';
import type { DownlineLevel } from '@portal/ui/screens/network';
import { centsOf } from '@portal/ui/text/format/cents';
import { decimalText } from '@portal/ui/text/format/decimal';
import { formatCount, formatMoney } from '@portal/ui/text/format/money';
import { levelsWords } from '@portal/ui/text/pictures/levelsWords';

/** What is counted on a level, in whole members or cents; what the server does not say counts as none. */
const valuesOf = {
  members: ({ userCount }: DownlineLevel) => [userCount ?? 0],
  investment: ({ botInvestment, liveInvestment }: DownlineLevel) => [
    centsOf(botInvestment) ?? 0,
    centsOf(liveInvestment) ?? 0,
  ],
} satisfies Record<Counted, (level: DownlineLevel) => number[]>;

const textOf: Record<Counted, (value: number) => string> = {
  members: formatCount,
  investment: (cents) => formatMoney(decimalText({ units: BigInt(cents), places: 2 })),
};

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The team by level as a picture (ADR 23): its sum, and where most of it is. Of two such levels the nearer is named. */
export function levelsPictureOf(levels: readonly DownlineLevel[], counted: Counted): BarData {
  const places = levels.map((one) => ({
    key: String(one.level),
    label: String(one.level),
    title: levelsWords.levelOf(one.level),
    values: valuesOf[counted](one),
    level: one.level,
  }));
  const whole = places.reduce((all, { values }) => all + sumOf(values), 0);
  const [most] = [...places].sort((one, other) => sumOf(other.values) - sumOf(one.values));
  const text = textOf[counted];
  return {
    figure: whole,
    sentence:
      most && whole > 0
        ? levelsWords.most(most.level, text(sumOf(most.values)), text(whole))
        : counted === 'members'
          ? levelsWords.noMember
          : levelsWords.noInvestment,
    places: places.map(({ level: _level, ...place }) => place),
  };
}
