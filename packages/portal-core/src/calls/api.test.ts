import { addresses } from '@portal/ui/addresses';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { expect, test } from 'vitest';
import { signedIn, signedOut } from '../session/session.slice';
import { api } from './api';
import { read } from './endpoints';
import { selectShown } from './selectShown';
import { amara, signedInStore } from './signedInStore.fixtures';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    polledTickets: read(build, '/tickets', { conditional: true }),
    plainSubjects: read(build, '/subjects'),
  }),
});

const list = () => ({ status: true, data: [{ id: 1, subject: 'Deposit' }] });

/** A signed-in store whose server gives these answers, and the ETags that it received. */
function portal(...answers: Response[]) {
  const asked: (string | null)[] = [];
  const { store } = signedInStore(({ headers }) => {
    asked.push(headers.get('If-None-Match'));
    return answers.shift() ?? Response.json(list());
  });
  const poll = () => store.dispatch(endpoints.polledTickets.initiate(undefined, { forceRefetch: true }));
  const shown = () => {
    const [state] = Object.values(store.getState().api?.queries ?? {});
    return selectShown({
      ...{ data: state?.data, currentData: state?.data, error: state?.error },
      isFetching: state?.status === QueryStatus.pending,
    });
  };
  return { store, asked, poll, shown };
}
const tagged = (etag: string, body: object = list()) => Response.json(body, { headers: { ETag: etag } });
const unchanged = () => new Response(null, { status: 304 });

test('a poll asks for news only, and a 304 renders nothing', async () => {
  const { asked, poll, shown } = portal(
    tagged('"1"'),
    unchanged(),
    tagged('"2"', { status: true, data: [] }),
  );
  await poll();
  const before = shown();
  const pending = poll();
  expect(shallowEqual(shown(), before)).toBe(true);
  await pending;
  expect(shallowEqual(shown(), before)).toBe(true);
  await poll();
  expect(shown().data).toEqual({ status: true, data: [] });
  await poll();
  expect(asked).toEqual([null, '"1"', '"1"', '"2"']);
});

test('an equal answer of a server without ETags renders nothing either', async () => {
  const { asked, poll, shown } = portal();
  await poll();
  const before = shown();
  await poll();
  expect(shallowEqual(shown(), before)).toBe(true);
  expect(asked).toEqual([null, null]);
});

test('the next session asks without the ETag of the last one (T26)', async () => {
  const { store, asked, poll } = portal(tagged('"1"'));
  await poll();
  store.dispatch(signedOut({ exit: addresses.login }));
  store.dispatch(signedIn(amara));
  await poll();
  expect(asked).toEqual([null, null]);
});

test('a read that does not repeat is never conditional', async () => {
  const { store, asked } = portal(tagged('"1"'), tagged('"1"'));
  const once = () => store.dispatch(endpoints.plainSubjects.initiate(undefined, { forceRefetch: true }));
  await once();
  await once();
  expect(asked).toEqual([null, null]);
});
