import { useState } from 'react';
import { overlayWords } from '../../text/overlayWords';
import { Icon } from '../Icon/Icon';
import { cardPlaces, type Column } from './column';
import { Card, CardHead, Lines, More, Name } from './ListCards.styles';

interface ListCardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** One record: title, amount, pill and key lines; every column on demand. */
export function ListCard<Row>({ row, columns }: ListCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const { title, amount, pill, lines } = cardPlaces(columns);
  const shown = open ? columns : lines;
  return (
    <Card>
      <CardHead>
        <Name>{title?.cell(row)}</Name>
        {amount && <b>{amount.cell(row)}</b>}
        {pill && <span>{pill.cell(row)}</span>}
        <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? overlayWords.less : overlayWords.more}
          <Icon name={open ? 'chevronUp' : 'chevronDown'} />
        </More>
      </CardHead>
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
