import type { WriteInit } from '@portal/api';
import { api } from '../../app/api';
import { act, list, read, write } from '../../app/endpoints';

interface PasswordAsk {
  account: string;
  /** The code under the name of the auth type (D72). */
  proof: Readonly<Record<string, string>>;
}

export const mt5Api = api.injectEndpoints({
  endpoints: (build) => ({
    /** Figures, and a page of each of two lists (D78). A failing refresh leaves the figures that stand. */
    getMt5Account: list(build, '/mt5/user-account-details/{account}', { ambient: true }),
    /** Which accounts the live history knows; without them there is no choice, and nothing is said of it. */
    getMt5Logins: read(build, '/live-subscriptions', {
      init: () => ({ params: { query: { page: 1, per_page: 100 } } }),
      provides: ['Subscriptions'],
      silent: true,
    }),
    /**
     * A GET that uses a code up (D76, T8). Its answer goes to who asked and nowhere else: `initiate` it with
     * `track: false`, so that the store keeps neither code nor passwords.
     */
    fetchMt5Password: act(build, '/mt5/fetch-password/{account}', {
      init: ({ account, proof }: PasswordAsk) => ({ params: { path: { account }, query: proof } }),
      quiet: true,
    }),
    /** With `track: false` too: the store keeps no password. */
    changeMt5Password: write(build, '/mt5/change-password', {
      init: (body: WriteInit<'/mt5/change-password'>['body']) => ({ body }),
    }),
  }),
});

export const { useGetMt5AccountQuery, useGetMt5LoginsQuery } = mt5Api;
