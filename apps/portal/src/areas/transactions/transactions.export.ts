import type { Movement } from '@portal/ui/screens/transactions';
import { isoDate } from '@portal/ui/text/format/dates';
import { idTitle, directionWords, movementTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '../../shared/exports/exportPlan';
import { transactionsApi } from './transactions.api';
import { movementOf, transactionsExportOf } from './transactions.view';

/** The columns of the table (B §2); debits are below zero, so that the file adds up. */
export const transactionsExport: ExportPlan<Movement, '/transactions'> = {
  name: 'transactions',
  path: '/transactions',
  columns: [
    { title: movementTitles.wallet, cell: ({ wallet }) => wallet },
    { title: movementTitles.type, cell: ({ direction }) => direction && directionWords[direction] },
    { title: movementTitles.amount, cell: ({ value }) => value },
    { title: movementTitles.description, cell: ({ note }) => note },
    { title: movementTitles.source, cell: ({ source }) => source },
    { title: movementTitles.date, cell: ({ createdAt }) => isoDate(createdAt) },
    { title: idTitle, cell: ({ code }) => code },
  ],
  rowOf: movementOf,
  ask: (dispatch, state, page) =>
    dispatch(
      transactionsApi.endpoints.exportTransactions.initiate(transactionsExportOf(state, page), {
        track: false,
      }),
    ),
};
