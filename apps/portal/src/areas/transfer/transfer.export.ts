import type { Transfer } from '@portal/ui/screens/transfer';
import { isoDate } from '@portal/ui/text/format/dates';
import { transferTexts, withdrawTexts } from '@portal/ui/text/messages';
import { idTitle, transferTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { transferApi } from './transfer.api';
import { toTransfer, toTransfersExport } from './transfer.mappers';

const statuses = {
  pending: withdrawTexts.pending,
  approved: transferTexts.approved,
  rejected: transferTexts.rejected,
} as const;

/** The columns of the table (B §2), with one for each end of a transfer. */
export const transfersExport: ExportPlan<Transfer, '/transfer'> = {
  name: 'transfers',
  path: '/transfer',
  columns: [
    { title: transferTitles.payer, cell: ({ payer }) => payer },
    { title: transferTitles.payee, cell: ({ payee }) => payee },
    { title: transferTitles.fromWallet, cell: ({ from }) => from },
    { title: transferTitles.toWallet, cell: ({ to }) => to },
    { title: transferTitles.amount, cell: ({ amount }) => amount },
    { title: transferTitles.netAmount, cell: ({ netAmount }) => netAmount },
    { title: transferTitles.type, cell: ({ type }) => type },
    { title: transferTitles.comment, cell: ({ comment }) => comment },
    { title: transferTitles.status, cell: ({ status }) => status && statuses[status] },
    { title: transferTitles.date, cell: ({ at }) => isoDate(at) },
    { title: idTitle, cell: ({ code }) => code },
  ],
  getRow: () => toTransfer,
  ask: (dispatch, state, page) =>
    dispatch(
      transferApi.endpoints.exportTransfers.initiate(toTransfersExport(state, page), { track: false }),
    ),
};
