import type { ReadInit, WriteInit } from '@portal/api';
import { api } from '../../shared/calls/api';
import { act, exportedPart, list, read, write } from '../../shared/calls/endpoints';

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

/** How a call is initiated whose passwords the store must not keep (D76). */
export const unkept = { track: false } as const;

export const mt5Api = api.injectEndpoints({
  endpoints: (build) => ({
    /** Figures, and a page of each of two lists (D78). A failing refresh keeps the figures that are shown. */
    getMt5Account: list(build, '/mt5/user-account-details/{account}', { background: true }),
    /** A page of a list for a file, by the name that the list gives its page (D78). */
    exportMt5Account: exportedPart(build, '/mt5/user-account-details/{account}', {
      init: (params: ListParams) => ({ params }),
    }),
    /** The accounts that the live history knows. Without them there is no choice, and no message says so. */
    getMt5Logins: read(build, '/live-subscriptions', {
      init: () => ({ params: { query: { page: 1, per_page: 100 } } }),
      provides: ['Subscriptions'],
      silent: true,
    }),
    /**
     * A GET that uses a code up (D76, T8). Its answer goes to the caller and nowhere else: `initiate` it `unkept`, so
     * that the store keeps neither code nor passwords.
     */
    fetchMt5Password: act(build, '/mt5/fetch-password/{account}', {
      init: ({ account, secondFactor }: PasswordAsk) => ({
        params: { path: { account }, query: secondFactor },
      }),
      quiet: true,
    }),
    /** `initiate` this `unkept` too, so that the store keeps no password. */
    changeMt5Password: write(build, '/mt5/change-password', {
      init: (body: WriteInit<'/mt5/change-password'>['body']) => ({ body }),
    }),
  }),
});

export const { useGetMt5AccountQuery, useGetMt5LoginsQuery } = mt5Api;
