import type { Evidence } from '@portal/portal-core/capabilities/capabilities';
import { api } from '@portal/portal-core/calls/api';
import { exported, list } from '@portal/portal-core/calls/endpoints';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { hasStatement } from './statement.mappers';

const evidence: Evidence = {
  name: 'statement',
  isIn: (body) => hasStatement(body as Answer<'/transactions'>) || undefined,
  isPart: true,
};

export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions', {
      provides: ['Transactions'],
      evidence,
    }),
    exportTransactions: exported(build, '/transactions', { evidence }),
  }),
});

export const { useListTransactionsQuery } = transactionsApi;
