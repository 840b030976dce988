import { useRef } from 'react';
import { useFit } from '../../../components/DataList/useFit';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerSentence, ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { hidden } from '../../../theme/hidden';
import type { StatementEntry } from './statement';
import { Cell, Heading, Row, Table } from './StatementTable.styles';
import { transactionTitles } from '../../../text/columnTitles';
import { statementMessages } from './messages';
import { walletCredits, walletDebits } from '../../../text/charts/figures';
import { runningBalance } from './figures';

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
