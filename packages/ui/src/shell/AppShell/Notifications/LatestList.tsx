import styled from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FirstRows } from '../../../components/ListContainer/FirstRows';
import { newsTexts } from '../../../text/messages';
import type { Remote } from '../../../remote';
import { LatestItem, type ShellNotification } from './LatestItem';
import { LatestWaiting } from './LatestWaiting';

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
  onNavigate: () => void;
}

/** The latest notifications as plain text, for the bell (D62). */
export function LatestList({ notifications, now, onNavigate }: LatestListProps) {
  switch (notifications.state) {
    case 'loading':
      return <LatestWaiting />;
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
                <LatestItem key={item.id} item={item} now={now} onNavigate={onNavigate} />
              ))}
            </List>
          )}
        </FirstRows>
      );
    }
  }
}

const List = styled.ul`
  list-style: none;
  padding: 0;
`;
