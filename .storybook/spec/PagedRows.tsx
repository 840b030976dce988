import { memo, useState } from 'react';
import type { Column } from '../../packages/ui/src/components/DataList/column';
import { DataList } from '../../packages/ui/src/components/DataList/DataList';
import { Pagination } from '../../packages/ui/src/components/Pagination/Pagination';
import { Found, Rows } from './Page.styles';

interface PagedRowsProps<Row> {
  /** Of one row and of several: `clause`, `clauses`. */
  noun: readonly [one: string, many: string];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** All that was found; others begin at their first page. */
  rows: readonly Row[];
}

const perPage = 50;

function Paged<Row>({ noun: [one, many], columns, rowKey, rows }: PagedRowsProps<Row>) {
  const [place, setPlace] = useState({ rows, page: 1 });
  const page = place.rows === rows ? place.page : 1;
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  return (
    <Rows>
      <DataList
        caption={many}
        columns={columns}
        rowKey={rowKey}
        rows={{ state: 'ready', data: shown }}
        empty={{ title: `No ${one} is like that` }}
        bar={<Found role="status">{`${rows.length} ${rows.length === 1 ? one : many}`}</Found>}
        footer={
          <Pagination
            page={page}
            lastPage={Math.max(1, Math.ceil(rows.length / perPage))}
            from={rows.length === 0 ? 0 : from + 1}
            to={from + shown.length}
            total={rows.length}
            onPage={(next) => setPlace({ rows, page: next })}
          />
        }
      />
    </Rows>
  );
}

/** Fifty rows at a time, drawn again only when others were found: what is typed in a search does not wait for them. */
export const PagedRows = memo(Paged) as typeof Paged;
