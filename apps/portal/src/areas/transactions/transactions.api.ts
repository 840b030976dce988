import { api } from '@portal/portal-core/calls/api';
import { exported, list } from '@portal/portal-core/calls/endpoints';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { hasStatement } from './statement.mappers';

export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions', {
      provides: ['Transactions'],
      evidence: {
        name: 'statement',
        isIn: (body) => hasStatement(body as Answer<'/transactions'>) || undefined,
        isPart: true,
      },
    }),
    exportTransactions: exported(build, '/transactions'),
  }),
});

export const { useListTransactionsQuery } = transactionsApi;
