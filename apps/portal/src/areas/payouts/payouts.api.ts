import { api } from '@portal/portal-core/calls/api';
import { exported, list } from '@portal/portal-core/calls/endpoints';

/** A 401 here has its own text and way out (B §6, D37). */
const unauthenticated = 'payouts';

export const payoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayouts: list(build, '/payouts', { unauthenticated }),
    exportPayouts: exported(build, '/payouts', { unauthenticated }),
  }),
});

export const { useListPayoutsQuery } = payoutsApi;
