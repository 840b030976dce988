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
    takeBackTransfer: write(build, '/transfer-take-back', {
      init: (sent: Required<Pick<WriteInit<'/transfer-take-back'>, 'body'>> & { idempotencyKey: string }) =>
        sent,
      invalidates: ['Transfers', 'Dashboard', 'Transactions', 'Withdrawals'],
      // A refusal means that the operator has decided it.
      refusalsToo: true,
    }),
  }),
});

export const { useListTransfersQuery, useCreateTransferMutation, useTakeBackTransferMutation } = transferApi;
