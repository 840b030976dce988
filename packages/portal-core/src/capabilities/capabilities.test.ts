import { describe, expect, test } from 'vitest';
import { api } from '../calls/api';
import { exported, list, sharedRead } from '../calls/endpoints';
import { signedIn, signedOut } from '../session/session.slice';
import type { Features } from './capabilities';
import { selectHasCapability } from './capabilities.slice';
import { hasList } from './hasList';
import { amara, signedInStore } from '../calls/signedInStore.fixtures';

const hasQuote = (body: unknown) => Object.hasOwn(body as object, 'quote');
const { listTeam, readPage, listDocuments, exportTransactions } = api.injectEndpoints({
  endpoints: (build) => ({
    listTeam: list(build, '/team-list', { silent: true, evidence: { name: 'teamList', isIn: hasList } }),
    readPage: sharedRead(build, '/withdraw', {
      evidence: { name: 'withdrawQuote', isIn: hasQuote, isPart: true },
    }),
    listDocuments: list(build, '/kyc-list'),
    exportTransactions: exported(build, '/transactions'),
  }),
}).endpoints;

const rows = () => Response.json({ status: true, data: [] });
const refused = (status: number, body: object = { status: false }) => Response.json(body, { status });

/** A signed-in store, the settings, and a server that answers by path and query. */
function portal(answer: (asked: string) => Response, features: Features = {}) {
  const asked: string[] = [];
  const { store } = signedInStore(
    ({ url }) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname.slice('/api'.length) + search);
      return answer(pathname + search);
    },
    { features },
  );
  return {
    asked,
    enter: () => store.dispatch(signedIn(amara)),
    leave: () => store.dispatch(signedOut({ exit: '/login' })),
    has: () => selectHasCapability(store.getState(), 'teamList'),
    readTeam: (page = 1) => store.dispatch(listTeam.initiate({ query: { page } }, { forceRefetch: true })),
    read: () => store.dispatch(readPage.initiate()),
    hasQuotes: () => selectHasCapability(store.getState(), 'withdrawQuote'),
    readDocuments: (page = 1) =>
      store.dispatch(listDocuments.initiate({ query: { page, per_page: 100 } }, { forceRefetch: true })),
    saveTransactions: () => store.dispatch(exportTransactions.initiate({ export: 'true' }, { track: false })),
  };
}

describe('a capability (D119)', () => {
  test('is unproven until an answer has it or the settings name it', async () => {
    const { has, readTeam } = portal(rows);
    expect(has()).toBe(false);
    await readTeam();
    expect(has()).toBe(true);
    expect(portal(rows, { teamList: true }).has()).toBe(true);
  });

  test.each<[string, () => Response]>([
    ['404', () => refused(404)],
    ['404 with a page', () => new Response('<h1>404</h1>', { status: 404 })],
    ['405', () => refused(405)],
    ['400', () => refused(400)],
    ['422', () => refused(422, { errors: { page: ['unknown'] } })],
    ['500', () => new Response('', { status: 500 })],
    ['status false', () => refused(200)],
    ['a page for every address', () => new Response('<html></html>')],
    ['a success without a list', () => Response.json({ status: true })],
  ])('is gone for the session after %s, even if the settings name it [D113]', async (_what, answer) => {
    const { has, readTeam, leave, enter } = portal(answer, { teamList: true });
    await readTeam();
    expect(has()).toBe(false);
    leave();
    enter();
    expect(has()).toBe(true);
  });

  test.each<[string, () => Response]>([
    ['too many calls', () => refused(429)],
    ['a server that is down', () => new Response('', { status: 503 })],
    ['no connection', () => Response.error()],
    ['an expired session', () => refused(401)],
  ])('is not gone after %s, which passes', async (_what, answer) => {
    const { has, readTeam, enter } = portal(answer, { teamList: true });
    await readTeam();
    enter();
    expect(has()).toBe(true);
  });

  test('that an answer has proven is gone only with the call itself, because a filter may be refused', async () => {
    const answers = [rows(), refused(422), new Response('', { status: 500 }), refused(404)];
    const { has, readTeam } = portal(() => answers.shift()!);
    const seen: boolean[] = [];
    for (const page of [1, 2, 3, 4]) {
      await readTeam(page);
      seen.push(has());
    }
    expect(seen).toEqual([true, true, true, false]);
  });

  test('that the settings deny is never there', async () => {
    const { has, readTeam } = portal(rows, { teamList: false });
    await readTeam();
    expect(has()).toBe(false);
  });
});

test('a part of a call is proven by the answer that has it, null too, and never by the call’s refusal (D119)', async () => {
  const has = async (answer: () => Response, features: Features) => {
    const { read, hasQuotes } = portal(answer, features);
    await read();
    return hasQuotes();
  };
  expect(await has(() => Response.json({ status: true, balance: {}, quote: null }), {})).toBe(true);
  expect(await has(() => Response.json({ status: true, balance: {} }), { withdrawQuote: true })).toBe(false);
  expect(await has(() => refused(500), { withdrawQuote: true })).toBe(true);
});

describe('a wish (D126)', () => {
  const strict = (asked: string) => (/per_page|export/.test(asked) ? refused(422) : rows());

  test('that is refused is dropped, and the list comes without it', async () => {
    const { asked, readDocuments } = portal(strict);
    expect((await readDocuments()).isSuccess).toBe(true);
    expect((await readDocuments(2)).isSuccess).toBe(true);
    expect(asked).toEqual(['/kyc-list?page=1&per_page=100', '/kyc-list?page=1', '/kyc-list?page=2']);
  });

  test('of `export` is one where the specification does not name it', async () => {
    const { asked, saveTransactions } = portal(strict);
    expect(await saveTransactions()).toHaveProperty('data');
    expect(asked).toEqual(['/transactions?export=true', '/transactions']);
  });

  test('is kept if the list is refused without it too', async () => {
    const { asked, readDocuments } = portal(() => refused(500));
    expect((await readDocuments()).isError).toBe(true);
    await readDocuments();
    expect(asked.filter((call) => call.includes('per_page'))).toHaveLength(2);
  });

  test('that a list has granted stays, so its page size never changes while it is read', async () => {
    const answers = [rows(), new Response('', { status: 500 })];
    const { asked, readDocuments } = portal(() => answers.shift() ?? rows());
    await readDocuments();
    expect((await readDocuments(2)).isError).toBe(true);
    expect(asked).toEqual(['/kyc-list?page=1&per_page=100', '/kyc-list?page=2&per_page=100']);
  });

  test('that the settings deny is not sent', async () => {
    const { asked, readDocuments } = portal(strict, { perPage: false });
    await readDocuments();
    expect(asked).toEqual(['/kyc-list?page=1']);
  });

  test('that the settings name is a limit where the server names it', async () => {
    const tooMany = () => refused(422, { errors: { export: ['Choose fewer days.'] } });
    const { asked, saveTransactions } = portal(tooMany, { exportRows: true });
    await saveTransactions();
    expect(asked).toEqual(['/transactions?export=true']);
  });
});
