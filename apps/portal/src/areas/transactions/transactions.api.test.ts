import { expect, test } from 'vitest';
import { selectHasCapability } from '@portal/portal-core/capabilities/capabilities.slice';
import { transactionsApi } from './transactions.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const figure = (title: string) => ({ title, type: 'amount', value: '1.00' });
const card = { title: 'Statement', body: [figure('Opening Balance'), figure('Closing Balance')] };

test.each([
  ['with a statement', [card], true],
  ['without one', [], false],
])('an export %s shows whether the server has statements (D119)', async (_what, more_details, has) => {
  const body = { status: true, data: [], total: 0, current_page: 1, last_page: 1, more_details };
  const { store } = signedInStore(() => Response.json(body));
  const { initiate } = transactionsApi.endpoints.exportTransactions;
  await store.dispatch(initiate({ export: 'true' }, { track: false }));
  expect(selectHasCapability(store.getState(), 'statement')).toBe(has);
});
