import type { Article } from '@portal/ui/screens/news';
import { useEffect, useRef } from 'react';
import { useMarkNewsReadMutation } from './news.api';
import { toUnreadArticles } from './news.mappers';

/** Marks the shown articles as read, each once a visit (D128). A failure is silent, because they are read anyway. */
export function useReadNews(articles: readonly Article[]): void {
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
