import { Skeleton } from '../Skeleton/Skeleton';
import { selectCardSlots, hidesColumns } from './column';
import { BriefLine, Card, Cards, CardLine, Lines, MoreContainer } from './ListCards.styles';
import { ListCard } from './ListCard';
import type { RowsProps } from './rows';

/** The list as cards, for phones. */
export function ListCards<Row>({ caption, columns, rowKey, isCurrent, rows }: RowsProps<Row>) {
  const { amount, pill, lines, briefs } = selectCardSlots(columns);
  const brief = briefs.length > 0;
  const hasMore = hidesColumns(columns);
  const isInline = !pill && !amount && !brief;
  return (
    <Cards aria-label={caption}>
      {typeof rows === 'number'
        ? Array.from({ length: rows }, (_, index) => (
            <Card key={index}>
              <div>
                <CardLine>
                  <Skeleton inlineSize="8rem" />
                  {amount && <Skeleton inlineSize="5rem" />}
                  {isInline && hasMore && <MoreContainer />}
                </CardLine>
                {brief && (
                  <BriefLine>
                    <Skeleton inlineSize="10rem" />
                  </BriefLine>
                )}
                {!brief && !isInline && (pill ?? hasMore) && (
                  <CardLine>
                    {pill && <Skeleton inlineSize="4rem" />}
                    {hasMore && <MoreContainer />}
                  </CardLine>
                )}
              </div>
              <Lines>
                {lines.map((line) => (
                  <Skeleton key={line.id} />
                ))}
              </Lines>
            </Card>
          ))
        : rows.map((row) => (
            <ListCard key={rowKey(row)} row={row} columns={columns} current={isCurrent?.(row) ?? false} />
          ))}
    </Cards>
  );
}
