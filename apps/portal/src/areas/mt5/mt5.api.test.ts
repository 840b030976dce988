import { expect, test } from 'vitest';
import '@portal/portal-core/calls/api';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { mt5Api, uncachedOptions } from './mt5.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const { changeMt5Password, fetchMt5Password, getMt5Account } = mt5Api.endpoints;

/** A signed-in store with a fake server, and every state that the store held. */
function portal(answer: (url: URL) => Response) {
  const asked: URL[] = [];
  const { store } = signedInStore(({ url }) => {
    asked.push(new URL(url));
    return answer(new URL(url));
  });
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  return { store, asked, states };
}

const secrets = { status: true, main_pass: 'Main-secret-1', investor_pass: 'Inv-secret-2' };

test('the passwords go only to the caller: the store keeps neither them nor the code, and each view is a new request (D76) [B §4 View MT5 password]', async () => {
  const { store, asked, states } = portal(() => Response.json(secrets));
  for (const otp of ['482193', '775533']) {
    const ask = { account: '50.1', secondFactor: { otp } };
    const { data } = await store.dispatch(fetchMt5Password.initiate(ask, uncachedOptions));
    expect(data).toMatchObject(secrets);
  }
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/mt5/fetch-password/50.1?otp=482193',
    '/api/mt5/fetch-password/50.1?otp=775533',
  ]);
  expect(states.length).toBeGreaterThan(0);
  expect(states.join()).not.toMatch(/secret|482193|775533/);
  expect(selectToast(store.getState())).toBeNull();
});

test('nor does it hold a new password [B §5 Update MT5 password]', async () => {
  const { store, states } = portal(() => Response.json({ status: true, message: 'Changed.' }));
  const body = { account_number: '50.1', password: 'New-secret-3' };
  await store.dispatch(changeMt5Password.initiate(body, uncachedOptions));
  expect(states.join()).not.toContain('New-secret-3');
  expect(selectToast(store.getState())).toMatchObject({ tone: 'good', text: 'Changed.' });
});

test('a wrong code is refused, and another try is another request', async () => {
  const { store, asked } = portal(() =>
    Response.json({ status: false, message: 'Invalid otp' }, { status: 422 }),
  );
  const ask = { account: '50.1', secondFactor: { otp: '000000' } };
  const { error } = await store.dispatch(fetchMt5Password.initiate(ask, uncachedOptions));
  expect(error).toMatchObject({ kind: 'refused', message: 'Invalid otp' });
  expect(selectToast(store.getState())).toMatchObject({ tone: 'bad', text: 'Invalid otp' });
  expect(asked).toHaveLength(1);
});

const first = { path: { account: '50.1' }, query: { balance_page: 1, trade_page: 1 } };

test('an account is asked for by its number and both pages [B §3 MT5 account]', async () => {
  const { store, asked } = portal(() => Response.json({ status: true, account_details: { Login: '50.1' } }));
  await store.dispatch(getMt5Account.initiate(first));
  await store.dispatch(getMt5Account.initiate({ ...first, path: { account: '7' } }));
  await store.dispatch(getMt5Account.initiate({ ...first, failure: 'Request failed please try again' }));
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/mt5/user-account-details/50.1?balance_page=1&trade_page=1',
    '/api/mt5/user-account-details/7?balance_page=1&trade_page=1',
  ]);
});

test('another’s account raises no dialog and no toast; nor does a refresh that fails', async () => {
  let broken = false;
  const { store } = portal(({ pathname }) => {
    if (broken) return new Response('<h1>Whoops</h1>', { status: 500 });
    if (pathname.endsWith('/8')) return Response.json({ message: 'No query results' }, { status: 404 });
    return pathname.endsWith('/7')
      ? Response.json({ status: false, message: 'Not found.' }, { status: 404 })
      : Response.json({ status: true, account_details: { Login: '50.1' } });
  });
  const foreign = await store.dispatch(getMt5Account.initiate({ ...first, path: { account: '7' } }));
  expect(foreign.error).toMatchObject({ kind: 'refused', status: 404 });
  const missing = await store.dispatch(getMt5Account.initiate({ ...first, path: { account: '8' } }));
  expect(missing.error).toMatchObject({ kind: 'failed', status: 404 });
  const own = store.dispatch(getMt5Account.initiate(first));
  await own;
  broken = true;
  const again = await own.refetch();
  expect(again.isError).toBe(true);
  expect(again.data).toMatchObject({ account_details: { Login: '50.1' } });
  expect(selectToast(store.getState())).toBeNull();
  expect(store.getState().failure.raised).toBe(false);
});
