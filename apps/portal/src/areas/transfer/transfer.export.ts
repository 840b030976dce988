import type { Transfer } from '@portal/ui/screens/transfer';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '../../app/exportPlan';
import { transferApi } from './transfer.api';
import { transferOf, transfersExportOf } from './transfer.view';

const statuses = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

/** The columns of the table (B §2), with both ends of a transfer in one of their own. */
export const transfersExport: ExportPlan<Transfer> = {
  name: 'transfers',
  path: '/transfer',
  columns: [
    { title: 'Payer', cell: ({ payer }) => payer },
    { title: 'Payee', cell: ({ payee }) => payee },
    { title: 'From Wallet', cell: ({ from }) => from },
    { title: 'To Wallet', cell: ({ to }) => to },
    { title: 'Transfer Amount', cell: ({ amount }) => amount },
    { title: 'Net Transfer Amount', cell: ({ netAmount }) => netAmount },
    { title: 'Transfer Type', cell: ({ type }) => type },
    { title: 'Comment', cell: ({ comment }) => comment },
    { title: 'Status', cell: ({ status }) => status && statuses[status] },
    { title: 'Date', cell: ({ at }) => isoDate(at) },
  ],
  rowOf: () => transferOf,
  ask: (dispatch, state, page) =>
    dispatch(
      transferApi.endpoints.exportTransfers.initiate(transfersExportOf(state, page), { track: false }),
    ),
};
