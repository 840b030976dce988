import type { Transaction, TransactionColumnId } from '@portal/ui/screens/transactions';
import { idTitle, directionMessages, transactionTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { transactionsApi } from './transactions.api';
import { toTransaction, toTransactionsExport } from './transactions.mappers';
import { transactionAmount } from '@portal/ui/text/figures/listFigures';

/**
 * The columns of the table (B §2). Debits are negative, so the file adds up: a move between own wallets has a line for
 * each wallet, and each names the other one.
 */
export const transactionsExport: ExportPlan<Transaction, '/transactions'> = {
  name: 'transactions',
  path: '/transactions',
  columns: toFileColumns<Transaction, TransactionColumnId>(
    {
      wallet: { title: transactionTitles.wallet, cell: ({ wallet }) => wallet },
      type: {
        title: transactionTitles.type,
        cell: ({ direction }) => direction && directionMessages[direction],
      },
      amount: toFigureCells(transactionAmount, ({ value }) => value),
      description: { title: transactionTitles.description, cell: ({ note }) => note },
      source: { title: transactionTitles.source, cell: ({ source }) => source },
      date: { title: transactionTitles.date, cell: ({ createdAt }) => createdAt, kind: 'moment' },
    },
    [
      { title: transactionTitles.otherWallet, cell: ({ otherWallet }) => otherWallet },
      { title: idTitle, cell: ({ code }) => code },
    ],
  ),
  getRow: toTransaction,
  ask: (dispatch, state, page) =>
    dispatch(
      transactionsApi.endpoints.exportTransactions.initiate(toTransactionsExport(state, page), {
        track: false,
      }),
    ),
};
