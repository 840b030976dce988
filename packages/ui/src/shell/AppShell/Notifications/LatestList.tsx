import styled from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FirstRows } from '../../../components/ListContainer/FirstRows';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { newsTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import type { Remote } from '../../../remote';
import { LatestItem, type ShellNotification } from './LatestItem';

export interface LatestNotifications {
  /** Newest first. */
  items: readonly ShellNotification[];
  /** The badge shows only above 0, and is '99+' from 100. */
  unreadCount: number;
}

export interface LatestListProps {
  notifications: Remote<LatestNotifications>;
  /** The current time, for relative times, in ms since 1970. */
  now: number;
  /** The page of one was opened. */
  onFollowed: () => void;
}

/** The latest notifications as plain text, for the bell (D62). */
export function LatestList({ notifications, now, onFollowed }: LatestListProps) {
  switch (notifications.state) {
    case 'loading':
      return (
        <Waiting aria-busy>
          <Skeleton blockSize="2.5lh" />
          <Skeleton blockSize="2.5lh" />
          <Skeleton blockSize="2.5lh" />
        </Waiting>
      );
    case 'failed':
      return (
        <ErrorState
          message={notifications.message}
          reference={notifications.reference}
          onRetry={notifications.onRetry}
        />
      );
    case 'ready': {
      const { items } = notifications.data;
      if (items.length === 0) return <EmptyState icon="bell" title={newsTexts.noNotifications} />;
      return (
        <FirstRows rows={items}>
          {(shown) => (
            <List>
              {shown.map((item) => (
                <LatestItem key={item.id} item={item} now={now} onFollowed={onFollowed} />
              ))}
            </List>
          )}
        </FirstRows>
      );
    }
  }
}

const Waiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
`;
