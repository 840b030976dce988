import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { formatUtc } from '../../../text/format/utc';
import { hidden } from '../../../theme/hidden';
import type { StatementEntry } from './statement';
import { Cell, Heading, Row, Table } from './StatementTable.styles';

interface StatementTableProps {
  /** Undefined while they are on their way. */
  entries: readonly StatementEntry[] | undefined;
  /** A statement of all wallets says which one moved. */
  walletShown: boolean;
}

const places = 8;

/**
 * A row a movement, as in a bank's book. Phones break each row over lines; roles are spelled out, because a table that
 * is drawn otherwise is none to some screen readers.
 */
export function StatementTable({ entries, walletShown }: StatementTableProps) {
  const titles = ['Date', 'Description', 'Source', ...(walletShown ? ['Wallet'] : [])];
  const sums = ['Debit', 'Credit', 'Balance'];
  return (
    <Table role="table">
      <caption className={hidden}>Statement</caption>
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
          : Array.from({ length: places }, (_, place) => (
              <Row role="row" key={place}>
                {[...titles, ...sums].map((title) => (
                  <Cell role="cell" key={title}>
                    <Skeleton />
                  </Cell>
                ))}
              </Row>
            ))}
      </tbody>
    </Table>
  );
}

function Entry({ entry, walletShown }: { entry: StatementEntry; walletShown: boolean }) {
  const { createdAt, note, source, wallet, direction, value, balance } = entry;
  return (
    <Row role="row">
      <Cell role="cell" $at="date">
        <time dateTime={isoDate(createdAt)}>{formatUtc(createdAt)}</time>
      </Cell>
      <Cell role="cell" $at="note">
        <bdi>{note || noFigure}</bdi>
      </Cell>
      <Cell role="cell" $at="source">
        <bdi>{source || noFigure}</bdi>
      </Cell>
      {walletShown && (
        <Cell role="cell" $at="wallet">
          <bdi>{wallet || noFigure}</bdi>
        </Cell>
      )}
      <Cell role="cell" $at="debit">
        {direction === 'debit' && <Money value={value?.replace('-', '')} />}
      </Cell>
      <Cell role="cell" $at="credit">
        {direction === 'credit' && <Money value={value} />}
        {direction === undefined && <Money value={undefined} />}
      </Cell>
      <Cell role="cell" $at="balance">
        <Money value={balance} />
      </Cell>
    </Row>
  );
}
