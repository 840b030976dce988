import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { LongWords } from '../../../components/DataList/LongWords';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerSentence } from '../../../components/ServerWords/ServerSentence';
import { ServerWords } from '../../../components/ServerWords/ServerWords';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { Shortened } from '../../../components/Shortened/Shortened';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { methodWords, withdrawalTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import { hidden } from '../../../theme/hidden';
import { space } from '../../../tokens';
import { AccountCell } from './AccountCell';
import { accountOf, currencyOf, wayOf, withdrawalStatus } from './withdrawalDetail';
import { WholeAccount } from './WholeAccount';
import type { Withdrawal } from './WithdrawHistoryScreen.types';
import { withdrawalWords } from './withdrawalWords';

function statusOf(row: Withdrawal) {
  const status = withdrawalStatus(row);
  return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
}

function scanOf({ explorer, code }: Withdrawal) {
  if (explorer === undefined) return noFigure;
  return (
    <Scan href={explorer}>
      {withdrawalWords.view}
      <span className={hidden}> {withdrawalWords.viewInExplorer(code ?? '')}</span>
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

/** The twelve columns of B §2, in its order. */
export const withdrawalColumns = (
  onCopied: (confirmation: string) => void,
): readonly Column<Withdrawal>[] => [
  {
    id: 'code',
    title: withdrawalTitles.code,
    cell: ({ code }) => <Verbatim>{code}</Verbatim>,
    under: { column: 'account', text: wayOf },
    copied: ({ code }) => code,
    whole: true,
    card: 'title',
  },
  {
    id: 'method',
    title: withdrawalTitles.method,
    cell: ({ method }) => (method === undefined ? noFigure : methodWords[method]),
    leaves: 5,
    whole: true,
  },
  {
    id: 'type',
    title: withdrawalTitles.type,
    cell: ({ type }) => <ServerWords>{type}</ServerWords>,
    leaves: 6,
  },
  {
    id: 'hash',
    title: withdrawalTitles.hash,
    cell: ({ hash }) => (hash ? <Shortened text={hash} kind="hash" onCopied={onCopied} /> : noFigure),
    full: ({ hash }) => <Verbatim>{hash}</Verbatim>,
    copied: ({ hash }) => hash,
    leaves: 2,
    whole: true,
  },
  { id: 'scan', title: withdrawalTitles.scan, cell: scanOf, leaves: 1, whole: true },
  {
    id: 'account',
    title: withdrawalTitles.account,
    cell: ({ destination }) => <AccountCell destination={destination} onCopied={onCopied} />,
    full: ({ destination }) => <WholeAccount destination={destination} />,
    copied: ({ destination }) => accountOf(destination),
    leaves: 4,
    whole: true,
    card: 'line',
  },
  {
    id: 'amountFrom',
    title: withdrawalTitles.amountFrom,
    cell: ({ amountFrom }) => <Money value={amountFrom} />,
    numeric: true,
    card: 'amount',
  },
  {
    id: 'amountTo',
    title: withdrawalTitles.amountTo,
    cell: (row) => <Money value={row.amountTo} currency={currencyOf(row)} />,
    leaves: 7,
    numeric: true,
  },
  {
    id: 'netAmount',
    title: withdrawalTitles.netAmount,
    cell: (row) => <Money value={row.netAmount} currency={currencyOf(row)} />,
    leaves: 8,
    numeric: true,
    card: 'line',
  },
  {
    id: 'remarks',
    title: withdrawalTitles.remarks,
    cell: ({ remarks }) => (remarks === undefined ? noFigure : <LongWords>{remarks}</LongWords>),
    full: ({ remarks }) => <ServerSentence>{remarks}</ServerSentence>,
    leaves: 3,
  },
  { id: 'status', title: withdrawalTitles.status, cell: statusOf, whole: true, card: 'pill' },
  {
    id: 'at',
    title: withdrawalTitles.at,
    cell: ({ at }) => <Moment at={at} form="slashDayTime" />,
    whole: true,
    card: 'line',
  },
];
