import { addresses } from '../../../addresses/addresses';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { newsTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import type { Article } from '../Articles/article';
import { ArticleList } from '../Articles/ArticleList';
import { allNewsMessages } from './messages';

export interface AllNewsScreenProps {
  /** Newest first; those that are not to be shown are left out. */
  news: PagedList<Article>;
  /** The moment that relative times count from, in milliseconds since 1970. */
  now: number;
  /** Absolute URL of the image folder, with its last slash: pictures in a body come from there or not at all (T1). */
  imageBase: string;
  /** The piece of news that the address links to: shown and focused once it is there. */
  linkedId?: string | undefined;
}

/** Every piece of news, in full (B §2). Reading it here marks nothing as read: only closing the popup does (A §2). */
export function AllNewsScreen({ news, now, imageBase, linkedId }: AllNewsScreenProps) {
  return (
    <ListFrame
      title={allNewsMessages.allNews}
      note={<ZoneNote now={now} />}
      list={news}
      empty={{
        icon: 'news',
        title: newsTexts.noNews,
        reason: allNewsMessages.whatWePublishAppearsHere,
        action: <LinkAlone href={addresses.allNotifications}>{nextStepMessages.allNotifications}</LinkAlone>,
      }}
      nothingMatches={allNewsMessages.nothingWasPublishedOnThese}
    >
      {(slot) => <ArticleList {...slot} now={now} imageBase={imageBase} linkedId={linkedId} />}
    </ListFrame>
  );
}
