import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { LongText } from '../../../components/DataList/LongText';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Moment } from '../../../components/Moment/Moment';
import { ServerSentence, ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Shortened } from '../../../components/Shortened/Shortened';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { methodMessages, withdrawalTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import { hidden } from '../../../theme/hidden';
import { color, fontFamily, fontSize, space } from '../../../tokens';
import { toMoneyColumn } from '../../../components/DataList/figureColumn';
import { withdrawalFrom, withdrawalNet, withdrawalTo } from '../../../text/figures/listFigures';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { NetworkBadge } from '../../../components/NetworkBadge/NetworkBadge';
import { toAccount, getCurrency, withdrawalStatus } from './withdrawalDetail';
import type { Withdrawal } from './withdrawal';
import { withdrawalMessages } from './messages';

/** The destination of a withdrawal, with nothing shortened. */
function WholeAccount({ destination }: { destination: Destination }) {
  switch (destination.kind) {
    case 'none':
      return noFigure;
    case 'crypto':
      return (
        <>
          <Code translate="no">{destination.address}</Code>{' '}
          {destination.network !== undefined && <NetworkBadge>{destination.network}</NetworkBadge>}
        </>
      );
    case 'bank': {
      const { account, holder, bank, ifsc } = destination;
      return (
        <>
          {account ?? noFigure}
          {[holder, bank, ifsc].map((part) => part !== undefined && <Line key={part}>{part}</Line>)}
        </>
      );
    }
  }
}

const Code = styled.bdi`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
`;

const Line = styled.bdi.attrs({ translate: 'no' })`
  display: block;
`;

interface AccountCellProps {
  destination: Destination;
  onCopy: (confirmation: string) => void;
}

/** The destination of a withdrawal: the address with its network, or the bank account. */
function AccountCell({ destination, onCopy }: AccountCellProps) {
  switch (destination.kind) {
    case 'none':
      return noFigure;
    case 'crypto':
      return (
        <Lines>
          <span>
            <Shortened text={destination.address} kind="address" onCopy={onCopy} />
          </span>
          {destination.network !== undefined && (
            <span>
              <NetworkBadge>{destination.network}</NetworkBadge>
            </span>
          )}
        </Lines>
      );
    case 'bank': {
      const { holder, bank, account, ifsc } = destination;
      const branch = [bank, ifsc].filter((part) => part !== undefined).join(' · ');
      return (
        <Lines>
          <span translate="no">{account ?? noFigure}</span>
          {holder !== undefined && <bdi translate="no">{holder}</bdi>}
          {branch !== '' && <bdi translate="no">{branch}</bdi>}
        </Lines>
      );
    }
  }
}

/* The lines align with their container: at the start in a table, at the end on a card. */
const Lines = styled.span`
  display: inline-block;
  overflow-wrap: anywhere;
  white-space: normal;

  > * {
    display: block;
  }
  > bdi {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
`;

/** The columns that the list shows. Its file has each of them, or a reason. */
export type WithdrawalColumnId =
  | 'code'
  | 'method'
  | 'type'
  | 'hash'
  | 'scan'
  | 'account'
  | 'amountFrom'
  | 'amountTo'
  | 'netAmount'
  | 'remarks'
  | 'status'
  | 'at';

function toStatus(row: Withdrawal) {
  const status = withdrawalStatus(row);
  return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
}

function toScan({ explorer, code }: Withdrawal) {
  if (explorer === undefined) return noFigure;
  return (
    <Scan href={explorer}>
      {withdrawalMessages.view}
      <span className={hidden}> {withdrawalMessages.viewInExplorer({ code: code ?? '' })}</span>
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

/** Both amounts are the same figure in dollars. */
const toCurrency = (row: Withdrawal) => ({ currency: getCurrency(row) }) as const;

const isUnconverted = (row: Withdrawal) =>
  getCurrency(row) === 'usd' && row.amountFrom !== undefined && row.amountFrom === row.amountTo;

/** The twelve columns of B §2, in order. */
export const withdrawalColumns = (
  onCopy: (confirmation: string) => void,
): readonly Column<Withdrawal, WithdrawalColumnId>[] => [
  {
    id: 'code',
    title: withdrawalTitles.code,
    cell: ({ code }) => <Verbatim>{code}</Verbatim>,
    copied: ({ code }) => code,
    whole: true,
  },
  {
    id: 'method',
    title: withdrawalTitles.method,
    cell: ({ method }) => (method === undefined ? noFigure : methodMessages[method]),
    leaves: { turn: 7, under: 'code' },
    whole: true,
  },
  {
    id: 'type',
    title: withdrawalTitles.type,
    cell: ({ type }) => <ServerMessage>{type}</ServerMessage>,
    leaves: { turn: 2, under: 'method' },
  },
  {
    id: 'hash',
    title: withdrawalTitles.hash,
    cell: ({ hash }) => (hash ? <Shortened text={hash} kind="hash" onCopy={onCopy} /> : noFigure),
    full: ({ hash }) => <Verbatim>{hash}</Verbatim>,
    copied: ({ hash }) => hash,
    leaves: { turn: 5, under: 'code' },
    whole: true,
  },
  { id: 'scan', title: withdrawalTitles.scan, cell: toScan, leaves: { turn: 1, under: 'code' }, whole: true },
  {
    id: 'account',
    title: withdrawalTitles.account,
    cell: ({ destination }) => <AccountCell destination={destination} onCopy={onCopy} />,
    full: ({ destination }) => <WholeAccount destination={destination} />,
    copied: ({ destination }) => toAccount(destination),
    leaves: { turn: 6, under: 'code' },
    whole: true,
  },
  {
    id: 'amountFrom',
    ...toMoneyColumn(withdrawalFrom, ({ amountFrom }) => amountFrom),
  },
  {
    id: 'amountTo',
    ...toMoneyColumn(withdrawalTo, ({ amountTo }) => amountTo, toCurrency),
    leaves: { turn: 8, under: 'amountFrom' },
    sameAs: { column: 'amountFrom', holds: isUnconverted },
  },
  {
    id: 'netAmount',
    ...toMoneyColumn(withdrawalNet, ({ netAmount }) => netAmount, toCurrency),
    leaves: { turn: 4, under: 'amountTo' },
  },
  {
    id: 'remarks',
    title: withdrawalTitles.remarks,
    cell: ({ remarks }) => (remarks === undefined ? noFigure : <LongText>{remarks}</LongText>),
    full: ({ remarks }) => <ServerSentence>{remarks}</ServerSentence>,
    leaves: { turn: 3, under: 'status' },
  },
  {
    id: 'status',
    title: withdrawalTitles.status,
    cell: toStatus,
    whole: true,
  },
  {
    id: 'at',
    title: withdrawalTitles.at,
    cell: ({ at }) => <Moment at={at} form="slashDayTime" />,
    whole: true,
  },
];
