import { keepFigures } from '../../text/format/keepFigures';
import { hidden } from '../../theme/hidden';
import { Skeleton } from '../Skeleton/Skeleton';
import { Cell, Heading, Table, Under } from './ListTable.styles';
import { getOpener, type Column } from './column';
import { OpenerCell } from './OpenerCell';
import { isOnControl } from './isOnControl';
import type { RowsProps } from './rows';

interface ListTableProps<Row> extends RowsProps<Row> {
  /** The ids of the columns hidden for lack of room. */
  gone: ReadonlySet<string>;
}

function getLook<Row>({ numeric = false, whole = false }: Column<Row>, index: number) {
  return { $numeric: numeric, $whole: whole, $quiet: index > 0 && !numeric };
}

/** The list as a table. A press anywhere on a row opens its detail; the first cell has its button. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rowKey, isCurrent, opening, rows, gone } = props;
  const opener = opening && getOpener(columns);
  return (
    <Table>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading
              key={column.id}
              scope="col"
              data-column={column.id}
              $numeric={column.numeric ?? false}
              $wraps={column.wraps ?? false}
            >
              {column.title}
            </Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {typeof rows === 'number'
          ? Array.from({ length: rows }, (_, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <Cell key={column.id} {...getLook(column, 1)}>
                    <Skeleton />
                  </Cell>
                ))}
              </tr>
            ))
          : rows.map((row) => (
              <tr
                key={rowKey(row)}
                aria-current={isCurrent?.(row) || undefined}
                {...(opening && {
                  'data-opens': true,
                  'data-open': opening.isOpen(row) || undefined,
                  onClick: (event) => isOnControl(event) || opening.onOpened(row),
                })}
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.id}
                    as={index === 0 ? 'th' : 'td'}
                    {...(index === 0 && { scope: 'row' })}
                    {...getLook(column, index)}
                  >
                    {opening && column.id === opener ? (
                      <OpenerCell id={String(rowKey(row))} open={opening.isOpen(row)}>
                        {keepFigures(column.cell(row))}
                      </OpenerCell>
                    ) : (
                      keepFigures(column.cell(row))
                    )}
                    {column.under && gone.has(column.under.column) && (
                      <Under $numeric={column.numeric ?? false}>{keepFigures(column.under.text(row))}</Under>
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
      </tbody>
    </Table>
  );
}
