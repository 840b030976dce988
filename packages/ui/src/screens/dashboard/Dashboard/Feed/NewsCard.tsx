import { keepFigures } from '../../../../text/format/keepFigures';
import { addresses } from '../../../../addresses/addresses';
import { EmptyState } from '../../../../components/EmptyState/EmptyState';
import { Link } from '../../../../components/Link/Link';
import type { Remote } from '../../../../remote';
import { formatDate } from '../../../../text/format/dates';
import { newsTexts } from '../../../../text/messages';
import { Feed } from './Feed';
import { FeedItem } from './FeedItem';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';

export interface DashboardNews {
  id: string;
  title: string;
  /** Plain text, cut to two lines on screen. '' where the news has only an image. */
  excerpt: string;
  /** ISO date-time of publication. */
  publishedAt?: string | undefined;
  /** Where the full text is. Absent where the server sends no key. */
  href?: string | undefined;
}

/** The latest news: title, day, and the start of its text. */
export function NewsCard({ news }: { news: Remote<readonly DashboardNews[]> }) {
  return (
    <Widget
      title={dashboardMessages.news}
      remote={news}
      aside={<Link href={addresses.allNews}>{dashboardMessages.allNews}</Link>}
    >
      {(items) =>
        items?.length === 0 ? (
          <EmptyState icon="news" title={newsTexts.noNews} />
        ) : (
          <Feed items={items} lines={2}>
            {(item) => (
              <FeedItem
                title={item.title}
                moment={item.publishedAt}
                shown={keepFigures(formatDate(item.publishedAt, 'day'))}
                text={item.excerpt}
                href={item.href}
              />
            )}
          </Feed>
        )
      }
    </Widget>
  );
}
