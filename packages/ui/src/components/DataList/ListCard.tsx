import { keepFigures } from '../../text/format/keepFigures';
import { Fragment, useState } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { Icon } from '../Icon/Icon';
import { selectCardSlots, hidesColumns, type Column } from './column';
import { BriefLine, Card, CardLine, Lines, More, Name } from './ListCards.styles';

interface ListCardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Whether this row applies to the member now. */
  current: boolean;
}

/** One record as a card: title, amount, pill and key lines, with all columns on demand. */
export function ListCard<Row>({ row, columns, current }: ListCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const { title, amount, pill, lines, briefs } = selectCardSlots(columns);
  const shown = open ? columns : lines;
  const hasMore = hidesColumns(columns);
  const more = hasMore && (
    <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? overlayMessages.less : overlayMessages.more}
      <Icon name={open ? 'chevronUp' : 'chevronDown'} />
    </More>
  );
  const brief = briefs.length > 0;
  // With no other content, "More" is at the end of the title's line.
  const isInline = !pill && !amount && !brief;
  return (
    <Card aria-current={current || undefined}>
      <div>
        <CardLine>
          <Name>{keepFigures(title?.cell(row))}</Name>
          {brief && pill && <span>{pill.cell(row)}</span>}
          {amount && <b>{keepFigures(amount.cell(row))}</b>}
          {isInline && more}
        </CardLine>
        {brief && (
          <BriefLine>
            <span>
              {briefs
                .map((column) => ({ id: column.id, words: keepFigures(column.brief?.(row)) }))
                .filter(({ words }) => words !== undefined)
                .map(({ id, words }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ' · '}
                    {words}
                  </Fragment>
                ))}
            </span>
            {more}
          </BriefLine>
        )}
        {!brief && !isInline && (pill ?? hasMore) && (
          <CardLine>
            {pill && <span>{pill.cell(row)}</span>}
            {more}
          </CardLine>
        )}
      </div>
      {shown.length > 0 && (
        <Lines as="dl">
          {shown.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>{keepFigures(column.cell(row))}</dd>
            </div>
          ))}
        </Lines>
      )}
    </Card>
  );
}
