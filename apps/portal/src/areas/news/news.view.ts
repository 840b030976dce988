import type { LatestNotifications } from '@portal/ui/shell';
import { countOf, fieldsOf, listOf, textOf, wordsOf } from '../../app/wire';

/** How many news are unread, for the header's mark; 0 when the server does not say. */
export const unreadNewsOf = (body: unknown): number => countOf(fieldsOf(body)['unread_count']) ?? 0;

/** The bell's list and badge; plain text only (D62). */
export function latestNotificationsOf(body: unknown): LatestNotifications {
  const { data, unread_count: unread } = fieldsOf(body);
  return {
    items: listOf(data).map((item, index) => ({
      id: textOf(item['id']) ?? `notification-${index}`,
      title: wordsOf(item['title']),
      text: wordsOf(item['body']),
      createdAt: textOf(item['created_at']),
    })),
    unreadCount: countOf(unread) ?? 0,
  };
}
