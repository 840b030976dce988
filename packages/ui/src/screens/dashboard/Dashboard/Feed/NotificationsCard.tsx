import { addresses } from '../../../../addresses/addresses';
import { EmptyState } from '../../../../components/EmptyState/EmptyState';
import { useMoneyMask } from '../../../../components/Money/useAmountsHidden';
import { Link } from '../../../../components/Link/Link';
import type { Remote } from '../../../../remote';
import { formatRelative } from '../../../../text/format/relative';
import { newsTexts } from '../../../../text/messages';
import { Feed } from './Feed';
import { FeedItem } from './FeedItem';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';

export interface DashboardNotification {
  id: string;
  title: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** Where the full text is. Absent where the server sends no key. */
  href?: string | undefined;
}

interface NotificationsCardProps {
  notifications: Remote<readonly DashboardNotification[]>;
  now: number;
}

/** The latest notifications with their age. */
export function NotificationsCard({ notifications, now }: NotificationsCardProps) {
  const masked = useMoneyMask();
  return (
    <Widget
      title={dashboardMessages.notifications}
      remote={notifications}
      aside={<Link href={addresses.allNotifications}>{dashboardMessages.allNotifications}</Link>}
    >
      {(items) =>
        items?.length === 0 ? (
          <EmptyState icon="bell" title={newsTexts.noNotifications} />
        ) : (
          <Feed items={items} lines={1}>
            {(item) => (
              <FeedItem
                title={masked(item.title)}
                moment={item.createdAt}
                shown={formatRelative(item.createdAt, now)}
                href={item.href}
              />
            )}
          </Feed>
        )
      }
    </Widget>
  );
}
