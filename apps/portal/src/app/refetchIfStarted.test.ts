import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { configureStore } from '@reduxjs/toolkit';
import { createElement, type PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

/** The refetch of a rendered query hook without a subscription, because no effect runs on a server. */
function getUnstarted() {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({ figures: build.query<number, string>({ queryFn: () => ({ data: 1 }) }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (own) => own().concat(api.middleware),
  });
  let refetch: (() => unknown) | undefined;
  const Screen = () => {
    refetch = api.useFiguresQuery('').refetch;
    return null;
  };
  const Stored = ({ children }: PropsWithChildren) => Provider({ store, children });
  renderToString(createElement(Stored, null, createElement(Screen)));
  return refetch!;
}

test('a query without a subscription is left alone, though its own refetch throws', () => {
  const refetch = getUnstarted();
  expect(refetch).toThrow('Cannot refetch a query that has not been started yet');
  expect(refetchIfStarted(refetch)).toBeUndefined();
});

test('a started query is refetched and returns its request', () => {
  const request = Promise.resolve(1);
  const refetch = vi.fn(() => request);
  expect(refetchIfStarted(refetch)).toBe(request);
  expect(refetch).toHaveBeenCalledOnce();
});
