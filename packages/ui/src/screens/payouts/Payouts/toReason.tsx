import type { RowDetailData } from '../../../components/RowDetail/detailData';
import { Money } from '../../../components/Money/Money';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { formatCount } from '../../../text/format/money';
import { percentMessages } from '../../../text/percentMessages';
import { payoutMessages as words, payoutMessages } from './messages';
import type { Payout } from './payout';
import { nameFigure } from '../../../text/figures/figure';

// The name of what a bonus is a part of.

const bonusBase = nameFigure('bonusBase', payoutMessages.base);

const count = (value: number | undefined) => value !== undefined && formatCount(value);

/** What a bonus was calculated from, part by part. Undefined where the server sends none (D113). */
export function toReason({ why, source }: Payout): RowDetailData['reason'] {
  if (!why) return undefined;
  const { base, rate, level, pair, purchase } = why;
  const facts = [
    { id: 'rule', title: words.rule, value: source && <ServerMessage>{source}</ServerMessage> },
    {
      id: 'purchase',
      title: words.purchase,
      value: purchase !== undefined && <ServerMessage>{purchase}</ServerMessage>,
    },
    {
      id: 'base',
      title: bonusBase.title,
      value: base !== undefined && <Money figure={bonusBase.figure} value={base} />,
    },
    { id: 'rate', title: words.rate, value: rate !== undefined && percentMessages.of({ percent: rate }) },
    { id: 'level', title: words.level, value: count(level) },
    { id: 'pair', title: words.pair, value: count(pair) },
  ];
  return { title: words.why, facts: facts.filter(({ value }) => Boolean(value)) };
}
