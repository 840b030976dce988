import { decimalText, multiplyDecimals, parseDecimal } from '../../../../text/format/decimal';
import { formatCount, formatMoney } from '../../../../text/format/money';
import type { CommunityFigures } from '../DashboardScreen.types';
import { weakerLegWords } from './weakerLegWords';

/**
 * What the weaker leg lacks, in a sentence: bots for pairs and what those bring, to the cent, where the server says how
 * many bots there are (D113); else members. '' where nothing is known, and for two legs without anybody.
 */
export function legSentence({ leftCount, rightCount, bots }: CommunityFigures): string {
  if (bots && bots.left + bots.right > 0) {
    if (bots.left === bots.right) return weakerLegWords.equalBots;
    const lacking = Math.abs(bots.left - bots.right);
    const each = parseDecimal(bots.pairBonus ?? '');
    const sum = each && multiplyDecimals(each, { units: BigInt(lacking), places: 0 });
    const bring = sum && sum.units > 0n ? weakerLegWords.bring(formatMoney(decimalText(sum))) : '';
    return weakerLegWords.lacksBots(sideOf(bots.left, bots.right), formatCount(lacking), bring);
  }
  if (leftCount === undefined || rightCount === undefined || leftCount + rightCount <= 0) return '';
  if (leftCount === rightCount) return weakerLegWords.equalMembers;
  return weakerLegWords.lacksMembers(
    sideOf(leftCount, rightCount),
    formatCount(Math.abs(leftCount - rightCount)),
  );
}

const sideOf = (left: number, right: number) => weakerLegWords.legs[left < right ? 'left' : 'right'];
