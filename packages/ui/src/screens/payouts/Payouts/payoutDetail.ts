import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { formatFigure } from '../../../text/figures/figure';
import { noFigure } from '../../../text/format/money';
import { payoutsTexts } from '../../../text/messages';
import type { Payout } from './payout';
import { payoutMessages as words } from './messages';
import { toReason } from './toReason';

// Pure: a bonus's texts, in its detail and in the two lines of a phone.

export const payoutStatus = ({ status }: Payout): RowStatus | undefined =>
  status && { word: payoutsTexts[status], variant: status === 'paid' ? 'good' : 'bad' };

export const toPayoutDetail = (row: Payout): RowDetailData => {
  const { amount, status, source, wallet, from } = row;
  return {
    kind: source || words.kind,
    code: row.code,
    amount: { figure: 'payoutAmount', value: amount },
    status: payoutStatus(row),
    meaning: from === undefined ? words.own : words.earnedBy({ username: from }),
    whereabouts:
      status === 'paid' && wallet !== ''
        ? words.isIn({ amount: formatFigure('payoutAmount', amount), wallet })
        : status === 'unpaid'
          ? words.notYet
          : undefined,
    reason: toReason(row),
    at: row.createdAt,
    related: row.related,
    support: row.support,
  };
};

export const toPayoutLines = (row: Payout): RowLines => ({
  icon: 'gift',
  what: row.source || discreet(row.description) || noFigure,
  amount: {
    figure: 'payoutAmount',
    value: row.amount,
    signed: true,
    tone: row.status === 'paid' ? 'good' : 'plain',
  },
  about: row.from ?? discreet(row.description),
  status: payoutStatus(row),
  at: row.createdAt,
});
