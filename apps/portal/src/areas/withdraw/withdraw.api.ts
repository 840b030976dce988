import type { WriteInit } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { hasQuote } from './withdraw.mappers';
import { api } from '@portal/portal-core/calls/api';
import { exported, list, sharedRead, write } from '@portal/portal-core/calls/endpoints';

const listPath = '/user/manual/withdraw/list';

export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawPage: sharedRead(build, '/withdraw', {
      provides: ['Withdrawals'],
      evidence: {
        name: 'withdrawQuote',
        isIn: (body) => hasQuote(body as Answer<'/withdraw'>),
        isPart: true,
      },
    }),
    /** The page with a quote for one amount; it is a decorative query (D82, D110). */
    quoteWithdrawal: list(build, '/withdraw', { evidence: { name: 'withdrawQuote' } }),
    createWithdrawal: write(build, '/withdraw', {
      init: (withdrawal: Required<Pick<WriteInit<'/withdraw'>, 'body'>> & { idempotencyKey: string }) =>
        withdrawal,
      invalidates: ['Withdrawals', 'Dashboard', 'Transactions'],
    }),
    takeBackWithdrawal: write(build, '/withdraw-take-back', {
      init: (sent: Required<Pick<WriteInit<'/withdraw-take-back'>, 'body'>> & { idempotencyKey: string }) =>
        sent,
      invalidates: ['Withdrawals', 'Dashboard', 'Transactions'],
      // A refusal means that the operator has decided it.
      refusalsToo: true,
    }),
    listWithdrawals: list(build, listPath, { provides: ['Withdrawals'] }),
    exportWithdrawals: exported(build, listPath),
  }),
});

export const {
  useGetWithdrawPageQuery,
  useQuoteWithdrawalQuery,
  useCreateWithdrawalMutation,
  useTakeBackWithdrawalMutation,
  useListWithdrawalsQuery,
} = withdrawApi;
