import { memo, useState, type ReactNode } from 'react';
import type { Column } from '../../../packages/ui/src/components/DataList/column';
import { DataList } from '../../../packages/ui/src/components/DataList/DataList';
import type { RowLines } from '../../../packages/ui/src/components/DataList/rowLines';
import { Pagination } from '../../../packages/ui/src/components/Pagination/Pagination';
import { Found, Group, Rows } from './Page.styles';

/** The heading of a group of rows. */
export interface Heading {
  /** Unique, and read out before the rows. */
  id: string;
  /** Its visible content, with an `h2`. */
  head: ReactNode;
}

interface PagedRowsProps<Row> {
  /** The singular and plural for rows: `section`, `sections`. */
  noun: readonly [one: string, many: string];
  columns: readonly Column<Row>[];
  /** The two lines of a row on phones. */
  toLines: (row: Row) => RowLines;
  rowKey: (row: Row) => string;
  /**
   * Returns a row's heading. Neighbours with the same heading share it; without this function the rows are one list.
   */
  getHeading?: ((row: Row) => Heading) | undefined;
  /** All matching rows. A change returns to the first page. */
  rows: readonly Row[];
}

const perPage = 50;

interface Block<Row> {
  heading?: Heading | undefined;
  rows: Row[];
}

/** Groups rows by heading. Without matches there is one block, for the message. */
function getBlocks<Row>(rows: readonly Row[], getHeading?: (row: Row) => Heading): Block<Row>[] {
  const blocks = new Map<string, Block<Row>>();
  for (const row of rows) {
    const heading = getHeading?.(row);
    const block = blocks.get(heading?.id ?? '') ?? { heading, rows: [] };
    block.rows.push(row);
    blocks.set(heading?.id ?? '', block);
  }
  return blocks.size > 0 ? [...blocks.values()] : [{ rows: [] }];
}

function Paged<Row>({ noun: [one, many], columns, toLines, rowKey, getHeading, rows }: PagedRowsProps<Row>) {
  const [entry, setEntry] = useState({ rows, page: 1 });
  const page = entry.rows === rows ? entry.page : 1;
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  const found = <Found role="status">{`${rows.length} ${rows.length === 1 ? one : many}`}</Found>;
  const pages = (
    <Pagination
      page={page}
      lastPage={Math.max(1, Math.ceil(rows.length / perPage))}
      from={rows.length === 0 ? 0 : from + 1}
      to={from + shown.length}
      total={rows.length}
      end={from + shown.length < rows.length ? 'continues' : 'complete'}
      onPage={(next) => setEntry({ rows, page: next })}
    />
  );
  const around = getHeading === undefined ? { bar: found, footer: pages } : {};
  return (
    <Rows $headless={getHeading !== undefined}>
      {getHeading && found}
      {getBlocks(shown, getHeading).map(({ heading, rows: own }) => (
        <Group key={heading?.id ?? ''}>
          {heading?.head}
          <DataList
            caption={heading ? `${heading.id}: ${many}` : many}
            columns={columns}
            lines={toLines}
            detail={(row) => ({ kind: toLines(row).what })}
            rowKey={rowKey}
            rows={{ state: 'ready', data: own }}
            empty={{ title: `No ${one} is like that` }}
            {...around}
          />
        </Group>
      ))}
      {getHeading && pages}
    </Rows>
  );
}

/** Shows fifty rows at a time and rerenders only for new matches, so a search doesn't delay typing. */
export const PagedRows = memo(Paged) as typeof Paged;
