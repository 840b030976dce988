import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { border, color, space } from '../../../tokens';

interface FeedProps<T> {
  /** Undefined while they load: places for as many as are shown. */
  items: readonly T[] | undefined;
  /** Lines of text that each item has. */
  lines: 1 | 3;
  children: (item: T) => ReactNode;
}

/** The dashboard shows this many of each; the rest is one link away. */
const shownItems = { 1: 5, 3: 3 } as const;

/** The newest of a list, each as high as the place that was kept for it. */
export function Feed<T extends { id: string }>({ items, lines, children }: FeedProps<T>) {
  const most = shownItems[lines];
  return (
    <List $lines={lines} $most={most}>
      {items
        ? items.slice(0, most).map((item) => <li key={item.id}>{children(item)}</li>)
        : Array.from({ length: most }, (_, index) => (
            <li key={index}>
              <Skeleton blockSize={`${lines}lh`} />
            </li>
          ))}
    </List>
  );
}

const List = styled.ul<{ $lines: number; $most: number }>`
  --row: calc(${({ $lines }) => $lines} * 1lh + ${space[6]} + ${border.hair});
  min-block-size: calc(${({ $most }) => $most} * var(--row) - ${space[6]} - ${border.hair});
  list-style: none;
  padding: 0;

  > li {
    block-size: var(--row);
    padding-block: ${space[3]};
    border-block-start: ${border.hair} solid ${color.line};
  }
  > li:first-child {
    block-size: calc(var(--row) - ${space[3]} - ${border.hair});
    padding-block-start: 0;
    border-block-start: 0;
  }
`;
