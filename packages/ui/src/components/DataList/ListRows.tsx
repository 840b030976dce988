import { useRef } from 'react';
import { getFolded, isShownUnder, leavingOrder } from './column';
import { ListLines } from './ListLines';
import { ListTable } from './ListTable';
import { Container } from './ListTable.styles';
import type { RowsProps } from './rows';
import { useFit } from './useFit';
import { usePhone } from './usePhone';

/**
 * The rows in the layout that fits: a table, else lines. A column is hidden only if a detail or another column
 * shows it.
 */
export function ListRows<Row>(props: RowsProps<Row>) {
  const { columns: all, rows, rowKey, opening } = props;
  const folded = getFolded(all, typeof rows === 'number' ? [] : rows);
  const columns = all.filter(({ id }) => !folded.includes(id));
  const box = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const order = leavingOrder(columns.filter((column) => opening !== undefined || isShownUnder(column)));
  const keys = typeof rows === 'number' ? 'skeletons' : rows.map((row) => rowKey(row)).join('\n');
  const { left, needs } = useFit(box, keys, order.join('\n'));
  return <Container ref={box}>{shape()}</Container>;

  function shape() {
    if (phone || needs !== undefined) return <ListLines {...props} />;
    const gone = new Set(order.slice(0, left));
    const standing = columns.filter(({ id }) => !gone.has(id));
    return <ListTable {...props} all={all} columns={standing} gone={gone} folded={folded} />;
  }
}
