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
export const allNewsMessages = defineMessages('allNewsMessages', {
  allNews: 'All News',
  noneReason: 'Company news will appear here.',
  noneInDates: 'No news in this date range.',
});

export interface AllNewsScreenProps {
  /** Newest first, without hidden articles. */
  news: PagedList<Article>;
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** Absolute URL of the image folder, with its trailing slash. Images in a body must come from there (T1). */
  imageBase: string;
  /** The article that the address links to. It is shown and focused once it loads. */
  linkedId?: string | undefined;
}

/** Every article in full (B §2). */
export function AllNewsScreen({ news, now, imageBase, linkedId }: AllNewsScreenProps) {
  return (
    <ListContainer
      title={allNewsMessages.allNews}
      note={<ZoneNote now={now} />}
      list={news}
      empty={{
        icon: 'news',
        title: newsTexts.noNews,
        reason: allNewsMessages.noneReason,
        action: <LinkAlone href={addresses.allNotifications}>{nextStepMessages.allNotifications}</LinkAlone>,
      }}
      nothingMatches={allNewsMessages.noneInDates}
    >
      {(slot) => <ArticleList {...slot} now={now} imageBase={imageBase} linkedId={linkedId} />}
    </ListContainer>
  );
}
