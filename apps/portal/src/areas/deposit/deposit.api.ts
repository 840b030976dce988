import type { UploadInit } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { toSentId } from '@portal/portal-core/fromApi/repeats';
import { act, read, upload } from '@portal/portal-core/calls/endpoints';

const path = '/balance-sync';
const ofMethod = (id: string) => ({ params: { query: { payment_method_id: toSentId(id) } } });

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentMethods: read(build, '/available-payment-methods', {
      init: () => ({ params: { query: { type: 'deposit' } } }),
    }),
    // It fails in its own tab with a retry, so no dialog covers the other methods.
    getDepositAddress: read(build, '/fetch-address', { init: ofMethod, silent: true }),
    /** Sync Balance: a GET with an effect (D54, D55). The caller compares its result and invalidates. */
    syncBalance: act(build, path, { init: ofMethod }),
    /** The automatic sync, without a toast every half minute. */
    checkBalance: act(build, path, { init: ofMethod, silent: true }),
    createManualDeposit: upload(build, '/manual-deposit', {
      init: (report: UploadInit<'/manual-deposit'> & { idempotencyKey: string }) => report,
    }),
  }),
});

export const {
  useListPaymentMethodsQuery,
  useGetDepositAddressQuery,
  useSyncBalanceMutation,
  useCheckBalanceMutation,
  useCreateManualDepositMutation,
} = depositApi;
