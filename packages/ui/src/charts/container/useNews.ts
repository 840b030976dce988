import { useState } from 'react';

interface Seen {
  last: string | undefined;
  news: string;
}

/**
 * The announcement of a changed chart: its new sentence, once loaded. The first one is read with the page.
 * Undefined while loading.
 */
export function useNews(sentence: string | undefined): string {
  const [seen, setSeen] = useState<Seen>({ last: undefined, news: '' });
  if (sentence === undefined || sentence === seen.last) return seen.news;
  const next = { last: sentence, news: seen.last === undefined ? '' : sentence };
  setSeen(next);
  return next.news;
}
