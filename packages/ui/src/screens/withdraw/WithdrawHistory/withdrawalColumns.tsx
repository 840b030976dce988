import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { LongWords } from '../../../components/DataList/LongWords';
import { supportColumn } from '../../../components/DataList/supportColumn';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Money } from '../../../components/Money/Money';
import { Shortened } from '../../../components/Shortened/Shortened';
import { StatusPill, type StatusTone } from '../../../components/StatusPill/StatusPill';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { withdrawTexts } from '../../../text/messages';
import { hidden } from '../../../theme/hidden';
import { space } from '../../../tokens';
import { AccountCell } from './AccountCell';
import type { Withdrawal, WithdrawalStatus } from './WithdrawHistoryScreen.types';

const statuses: Record<WithdrawalStatus, [word: string, tone: StatusTone]> = {
  pending: [withdrawTexts.pending, 'neutral'],
  completed: [withdrawTexts.completed, 'good'],
  rejected: [withdrawTexts.rejected, 'bad'],
};

const methods = { bank: 'Bank', crypto: 'Crypto', none: noFigure } as const;

const currencyOf = ({ destination }: Withdrawal) => (destination.kind === 'bank' ? 'inr' : 'usd');

/** The server's own words (T2). */
const own = (text: string | undefined) => (text === undefined ? noFigure : <bdi>{text}</bdi>);

function statusOf({ status }: Withdrawal) {
  if (status === undefined) return noFigure;
  const [word, tone] = statuses[status];
  return <StatusPill tone={tone}>{word}</StatusPill>;
}

function scanOf({ explorer, code }: Withdrawal) {
  if (explorer === undefined) return noFigure;
  return (
    <Scan href={explorer}>
      View<span className={hidden}> {code} in the block explorer</span>
      <Icon name="external" />
    </Scan>
  );
}

const Scan = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${space[6]};
`;

function timeOf({ at }: Withdrawal) {
  const iso = isoDate(at);
  return iso === undefined ? noFigure : <time dateTime={iso}>{formatDate(at, 'slashDayTime')}</time>;
}

/** The twelve columns of B §2, in its order, and the way to support. */
export const withdrawalColumns = (
  onCopied: (confirmation: string) => void,
): readonly Column<Withdrawal>[] => [
  { id: 'code', title: 'Code', cell: ({ code }) => own(code), whole: true, card: 'title' },
  { id: 'method', title: 'Method', cell: ({ destination }) => methods[destination.kind], whole: true },
  { id: 'type', title: 'Type', cell: ({ type }) => own(type), whole: true },
  {
    id: 'hash',
    title: withdrawTexts.tnxHash,
    cell: ({ hash }) => (hash ? <Shortened text={hash} kind="hash" onCopied={onCopied} /> : noFigure),
    whole: true,
  },
  { id: 'scan', title: withdrawTexts.tnxHashScan, cell: scanOf, whole: true },
  {
    id: 'account',
    title: withdrawTexts.accountDetails,
    cell: ({ destination }) => <AccountCell destination={destination} onCopied={onCopied} />,
    whole: true,
    card: 'line',
  },
  {
    id: 'amountFrom',
    title: withdrawTexts.amountFrom,
    cell: ({ amountFrom }) => <Money value={amountFrom} />,
    numeric: true,
    card: 'amount',
  },
  {
    id: 'amountTo',
    title: withdrawTexts.amountTo,
    cell: (row) => <Money value={row.amountTo} currency={currencyOf(row)} />,
    numeric: true,
  },
  {
    id: 'netAmount',
    title: withdrawTexts.netAmount,
    cell: (row) => <Money value={row.netAmount} currency={currencyOf(row)} />,
    numeric: true,
    card: 'line',
  },
  {
    id: 'remarks',
    title: 'Remarks',
    cell: ({ remarks }) => (remarks === undefined ? noFigure : <LongWords>{remarks}</LongWords>),
  },
  { id: 'status', title: 'Status', cell: statusOf, whole: true, card: 'pill' },
  { id: 'at', title: withdrawTexts.actionTime, cell: timeOf, whole: true, card: 'line' },
  supportColumn(({ code }) => code),
];
