import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import { type DetailStep, type RowDetailData } from '../../../components/RowDetail/detailData';
import { describeReturn, takenBackStatus } from '../../../components/RowDetail/takenBack';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { formatFigure } from '../../../text/figures/figure';
import { transferTexts, withdrawTexts } from '../../../text/messages';
import { transferMessages as words } from './messages';
import type { Transfer, TransferStatus } from './transfer';

// Pure: a transfer's texts, in its detail and in the two lines of a phone.

const statuses: Record<TransferStatus, RowStatus> = {
  pending: { word: withdrawTexts.pending, variant: 'warn' },
  approved: { word: transferTexts.approved, variant: 'good' },
  rejected: { word: transferTexts.rejected, variant: 'bad' },
};

export const transferStatus = ({ status, takenBack }: Transfer): RowStatus | undefined =>
  takenBack ? takenBackStatus : status && statuses[status];

function toWhereabouts({ status, amount, netAmount, to, returnedTo }: Transfer): string | undefined {
  if (status === 'approved' && to !== undefined)
    return words.isIn({ amount: formatFigure('transferNet', netAmount ?? amount), wallet: to });
  return status === 'rejected' ? describeReturn(amount, returnedTo) : undefined;
}

function toMeaning({ status, comment, takenBack }: Transfer): string | undefined {
  if (status === undefined) return undefined;
  if (takenBack) return words.meaning.takenBack;
  if (status !== 'rejected' || comment === undefined) return words.meaning[status];
  const reason = discreet(comment);
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

function getSteps(row: Transfer): readonly DetailStep[] {
  const { status, at, from, to, amount, netAmount } = row;
  if (status === undefined) return [];
  const requested: DetailStep = { what: words.requested, note: from, at, done: true };
  if (status === 'rejected')
    return [requested, { what: transferStatus(row)?.word ?? transferTexts.rejected, done: true }];
  const note =
    to && words.arrivedIn({ wallet: to, amount: `+${formatFigure('transferNet', netAmount ?? amount)}` });
  return [requested, { what: words.arrived, note, done: status === 'approved' }];
}

export const toTransferDetail = (row: Transfer): RowDetailData => ({
  kind: words.title,
  code: row.code,
  amount: { figure: 'transferAmount', value: row.amount },
  status: transferStatus(row),
  meaning: toMeaning(row),
  whereabouts: toWhereabouts(row),
  steps: getSteps(row),
  at: row.at,
  form: { slashes: true },
  support: row.support,
});

export const toTransferLines = (row: Transfer): RowLines => ({
  icon: 'send',
  what: row.to === undefined ? words.title : words.to({ wallet: row.to }),
  amount: { figure: 'transferAmount', value: row.amount },
  about: row.from === undefined ? (row.type ?? '') : words.from({ wallet: row.from }),
  status: transferStatus(row),
  at: row.at,
});
