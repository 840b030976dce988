import { type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { keepFigures } from '../../text/format/keepFigures';
import { noFigure } from '../../text/format/money';
import { hidden } from '../../theme/hidden';
import { Skeleton } from '../Skeleton/Skeleton';
import { border, control, media, radius } from '../../tokens';
import { Cell, Heading, Shared, Table, Under } from './ListTable.styles';
import { getHosted, getNarrowCell, getOpener, type Column } from './column';
import { toRowName } from './rowLines';
import type { RowsProps } from './rows';

interface OpenerCellProps {
  /** The row's id, to restore the focus. */
  id: string;
  /** Whether the row's detail is open. */
  open: boolean;
  /** Tells the row from others, after the cell's own words. */
  name: string;
  /** The content of the cell. */
  children: ReactNode;
}

/** The row's name as the button that opens its detail. The row handles the press. */
function OpenerCell({ id, open, name, children }: OpenerCellProps) {
  const own = useId();
  return (
    <Opener
      type="button"
      id={own}
      data-opener={id}
      aria-expanded={open}
      {...(name !== '' && { 'aria-label': name, 'aria-labelledby': `${own}-cell ${own}` })}
    >
      <span id={`${own}-cell`}>{children}</span>
    </Opener>
  );
}

const Opener = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.tiny};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: inherit;
  white-space: inherit;

  &:focus-visible {
    outline-offset: ${border.focus};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

/**
 * Whether a press was on a control or on text in the row, which does not open it. The button that opens the
 * row counts as the row.
 */
function isOnControl({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return true;
  const control = target.closest('a, button, input, label, summary');
  if (control) return !control.hasAttribute('data-opener');
  return getSelection()?.type === 'Range';
}

interface ListTableProps<Row> extends RowsProps<Row> {
  /** The ids of the columns hidden for lack of room. */
  gone: ReadonlySet<string>;
  /** The ids of the columns that share another's. */
  folded: readonly string[];
  /** Every column, also the hidden ones. */
  all: readonly Column<Row>[];
}

function getLook<Row>({ numeric = false, whole = false }: Column<Row>, index: number) {
  return { $numeric: numeric, $whole: whole, $quiet: index > 0 && !numeric };
}

/** The list as a table. A press anywhere on a row opens its detail; the first cell has its button. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, all, rowKey, isCurrent, opening, rows, lines, gone, folded } = props;
  const opener = opening && getOpener(columns);
  const hosted = getHosted(all, gone, folded);
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
              {hosted.get(column.id)?.map(({ id, title }) => (
                <Shared key={id}> {title}</Shared>
              ))}
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
                  onClick: (event) => isOnControl(event) || opening.onOpen(row),
                })}
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.id}
                    as={index === 0 ? 'th' : 'td'}
                    {...(index === 0 && { scope: 'row' })}
                    {...getLook(column, index)}
                  >
                    {opening && column === opener ? (
                      <OpenerCell
                        id={String(rowKey(row))}
                        open={opening.isOpen(row)}
                        name={lines ? toRowName(lines(row), column.opens === 'named') : ''}
                      >
                        {keepFigures(column.cell(row))}
                      </OpenerCell>
                    ) : (
                      keepFigures(column.cell(row))
                    )}
                    {hosted
                      .get(column.id)
                      ?.filter(({ id }) => gone.has(id))
                      .map((other) => ({ id: other.id, cell: getNarrowCell(other, row) }))
                      // Without a value the line would only make the row higher.
                      .filter(({ cell }) => cell !== noFigure)
                      .map(({ id, cell }) => (
                        <Under key={id} $numeric={column.numeric ?? false}>
                          {keepFigures(cell)}
                        </Under>
                      ))}
                  </Cell>
                ))}
              </tr>
            ))}
      </tbody>
    </Table>
  );
}
