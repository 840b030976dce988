import { expect, test } from 'vitest';
import '@portal/portal-core/calls/api';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { payoutsApi } from './payouts.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const { listPayouts, exportPayouts } = payoutsApi.endpoints;
const failure = 'Request failed please try again';

/** A signed-in store with a server that gives this answer. */
function portal(answer: () => Response) {
  const { store } = signedInStore(() => answer());
  return store;
}
const list = (store: ReturnType<typeof portal>) =>
  store.dispatch(listPayouts.initiate({ query: { page: 1 }, failure }));
const save = (store: ReturnType<typeof portal>) =>
  store.dispatch(exportPayouts.initiate({ export: 'true' }, { track: false }));

test.each<[string, (store: ReturnType<typeof portal>) => PromiseLike<unknown>, () => Response]>([
  ['a 401', list, () => Response.json({}, { status: 401 })],
  ['msg 401', list, () => Response.json({ status: 0, msg: 401 })],
  ['a 401 of the file', save, () => Response.json({}, { status: 401 })],
])(
  '%s ends the session with its own words and leads to the start (B §6, D37) [B §6 Payouts 401]',
  async (_how, ask, answer) => {
    const store = portal(answer);
    await ask(store);
    expect(selectToast(store.getState())).toMatchObject({
      tone: 'bad',
      text: 'Authentication Failed. Please Login Again....',
    });
    expect(selectSession(store.getState())).toMatchObject({ token: null, leaving: false, exit: '/' });
  },
);

test('any other failure has one sentence, and the session stays (B §8, D38) [B §8 Payouts failed]', async () => {
  const store = portal(() => new Response('<h1>Whoops</h1>', { status: 500 }));
  await list(store);
  expect(selectToast(store.getState())).toMatchObject({ tone: 'bad', text: failure });
  expect(selectSession(store.getState()).token).toBe('token');
});
