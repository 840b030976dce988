import { parseCents } from '../../../../text/format/cents';
import { dashboardTexts } from '../../../../text/messages';
import type { SourceTone } from '../../../../theme/seriesColors';
import type { AccountFigures } from '../Account/accountRows';
import { dashboardMessages } from '../messages';
import { sumAmounts } from '../Total/holdings';
import type { Amount } from '../WalletCard';
import { toShare } from '../toShare';

/** One bonus, next to the others. */
export interface Bonus {
  label: string;
  amount: Amount;
  tone: SourceTone;
  /** Whole cents, for the bar. */
  size: number;
  /** In whole per cent of all bonuses. Absent where the amount is unreadable, and where there are none. */
  share?: number | undefined;
}

const sources = [
  ['referralBonus', dashboardTexts.referralBonus, 'referral'],
  ['matchingBonus', dashboardMessages.matchingBonus, 'matching'],
  ['roiBonus', dashboardMessages.roiBonus, 'roi'],
  ['royaltyBonus', dashboardMessages.royaltyBonus, 'royalty'],
  ['directBonus', dashboardMessages.directBonus, 'direct'],
  ['poolLevelBonus', dashboardMessages.poolLevelBonus, 'poolLevel'],
] as const;

const toSize = (amount: Amount) => Math.max(0, parseCents(amount) ?? 0);

/** An unreadable amount is last. */
const toCents = ({ amount }: Pick<Bonus, 'amount'>) => parseCents(amount) ?? -Infinity;

/** The bonuses of A §3, the largest first, and their exact sum. */
export function toBonuses(figures: AccountFigures): { total: Amount; bonuses: readonly Bonus[] } {
  const rows = sources.map(([figure, label, tone]) => ({
    label,
    tone,
    amount: figures[figure],
    size: toSize(figures[figure]),
  }));
  const whole = rows.reduce((sum, { size }) => sum + size, 0);
  return {
    total: sumAmounts(rows.map(({ amount }) => amount)),
    bonuses: rows
      .map((row) => ({
        ...row,
        share: toCents(row) < 0 ? undefined : toShare(row.size, whole),
      }))
      .sort((one, other) => toCents(other) - toCents(one)),
  };
}

/** Both totals of A §3, with their shares of each other's sum. */
export function toTotals({ totalBotBonus, totalPoolBonus }: AccountFigures) {
  const [bot, pool] = [toSize(totalBotBonus), toSize(totalPoolBonus)];
  return [
    {
      label: dashboardTexts.totalBotBonus,
      amount: totalBotBonus,
      size: bot,
      share: toShare(bot, bot + pool),
    },
    {
      label: dashboardTexts.totalPoolBonus,
      amount: totalPoolBonus,
      size: pool,
      share: toShare(pool, bot + pool),
    },
  ] as const;
}
