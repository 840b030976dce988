import { compareAmounts, getPercent, sumAmounts, toSize } from '../../../../text/format/amount';
import { parseDecimal } from '../../../../text/format/decimal';
import type { SourceTone } from '../../../../theme/seriesColors';
import type { NamedFigure } from '../../../../text/figures/figure';
import type { MoneyFigure } from '../../../../text/figures/meanings';
import type { AccountFigures } from '../Account/accountRows';
import {
  directBonus,
  matchingBonus,
  poolLevelBonus,
  referralBonus,
  roiBonus,
  royaltyBonus,
  totalBotBonus,
  totalPoolBonus,
} from '../figures';
import { sumReadable } from '../Total/holdings';
import type { Amount } from '../WalletCard';

/** One bonus, next to the others. */
export interface Bonus extends NamedFigure<MoneyFigure> {
  amount: Amount;
  tone: SourceTone;
  /** The length of its bar. */
  size: number;
  /** In whole per cent of all bonuses. Absent where the amount is unreadable, and where there are none. */
  share?: number | undefined;
}

const sources = [
  [referralBonus, 'referral'],
  [matchingBonus, 'matching'],
  [roiBonus, 'roi'],
  [royaltyBonus, 'royalty'],
  [directBonus, 'direct'],
  [poolLevelBonus, 'poolLevel'],
] as const satisfies readonly (readonly [NamedFigure, SourceTone])[];

/** The amount, unless it is unreadable or a debt. */
const getShown = (amount: Amount): string | undefined =>
  parseDecimal(amount ?? '') && compareAmounts(amount ?? '', '0') >= 0 ? (amount ?? undefined) : undefined;

/** An unreadable amount is last. */
function compareBonuses({ amount: one }: Bonus, { amount: other }: Bonus): number {
  const [isOne, isOther] = [parseDecimal(one ?? ''), parseDecimal(other ?? '')].map(Boolean);
  return isOne && isOther ? compareAmounts(other ?? '', one ?? '') : Number(isOther) - Number(isOne);
}

/** An amount with its share of a sum. */
function toPart(amount: Amount, whole: string) {
  const shown = getShown(amount);
  return {
    amount,
    size: toSize(shown),
    share: shown === undefined ? undefined : getPercent(shown, whole),
  };
}

/** The bonuses of A §3, the largest first, and their exact sum. */
export function toBonuses(figures: AccountFigures): { total: Amount; bonuses: readonly Bonus[] } {
  const amounts = sources.map(([{ figure }]) => figures[figure]);
  const whole = sumAmounts(amounts.flatMap((amount) => getShown(amount) ?? []));
  const bonuses = sources.map(([named, tone]) => ({
    ...named,
    tone,
    ...toPart(figures[named.figure], whole),
  }));
  return { total: sumReadable(amounts), bonuses: bonuses.sort(compareBonuses) };
}

/** Both totals of A §3, with their shares of each other's sum. */
export function toTotals(figures: AccountFigures) {
  const [bot, pool] = [figures.totalBotBonus, figures.totalPoolBonus];
  const whole = sumAmounts([bot, pool].flatMap((amount) => getShown(amount) ?? []));
  return [
    { ...totalBotBonus, ...toPart(bot, whole) },
    { ...totalPoolBonus, ...toPart(pool, whole) },
  ] as const;
}
