import type { Transfer, TransferColumnId } from '@portal/ui/screens/transfer';
import { transferTexts, withdrawTexts } from '@portal/ui/text/messages';
import { idTitle, transferTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { transferApi } from './transfer.api';
import { toTransfer, toTransfersExport } from './transfer.mappers';
import { transferAmount, transferNet } from '@portal/ui/text/figures/listFigures';

const statuses = {
  pending: withdrawTexts.pending,
  approved: transferTexts.approved,
  rejected: transferTexts.rejected,
} as const;

/** The columns of the table (B §2), with one for each end of a transfer. */
export const transfersExport: ExportPlan<Transfer, '/transfer'> = {
  name: 'transfers',
  path: '/transfer',
  columns: toFileColumns<Transfer, TransferColumnId>(
    {
      payer: { title: transferTitles.payer, cell: ({ payer }) => payer },
      payee: { title: transferTitles.payee, cell: ({ payee }) => payee },
      wallet: [
        { title: transferTitles.fromWallet, cell: ({ from }) => from },
        { title: transferTitles.toWallet, cell: ({ to }) => to },
      ],
      amount: toFigureCells(transferAmount, ({ amount }) => amount),
      netAmount: toFigureCells(transferNet, ({ netAmount }) => netAmount),
      type: { title: transferTitles.type, cell: ({ type }) => type },
      comment: { title: transferTitles.comment, cell: ({ comment }) => comment },
      status: { title: transferTitles.status, cell: ({ status }) => status && statuses[status] },
      at: { title: transferTitles.date, cell: ({ at }) => at, kind: 'moment' },
    },
    [{ title: idTitle, cell: ({ code }) => code }],
  ),
  getRow: () => toTransfer,
  ask: (dispatch, state, page) =>
    dispatch(
      transferApi.endpoints.exportTransfers.initiate(toTransfersExport(state, page), { track: false }),
    ),
};
