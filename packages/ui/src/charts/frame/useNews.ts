import { useState } from 'react';

interface Seen {
  last: string | undefined;
  news: string;
}

/**
 * What is to be said aloud of a picture that becomes another: its new sentence, once it stands. The first one is read
 * with the page. Undefined while data are on their way.
 */
export function useNews(sentence: string | undefined): string {
  const [seen, setSeen] = useState<Seen>({ last: undefined, news: '' });
  if (sentence === undefined || sentence === seen.last) return seen.news;
  const next = { last: sentence, news: seen.last === undefined ? '' : sentence };
  setSeen(next);
  return next.news;
}
