import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { type DetailStep, type RowDetailData } from '../../../components/RowDetail/detailData';
import { describeReturn, takenBackStatus } from '../../../components/RowDetail/takenBack';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { briefAddress } from '../../../text/format/address';
import { formatFigure } from '../../../text/figures/figure';
import { describeWait } from '../../../text/waits/usualWait';
import { withdrawTexts } from '../../../text/messages';
import { withdrawalMessages as words } from './messages';
import type { Withdrawal, WithdrawalStatus } from './withdrawal';

// Pure: a withdrawal's texts, in its detail and in the two lines of a phone.

const statuses: Record<WithdrawalStatus, RowStatus> = {
  pending: { word: withdrawTexts.pending, variant: 'warn' },
  completed: { word: withdrawTexts.completed, variant: 'good' },
  rejected: { word: withdrawTexts.rejected, variant: 'bad' },
};

export const withdrawalStatus = ({ status, takenBack }: Withdrawal): RowStatus | undefined =>
  takenBack ? takenBackStatus : status && statuses[status];

/** A bank receives rupees, and every other method dollars. */
export const getCurrency = ({ method }: Withdrawal) => (method === 'bank' ? 'inr' : 'usd');

/** The address or the account number. */
export function toAccount(destination: Destination): string | undefined {
  if (destination.kind === 'crypto') return destination.address;
  return destination.kind === 'bank' ? destination.account : undefined;
}

/** The destination in short: a whole account number, or the two ends of an address. */
function shortAccount(destination: Destination): string | undefined {
  const account = toAccount(destination);
  return destination.kind === 'crypto' ? briefAddress(account ?? '') : account;
}

/** The status shows that it was sent. Only the server knows where the money of a rejected one is (D127). */
function toWhereabouts(row: Withdrawal): string | undefined {
  if (row.status === 'completed')
    return words.sentTo({
      amount: formatFigure('withdrawalNet', row.netAmount, { currency: getCurrency(row) }),
    });
  return row.status === 'rejected' ? describeReturn(row.amountFrom, row.returnedTo) : undefined;
}

/** The operator's reason comes first, if there is one. A pending one says how long it usually takes. */
function toMeaning(row: Withdrawal, wait: UsualWait): string | undefined {
  const { status, remarks, takenBack } = row;
  if (status === undefined) return undefined;
  if (takenBack) return words.meaning.takenBack;
  if (status === 'pending')
    return [words.meaning.pending, describeWait(row, wait.usual, wait.now)].filter(Boolean).join(' ');
  return status === 'rejected' && remarks !== undefined
    ? asSentence(discreet(remarks))
    : words.meaning[status];
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function getSteps(row: Withdrawal): readonly DetailStep[] {
  const { status, at } = row;
  if (status === undefined) return [];
  const requested: DetailStep = { what: words.requested, at, done: true };
  if (status === 'rejected')
    return [requested, { what: withdrawalStatus(row)?.word ?? withdrawTexts.rejected, done: true }];
  return [requested, { what: words.sent, note: shortAccount(row.destination), done: status === 'completed' }];
}

/** In ms: the usual wait of the member's own withdrawals, if there are enough, and the time of now. */
export interface UsualWait {
  usual: number | undefined;
  now: number;
}

export const toWithdrawalDetail = (row: Withdrawal, wait: UsualWait): RowDetailData => ({
  kind: words.kind,
  code: row.code,
  amount: { figure: 'withdrawalFrom', value: row.amountFrom },
  status: withdrawalStatus(row),
  meaning: toMeaning(row, wait),
  whereabouts: toWhereabouts(row),
  steps: getSteps(row),
  at: row.at,
  form: { slashes: true },
  support: row.support,
});

export const toWithdrawalLines = (row: Withdrawal): RowLines => ({
  icon: 'withdraw',
  what: words.to({ account: shortAccount(row.destination) }),
  amount: { figure: 'withdrawalFrom', value: row.amountFrom },
  about: row.type ?? row.code ?? '',
  status: withdrawalStatus(row),
  at: row.at,
});
