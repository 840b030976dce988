import type { WriteInit, WritePath } from '@portal/api';
import { api } from '../../shared/calls/api';
import { read, sharedRead, write } from '../../shared/calls/endpoints';

type Purchase<P extends WritePath> = Required<Pick<WriteInit<P>, 'body'>> & { idempotencyKey: string };

/** What a purchase changes: the wallets and figures, the histories. The success screen says it, so no toast does. */
const bought = { invalidates: ['Dashboard', 'Subscriptions', 'Transactions'], quiet: true } as const;

export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: read(build, '/packages'),
    // The answer has the wallet that pays, so it goes stale when the dashboard does.
    listLivePackages: sharedRead(build, '/live-packages', { provides: ['Dashboard'] }),
    buyPackage: write(build, '/subscription/store', {
      init: (purchase: Purchase<'/subscription/store'>) => purchase,
      ...bought,
    }),
    buyLivePackage: write(build, '/live-subscription', {
      init: (purchase: Purchase<'/live-subscription'>) => purchase,
      ...bought,
    }),
  }),
});

export const {
  useListPackagesQuery,
  useListLivePackagesQuery,
  useBuyPackageMutation,
  useBuyLivePackageMutation,
} = purchaseApi;
