import { decimalText, multiplyDecimals, parseDecimal } from '../../../../text/format/decimal';
import { formatFigure } from '../../../../text/figures/figure';
import { formatCount } from '../../../../text/format/money';
import { weakerLegMessages } from './messages';
import type { Amount } from '../WalletCard';
import { formatFigureCount } from '../../../../text/figures/figure';

export interface CommunityFigures {
  /** Whole numbers. Absent shows '--'. */
  leftCount?: number | undefined;
  rightCount?: number | undefined;
  /** The bots on both legs. Absent where the server does not send them (D113). */
  bots?: { left: number; right: number; pairBonus: Amount } | undefined;
  matchingPairs?: number | undefined;
  referrals?: number | undefined;
  paidReferrals?: number | undefined;
  /** Empty or absent shows '--' (A §3). */
  sponsor?: string | undefined;
}

/**
 * What the weaker leg lacks: bots for pairs and their value, to the cent, where the server sends bot counts (D113).
 * Otherwise it counts members, and it is '' for unknown counts and two empty legs.
 */
export function legSentence({ leftCount, rightCount, bots }: CommunityFigures): string {
  if (bots && bots.left + bots.right > 0) {
    if (bots.left === bots.right) return weakerLegMessages.equalBots;
    const lacking = Math.abs(bots.left - bots.right);
    const each = parseDecimal(bots.pairBonus ?? '');
    const sum = each && multiplyDecimals(each, { units: BigInt(lacking), decimals: 0 });
    const bring =
      sum && sum.units > 0n
        ? weakerLegMessages.bring({ amount: formatFigure('waitingPairsWorth', decimalText(sum)) })
        : '';
    return weakerLegMessages.lacksBots({
      leg: getSide(bots.right, bots.left),
      count: formatFigureCount(bots.left > bots.right ? 'leftBotsWaiting' : 'rightBotsWaiting', lacking),
      earning: bring,
    });
  }
  if (leftCount === undefined || rightCount === undefined || leftCount + rightCount <= 0) return '';
  if (leftCount === rightCount) return weakerLegMessages.equalMembers;
  return weakerLegMessages.lacksMembers({
    leg: getSide(leftCount, rightCount),
    count: formatCount(Math.abs(leftCount - rightCount)),
  });
}

const getSide = (left: number, right: number) => weakerLegMessages.legs[left < right ? 'left' : 'right'];
