import type { Transaction } from '@portal/ui/screens/transactions';
import { isoDate } from '@portal/ui/text/format/dates';
import { idTitle, directionMessages, transactionTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { transactionsApi } from './transactions.api';
import { toTransaction, toTransactionsExport } from './transactions.mappers';

/** The columns of the table (B §2). Debits are negative, so the file adds up. */
export const transactionsExport: ExportPlan<Transaction, '/transactions'> = {
  name: 'transactions',
  path: '/transactions',
  columns: [
    { title: transactionTitles.wallet, cell: ({ wallet }) => wallet },
    { title: transactionTitles.type, cell: ({ direction }) => direction && directionMessages[direction] },
    { title: transactionTitles.amount, cell: ({ value }) => value },
    { title: transactionTitles.description, cell: ({ note }) => note },
    { title: transactionTitles.source, cell: ({ source }) => source },
    { title: transactionTitles.date, cell: ({ createdAt }) => isoDate(createdAt) },
    { title: idTitle, cell: ({ code }) => code },
  ],
  getRow: toTransaction,
  ask: (dispatch, state, page) =>
    dispatch(
      transactionsApi.endpoints.exportTransactions.initiate(toTransactionsExport(state, page), {
        track: false,
      }),
    ),
};
