import { describe, expect, test } from 'vitest';
import '@portal/portal-core/calls/api';
import type { AppDispatch } from '@portal/portal-core/store/store';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { newsApi } from './news.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const { listNews, listNotifications } = newsApi.endpoints;
const page = (number: number) =>
  Response.json({ status: true, data: [{ id: number }], current_page: number });

/** A signed-in store with a server that holds back its answers. */
function portal() {
  const held: { url: URL; answer: (response: Response) => void }[] = [];
  const { store } = signedInStore(
    ({ url }) => new Promise((answer) => held.push({ url: new URL(url), answer })),
  );
  const asked = async (count: number) => {
    await expect.poll(() => held.length).toBe(count);
    return held.map(({ url }) => url.search);
  };
  return { store, held, asked };
}

describe('a list', () => {
  test('requests exactly what its query names', async () => {
    const { store, asked } = portal();
    const query = { page: 2, from_date: '01-11-2026' };
    void store.dispatch(listNews.initiate({ query, failure: 'Request failed please try again' }));
    void store.dispatch(listNews.initiate({ query }));
    expect(await asked(1)).toEqual(['?page=2&from_date=01-11-2026']);
  });

  test('an older answer never takes the place of a newer one', async () => {
    const { store, held, asked } = portal();
    const read = (page: number) => store.dispatch(listNews.initiate({ query: { page } }));
    const second = read(2);
    const third = read(3);
    await asked(2);
    held[1]?.answer(page(3));
    expect((await third).data).toMatchObject({ current_page: 3 });
    held[0]?.answer(page(2));
    expect((await second).data).toMatchObject({ current_page: 2 });
    expect((await read(3)).data).toMatchObject({ current_page: 3 });
    expect(held).toHaveLength(2);
  });

  test.each([
    ['a page', { page: 2 }, 'Request failed please try again'],
    ['a filter', { from_date: '01-11-2026' }, 'Request failed please login again'],
  ])(
    'that fails for %s shows a message, and raises no dialog over its own retry',
    async (_name, query, failure) => {
      const { store, held, asked } = portal();
      const failing = store.dispatch(listNotifications.initiate({ query, failure }));
      await asked(1);
      held[0]?.answer(new Response('<h1>Whoops</h1>', { status: 500 }));
      await failing;
      expect(selectToast(store.getState())).toMatchObject({ tone: 'bad', text: failure });
      expect(store.getState().failure.raised).toBe(false);
    },
  );

  test('that is opened and fails has no words, so the dialog comes (A §8)', async () => {
    const { store, held, asked } = portal();
    const failing = store.dispatch(listNews.initiate({ query: { page: 1 } }));
    await asked(1);
    held[0]?.answer(new Response('<h1>Whoops</h1>', { status: 500 }));
    await failing;
    expect(selectToast(store.getState())).toBeNull();
    expect(store.getState().failure.raised).toBe(true);
  });
});

test('marking as seen is sent again for each press, and never kept (T8, D55) [A §3 Notifications and news]', async () => {
  const { store, held, asked } = portal();
  const mark = () => store.dispatch(newsApi.endpoints.markNotificationsSeen.initiate());
  const first = mark();
  await asked(1);
  held[0]?.answer(new Response('<h1>Whoops</h1>', { status: 500 }));
  await first;
  expect(held).toHaveLength(1);
  void mark();
  await asked(2);
});

const { getLatestNotifications, markNotificationsSeen, markNewsRead, closeNotificationPopup } =
  newsApi.endpoints;
type Ask = (dispatch: AppDispatch) => PromiseLike<unknown>;

// A §7.
test.each<[path: string, ask: Ask]>([
  ['/api/latest-notifications', (dispatch) => dispatch(getLatestNotifications.initiate())],
  ['/api/notification-change-status', (dispatch) => dispatch(markNotificationsSeen.initiate())],
  ['/api/news/8/read', (dispatch) => dispatch(markNewsRead.initiate('8'))],
  ['/api/notification/31/change-popup-status', (dispatch) => dispatch(closeNotificationPopup.initiate('31'))],
])('%s is asked [A §2 Popups, A §3 Notifications and news]', async (path, ask) => {
  const { store, held, asked } = portal();
  void ask(store.dispatch);
  await asked(1);
  expect(held[0]?.url.pathname).toBe(path);
});

test.each<[name: string, ask: Ask]>([
  ['a list of notifications (D62)', (dispatch) => dispatch(markNotificationsSeen.initiate())],
  ['a closed piece of news', (dispatch) => dispatch(markNewsRead.initiate('8'))],
  ['a closed notification', (dispatch) => dispatch(closeNotificationPopup.initiate('31'))],
])(
  'a failure to mark %s is silent and not retried [A §2 Popups, A §3 Notifications and news]',
  async (_name, ask) => {
    const { store, held, asked } = portal();
    const marking = ask(store.dispatch);
    await asked(1);
    held[0]?.answer(new Response('<h1>Whoops</h1>', { status: 500 }));
    await marking;
    expect(held).toHaveLength(1);
    expect(selectToast(store.getState())).toBeNull();
    expect(store.getState().failure.raised).toBe(false);
  },
);
