import { AllNewsScreen } from '@portal/ui/screens/news';
import { useLocation } from 'react-router-dom';
import { imageBase } from '../../app/images';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useListNewsQuery } from './news.api';
import { articleFields, newsPageOf, newsQueryOf } from './news.view';

/** All News (B §2). `#news-8` shows that piece, if it is on the page. */
export function AllNewsRoute() {
  const { client, env } = useServices();
  const { hash } = useLocation();
  const now = useNow();
  const address = useListState(articleFields);
  const query = useListNewsQuery(
    { query: newsQueryOf(address.state), failure: address.failure },
    listOptions,
  );
  const news = usePagedList(address, query, (body) =>
    newsPageOf(body, client.placeOf('/news'), env.imageUrl),
  );
  return (
    <AllNewsScreen
      news={news}
      now={now}
      imageBase={imageBase(env.imageUrl, window.location.href)}
      linkedId={hash.slice(1)}
    />
  );
}
