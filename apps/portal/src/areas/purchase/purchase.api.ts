import type { WriteInit, WritePath } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { read, sharedRead, write } from '@portal/portal-core/calls/endpoints';

type Purchase<P extends WritePath> = Required<Pick<WriteInit<P>, 'body'>> & { idempotencyKey: string };

/** A purchase changes wallets, dashboard and histories. The success screen confirms it, so there is no toast. */
const bought = { invalidates: ['Dashboard', 'Subscriptions', 'Transactions'], quiet: true } as const;

export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: read(build, '/packages'),
    // The answer has the paying wallet, so it becomes stale with the dashboard.
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
