import { useState } from 'react';
import { overlayWords } from '../../text/overlayWords';
import { Icon } from '../Icon/Icon';
import { cardPlaces, hidesColumns, type Column } from './column';
import { Card, CardLine, Lines, More, Name } from './ListCards.styles';

interface ListCardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row that holds now. */
  current: boolean;
}

/** One record: title, amount, pill and key lines; every column on demand. */
export function ListCard<Row>({ row, columns, current }: ListCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const { title, amount, pill, lines } = cardPlaces(columns);
  const shown = open ? columns : lines;
  const hasMore = hidesColumns(columns);
  return (
    <Card aria-current={current || undefined}>
      <div>
        <CardLine>
          <Name>{title?.cell(row)}</Name>
          {amount && <b>{amount.cell(row)}</b>}
        </CardLine>
        {(pill ?? hasMore) && (
          <CardLine>
            {pill && <span>{pill.cell(row)}</span>}
            {hasMore && (
              <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? overlayWords.less : overlayWords.more}
                <Icon name={open ? 'chevronUp' : 'chevronDown'} />
              </More>
            )}
          </CardLine>
        )}
      </div>
      {shown.length > 0 && (
        <Lines as="dl">
          {shown.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </Lines>
      )}
    </Card>
  );
}
