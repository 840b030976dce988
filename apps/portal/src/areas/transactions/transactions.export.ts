import type { Movement } from '@portal/ui/screens/transactions';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '../../app/exportPlan';
import { transactionsApi } from './transactions.api';
import { movementOf, transactionsExportOf } from './transactions.view';

const words = { credit: 'Credit', debit: 'Debit' } as const;

/** The columns of the table (B §2); debits are below zero, so that the file adds up. */
export const transactionsExport: ExportPlan<Movement> = {
  name: 'transactions',
  path: '/transactions',
  columns: [
    { title: 'Wallet', cell: ({ wallet }) => wallet },
    { title: 'Type', cell: ({ direction }) => direction && words[direction] },
    { title: 'Amount', cell: ({ value }) => value },
    { title: 'Description', cell: ({ note }) => note },
    { title: 'Source', cell: ({ source }) => source },
    { title: 'Date', cell: ({ createdAt }) => isoDate(createdAt) },
  ],
  rowOf: movementOf,
  ask: (dispatch, state, page) =>
    dispatch(
      transactionsApi.endpoints.exportTransactions.initiate(transactionsExportOf(state, page), {
        track: false,
      }),
    ),
};
