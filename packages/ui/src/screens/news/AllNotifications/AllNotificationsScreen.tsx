import { addresses } from '../../../addresses/addresses';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { newsTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import type { Article } from '../Articles/article';
import { ArticleList } from '../Articles/ArticleList';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNotificationsMessages = defineMessages('allNotificationsMessages', {
  allNotifications: 'All Notifications',
  noneReason: 'Messages about your account will appear here.',
  noneInDates: 'No notifications in this date range.',
});

export interface AllNotificationsScreenProps {
  /** Newest first. */
  notifications: PagedList<Article>;
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** Absolute URL of the image folder, with its trailing slash. Images in a body must come from there (T1). */
  imageBase: string;
  /** The notification that the address links to. It is shown and focused once it loads. */
  linkedId?: string | undefined;
}

/** Every notification of the member (B §2). */
export function AllNotificationsScreen(props: AllNotificationsScreenProps) {
  const { notifications, now, imageBase, linkedId } = props;
  return (
    <ListContainer
      title={allNotificationsMessages.allNotifications}
      note={<ZoneNote now={now} />}
      list={notifications}
      empty={{
        icon: 'bell',
        title: newsTexts.noNotifications,
        reason: allNotificationsMessages.noneReason,
        action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.dashboard}</LinkAlone>,
      }}
      nothingMatches={allNotificationsMessages.noneInDates}
    >
      {(slot) => <ArticleList {...slot} variant="note" now={now} imageBase={imageBase} linkedId={linkedId} />}
    </ListContainer>
  );
}
