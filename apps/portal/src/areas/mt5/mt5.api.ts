import type { ReadInit, WriteInit } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { act, exportedPart, list, read, write } from '@portal/portal-core/calls/endpoints';

export type PasswordSecondFactor = NonNullable<ReadInit<'/mt5/fetch-password/{account}'>['params']['query']>;

interface PasswordAsk {
  account: string;
  /** The code under the name of the auth type (D72). */
  secondFactor: PasswordSecondFactor;
}

interface ListParams {
  path: { account: string };
  query: Record<string, number>;
}

/** Options for calls whose passwords must stay out of the store (D76). */
export const uncachedOptions = { track: false } as const;

export const mt5Api = api.injectEndpoints({
  endpoints: (build) => ({
    /** The account's data with one page of each of two lists (D78). A failed refresh keeps the shown data. */
    getMt5Account: list(build, '/mt5/user-account-details/{account}', {
      background: true,
      maybeMissing: true,
    }),
    /** A page of a list for a file, under the list's own page name (D78). */
    exportMt5Account: exportedPart(build, '/mt5/user-account-details/{account}', {
      init: (params: ListParams) => ({ params }),
    }),
    /** The accounts of the live history. Without them there is no choice and no error. */
    getMt5Logins: read(build, '/live-subscriptions', {
      init: () => ({ params: { query: { page: 1, per_page: 100 } } }),
      provides: ['Subscriptions'],
      silent: true,
    }),
    /** A GET that uses up a code (D76, T8). `initiate` it `uncachedOptions`, so the store holds neither code nor passwords. */
    fetchMt5Password: act(build, '/mt5/fetch-password/{account}', {
      init: ({ account, secondFactor }: PasswordAsk) => ({
        params: { path: { account }, query: secondFactor },
      }),
      quiet: true,
    }),
    /** `initiate` it `uncachedOptions` too, so the store holds no password. */
    changeMt5Password: write(build, '/mt5/change-password', {
      init: (body: WriteInit<'/mt5/change-password'>['body']) => ({ body }),
    }),
  }),
});

export const { useGetMt5AccountQuery, useGetMt5LoginsQuery } = mt5Api;
