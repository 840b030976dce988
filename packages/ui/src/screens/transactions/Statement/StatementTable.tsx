import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { useFit } from '../../../components/DataList/useFit';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerSentence, ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { hidden } from '../../../theme/hidden';
import type { StatementEntry } from './statement';
import { transactionTitles } from '../../../text/columnTitles';
import { statementMessages, runningBalance } from './messages';
import { walletCredits, walletDebits } from '../../../text/charts/figures';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

interface StatementTableProps {
  /** Undefined while they load. */
  entries: readonly StatementEntry[] | undefined;
  /** A statement of all wallets shows each row's wallet. */
  walletShown: boolean;
}

const categories = 8;
const caption = statementMessages.statement;

/**
 * One row per transaction, which wraps over lines on phones and in narrow containers. Roles are explicit, because
 * some screen readers ignore a table with another display style.
 */
export function StatementTable({ entries, walletShown }: StatementTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = entries?.map(({ id }) => id).join('\n') ?? 'skeletons';
  const { needs } = useFit(box, rows, '');
  const titles = [
    transactionTitles.date,
    statementMessages.description,
    statementMessages.source,
    ...(walletShown ? [statementMessages.wallet] : []),
  ];
  const sums = [walletDebits, walletCredits, runningBalance].map((named) => named.title);
  return (
    <div ref={box} data-lined={needs === undefined ? undefined : true}>
      <Table role="table">
        <caption className={hidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <Heading key={title} role="columnheader" scope="col">
                {title}
              </Heading>
            ))}
            {sums.map((title) => (
              <Heading key={title} role="columnheader" scope="col" $sum>
                {title}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries
            ? entries.map((entry) => <Entry key={entry.id} entry={entry} walletShown={walletShown} />)
            : Array.from({ length: categories }, (_, index) => (
                <Row role="row" key={index}>
                  {[...titles, ...sums].map((title) => (
                    <Cell role="cell" key={title}>
                      <Skeleton />
                    </Cell>
                  ))}
                </Row>
              ))}
        </tbody>
      </Table>
    </div>
  );
}

function Entry({ entry, walletShown }: { entry: StatementEntry; walletShown: boolean }) {
  const { createdAt, note, source, wallet, direction, value, balance } = entry;
  return (
    <Row role="row">
      <Cell role="cell" $at="date">
        <Moment at={createdAt} form="dayTime" />
      </Cell>
      <Cell role="cell" $at="note">
        <ServerSentence>{note}</ServerSentence>
      </Cell>
      <Cell role="cell" $at="source">
        <ServerMessage>{source}</ServerMessage>
      </Cell>
      {walletShown && (
        <Cell role="cell" $at="wallet">
          <ServerMessage>{wallet}</ServerMessage>
        </Cell>
      )}
      <Cell role="cell" $at="debit">
        {direction === 'debit' && <Money figure="transactionAmount" value={value?.replace('-', '')} />}
      </Cell>
      <Cell role="cell" $at="credit">
        {direction === 'credit' && <Money figure="transactionAmount" value={value} />}
        {direction === undefined && <Money figure="transactionAmount" value={undefined} />}
      </Cell>
      <Cell role="cell" $at="balance">
        <Money figure={runningBalance.figure} value={balance} />
      </Cell>
    </Row>
  );
}

/** On phones, and where the sums do not fit a table (`data-lined`). Paper is as narrow, but always has a table. */
const asLines = (rules: ReturnType<typeof css>) => css`
  @media screen {
    ${media.phone} {
      ${rules}
    }
    [data-lined] & {
      ${rules}
    }
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.label};

  ${asLines(css`
    display: block;

    tbody {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `)}
  ${media.print} {
    font-size: 8.5pt;
  }
`;

const Heading = styled.th<{ $sum?: boolean }>`
  padding: ${space[1.5]} ${space[2]};
  border-block: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  text-align: ${({ $sum }) => ($sum ? 'end' : 'start')};
  white-space: nowrap;

  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  ${media.print} {
    font-size: 8pt;
  }
`;

const Row = styled.tr`
  border-block-end: ${border.hair} solid ${color.line};

  ${asLines(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  `)}
`;

type Container = 'date' | 'note' | 'source' | 'wallet' | 'debit' | 'credit' | 'balance';

/** In a wrapped row the text is at the start, and the amounts are at the end. */
const skeletonLines: Record<Container, string> = {
  note: '1 / 1',
  date: '2 / 1',
  source: '3 / 1',
  debit: '1 / 2',
  credit: '1 / 2',
  balance: '2 / 2',
  wallet: '3 / 2',
};
const sums: readonly Container[] = ['debit', 'credit', 'balance'];
/** Words break only below these widths. */
const leastWidths: Partial<Record<Container, string>> = { note: '8rem', source: '5.5rem', wallet: '5.5rem' };
/** A wrapped row has no column headings, so these label its amounts. */
const lineMessages: Partial<Record<Container, string>> = { debit: '−', credit: '+', balance: 'Balance ' };

const Cell = styled.td<{ $at?: Container }>`
  padding: ${space[1.5]} ${space[2]};
  vertical-align: baseline;
  text-align: ${({ $at = 'note' }) => (sums.includes($at) ? 'end' : 'start')};
  white-space: ${({ $at = 'note' }) => ($at === 'date' ? 'nowrap' : 'normal')};
  color: ${({ $at = 'note' }) => (['note', 'debit', 'credit'].includes($at) ? 'inherit' : color.inkMuted)};
  font-weight: ${({ $at = 'note' }) => (sums.includes($at) ? fontWeight.medium : 'inherit')};
  min-inline-size: ${({ $at = 'date' }) => leastWidths[$at] ?? 'auto'};
  overflow-wrap: anywhere;

  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  ${({ $at = 'note' }) =>
    asLines(css`
      grid-area: ${skeletonLines[$at]};
      min-inline-size: 0;
      padding: 0;
      text-align: ${['debit', 'credit', 'balance', 'wallet'].includes($at) ? 'end' : 'start'};

      &:not(:empty)::before {
        content: '${lineMessages[$at] ?? ''}';
      }
    `)}
`;
