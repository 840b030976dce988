import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AllNewsScreen, type Article } from '@portal/ui/screens/news';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { imageBase } from '@portal/portal-core/fromApi/images';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { newsApi, useKnownNews, useListNewsQuery, useMarkNewsReadMutation } from './news.api';
import { articleFields, toNewsPage, toNewsQuery, toUnreadArticles } from './news.mappers';
import { toUnreadIds } from './unreadNews.mappers';

/** Marks the shown articles as read, each once a visit (D128). A failure is silent, because they are read anyway. */
function useReadNews(articles: readonly Article[]): void {
  const [markNewsRead] = useMarkNewsReadMutation();
  const marked = useRef(new Set<string>());
  useEffect(
    function markAsRead() {
      for (const id of toUnreadArticles(articles)) {
        if (marked.current.has(id)) continue;
        marked.current.add(id);
        void markNewsRead(id);
      }
    },
    [articles, markNewsRead],
  );
}

/** All News (B §2). `#news-8` shows that item, if it is on the page. Its unread news are marked as read (D128). */
export function AllNewsRoute() {
  const { client, env } = useServices();
  const { hash } = useLocation();
  const now = useNow();
  const address = useListState(articleFields);
  const query = useListNewsQuery(
    { query: toNewsQuery(address.state), failure: address.failure },
    listOptions,
  );
  const location = client.getListLocation('/news');
  // The first page's state as of the visit, because marking its news as read changes their number.
  const newest = useKnownNews().data;
  const [first, setFirst] = useState(newest);
  if (first === undefined && newest !== undefined) setFirst(newest);
  const unread = toUnreadIds(first, location);
  const news = usePagedList(address, query, (body) => toNewsPage(body, location, env.imageUrl, unread));
  useReadNews(news.rows.state === 'ready' ? news.rows.data : []);
  return (
    <AllNewsScreen
      news={news}
      now={now}
      imageBase={imageBase(env.imageUrl, window.location.href)}
      linkedId={hash.slice(1)}
    />
  );
}

AllNewsRoute.firstQueries = () => [
  newsApi.endpoints.listNews.initiate({ query: toNewsQuery(firstState) }, firstOptions),
];
