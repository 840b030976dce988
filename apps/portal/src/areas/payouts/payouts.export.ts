import type { Payout } from '@portal/ui/screens/payouts';
import { isoDate } from '@portal/ui/text/format/dates';
import { errorTexts, payoutsTexts } from '@portal/ui/text/messages';
import type { ExportPlan } from '../../app/exportPlan';
import { payoutsApi } from './payouts.api';
import { payoutOf, payoutsExportOf } from './payouts.view';

/** The columns of the table (B §2). */
export const payoutsExport: ExportPlan<Payout> = {
  name: 'payouts',
  path: '/payouts',
  columns: [
    { title: 'Serial No', cell: ({ serial }) => String(serial) },
    { title: payoutsTexts.fromUsername, cell: ({ from }) => from },
    { title: 'Wallet', cell: ({ wallet }) => wallet },
    { title: 'Amount', cell: ({ amount }) => amount },
    { title: 'Description', cell: ({ description }) => description },
    { title: 'Source', cell: ({ source }) => source },
    { title: 'Status', cell: ({ status }) => status && payoutsTexts[status] },
    { title: 'Date', cell: ({ createdAt }) => isoDate(createdAt) },
  ],
  rowOf: (body) => payoutOf(body),
  ask: (dispatch, state, page) =>
    dispatch(payoutsApi.endpoints.exportPayouts.initiate(payoutsExportOf(state, page), { track: false })),
  failure: errorTexts.requestFailedTryAgain,
};
