import { useRef } from 'react';
import { hidden } from '../../theme/hidden';
import { useOverflow } from '../Dialog/useOverflow';
import { Skeleton } from '../Skeleton/Skeleton';
import { Cell, Heading, Scroller, Table } from './ListTable.styles';
import type { Column } from './column';
import type { RowsProps } from './rows';

function lookOf<Row>({ numeric = false, whole = false }: Column<Row>, place: number) {
  return { $numeric: numeric, $whole: whole, $quiet: place > 0 && !numeric };
}

/** The list as a table. Too wide for its place, it scrolls in itself and can be focused to do so. */
export function ListTable<Row>({ caption, columns, rowKey, isCurrent, rows }: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const wide = useOverflow(box, 'inline', true, rows);
  return (
    <Scroller
      ref={box}
      {...(wide && { tabIndex: 0, role: 'group', 'aria-label': caption, 'data-wide': true })}
    >
      <Table>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} scope="col" $numeric={column.numeric ?? false}>
                {column.title}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          {typeof rows === 'number'
            ? Array.from({ length: rows }, (_, place) => (
                <tr key={place}>
                  {columns.map((column) => (
                    <Cell key={column.id} {...lookOf(column, 1)}>
                      <Skeleton />
                    </Cell>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} aria-current={isCurrent?.(row) || undefined}>
                  {columns.map((column, place) => (
                    <Cell
                      key={column.id}
                      as={place === 0 ? 'th' : 'td'}
                      {...(place === 0 && { scope: 'row' })}
                      {...lookOf(column, place)}
                    >
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
