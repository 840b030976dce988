import type { WriteInit } from '@portal/api';
import { errorTexts } from '@portal/ui/text/messages';
import { api } from '@portal/portal-core/calls/api';
import { exported, list, write } from '@portal/portal-core/calls/endpoints';

const path = '/transfer';

export const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransfers: list(build, path, { provides: ['Transfers'] }),
    exportTransfers: exported(build, path),
    createTransfer: write(build, '/transfer/amount', {
      init: (transfer: Required<Pick<WriteInit<'/transfer/amount'>, 'body'>> & { idempotencyKey: string }) =>
        transfer,
      // B §8: a failed transfer has its own text.
      failure: errorTexts.requestFailedLogin,
      invalidates: ['Transfers', 'Dashboard', 'Transactions', 'Withdrawals'],
    }),
  }),
});

export const { useListTransfersQuery, useCreateTransferMutation } = transferApi;
