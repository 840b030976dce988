import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { border, color, media, space } from '../../../../tokens';

interface FeedProps<T> {
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  /** Usual line count of an item: its title, and the start of its text. */
  lines: 1 | 2;
  children: (item: T) => ReactNode;
}

/** The most items on the dashboard. A link leads to the rest. */
const most = 5;
const categories = 3;

/** The newest items of a list. On wide screens nothing is below it, so its height may follow its content. */
export function Feed<T extends { id: string }>({ items, lines, children }: FeedProps<T>) {
  return (
    <List>
      {items
        ? items.slice(0, most).map((item) => <li key={item.id}>{children(item)}</li>)
        : Array.from({ length: categories }, (_, index) => (
            <li key={index}>
              <Skeleton inlineSize="40%" />
              {lines > 1 && <Skeleton inlineSize="85%" />}
            </li>
          ))}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
  padding: 0;

  > li {
    padding-block: ${space[3]};
    border-block-start: ${border.hair} solid ${color.line};
  }
  > li > span + span {
    margin-block-start: ${space.half};
  }
  > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  /* Space for a finger between it and the link next to the heading. */
  ${media.handheld} {
    > li:first-child {
      padding-block-start: ${space[3]};
    }
  }
  > li:last-child {
    padding-block-end: 0;
  }
`;
