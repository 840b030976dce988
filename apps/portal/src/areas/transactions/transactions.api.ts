import { api } from '@portal/portal-core/calls/api';
import { exported, list } from '@portal/portal-core/calls/endpoints';

export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions', { provides: ['Transactions'] }),
    exportTransactions: exported(build, '/transactions'),
  }),
});

export const { useListTransactionsQuery } = transactionsApi;
