import { api } from '../../app/api';
import { exported, list } from '../../app/endpoints';

export const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions', { provides: ['Transactions'] }),
    exportTransactions: exported(build, '/transactions'),
  }),
});

export const { useListTransactionsQuery } = transactionsApi;
