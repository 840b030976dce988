import { createPortalClient } from '@portal/api';
import { expect, test } from 'vitest';
import { selectHasCapability } from '@portal/portal-core/capabilities/capabilities.slice';
import { signedIn } from '@portal/portal-core/session/session.slice';
import { createStore } from '@portal/portal-core/store/store';
import { transactionsApi } from './transactions.api';

const figure = (title: string) => ({ title, type: 'amount', value: '1.00' });
const card = { title: 'Statement', body: [figure('Opening Balance'), figure('Closing Balance')] };

test.each([
  ['with a statement', [card], true],
  ['without one', [], false],
])('an export %s shows whether the server has statements (D119)', async (_what, more_details, has) => {
  const body = { status: true, data: [], total: 0, current_page: 1, last_page: 1, more_details };
  const store = createStore({
    client: createPortalClient({
      baseUrl: 'https://portal.example/api',
      getToken: () => 'token',
      fetch: () => Promise.resolve(Response.json(body)),
    }),
  });
  store.dispatch(signedIn({ username: 'amara21', email: null, authType: 'otp', token: 'token' }));
  const { initiate } = transactionsApi.endpoints.exportTransactions;
  await store.dispatch(initiate({ export: 'true' }, { track: false }));
  expect(selectHasCapability(store.getState(), 'statement')).toBe(has);
});
