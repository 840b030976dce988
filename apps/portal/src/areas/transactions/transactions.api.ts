import { api } from '../../shared/calls/api';
import { exported, list } from '../../shared/calls/endpoints';

export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions', { provides: ['Transactions'] }),
    exportTransactions: exported(build, '/transactions'),
  }),
});

export const { useListTransactionsQuery } = transactionsApi;
