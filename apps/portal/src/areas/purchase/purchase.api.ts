import type { WriteInit, WritePath } from '@portal/api';
import { api } from '../../app/api';
import { read, write } from '../../app/endpoints';

type Purchase<P extends WritePath> = Required<Pick<WriteInit<P>, 'body'>> & { idempotencyKey: string };

/** What a purchase changes: the wallets and figures, the histories. The success screen says it, so no toast does. */
const bought = { invalidates: ['Dashboard', 'Subscriptions', 'Transactions'], quiet: true } as const;

const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: read(build, '/packages'),
    // With the wallet that pays, hence the dashboard's tag.
    listLivePackages: read(build, '/live-packages', { provides: ['Dashboard'] }),
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
