import { expect, test } from 'vitest';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import { newestNews, newsApi } from '../news/news.api';
import { dashboardApi } from './dashboard.api';

// A §7.
test('the dashboard is one call, and its news are the first page of theirs [A §3 Dashboard data]', async () => {
  const { dispatch, calls } = recordCalls();
  await dispatch(dashboardApi.endpoints.getDashboard.initiate());
  await dispatch(newsApi.endpoints.listNews.initiate(newestNews));
  expect(calls).toEqual([{ call: 'GET /dashboard' }, { call: 'GET /news?page=1' }]);
});
