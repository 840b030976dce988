import { Skeleton } from '../Skeleton/Skeleton';
import { cardPlaces } from './column';
import { Card, Cards, CardHead, Lines, MorePlace } from './ListCards.styles';
import { ListCard } from './ListCard';
import type { RowsProps } from './rows';

/** The list as cards, for phones. */
export function ListCards<Row>({ caption, columns, rowKey, rows }: RowsProps<Row>) {
  const lines = cardPlaces(columns).lines;
  return (
    <Cards aria-label={caption}>
      {typeof rows === 'number'
        ? Array.from({ length: rows }, (_, place) => (
            <Card key={place}>
              <CardHead>
                <Skeleton inlineSize="8rem" />
                <Skeleton inlineSize="5rem" />
                <Skeleton inlineSize="4rem" />
                <MorePlace />
              </CardHead>
              <Lines>
                {lines.map((line) => (
                  <Skeleton key={line.id} />
                ))}
              </Lines>
            </Card>
          ))
        : rows.map((row) => <ListCard key={rowKey(row)} row={row} columns={columns} />)}
    </Cards>
  );
}
