import type { WriteInit } from '@portal/api';
import { api } from '../../app/api';
import { exported, list, read, write } from '../../app/endpoints';

const listPath = '/user/manual/withdraw/list';

export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawPage: read(build, '/withdraw', { provides: ['Withdrawals'] }),
    createWithdrawal: write(build, '/withdraw', {
      init: (withdrawal: Required<Pick<WriteInit<'/withdraw'>, 'body'>> & { idempotencyKey: string }) =>
        withdrawal,
      invalidates: ['Withdrawals', 'Dashboard', 'Transactions'],
    }),
    listWithdrawals: list(build, listPath, { provides: ['Withdrawals'] }),
    exportWithdrawals: exported(build, listPath),
  }),
});

export const { useGetWithdrawPageQuery, useCreateWithdrawalMutation, useListWithdrawalsQuery } = withdrawApi;
