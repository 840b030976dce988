import { AllNewsScreen } from '@portal/ui/screens/news';
import { useLocation } from 'react-router-dom';
import { imageBase } from '@portal/portal-core/fromApi/images';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useListNewsQuery } from './news.api';
import { articleFields, toNewsPage, toNewsQuery } from './news.mappers';

/** All News (B §2). `#news-8` shows that item, if it is on the page. */
export function AllNewsRoute() {
  const { client, env } = useServices();
  const { hash } = useLocation();
  const now = useNow();
  const address = useListState(articleFields);
  const query = useListNewsQuery(
    { query: toNewsQuery(address.state), failure: address.failure },
    listOptions,
  );
  const news = usePagedList(address, query, (body) =>
    toNewsPage(body, client.getListLocation('/news'), env.imageUrl),
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
