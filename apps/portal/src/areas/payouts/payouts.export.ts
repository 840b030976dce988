import type { Payout } from '@portal/ui/screens/payouts';
import { isoDate } from '@portal/ui/text/format/dates';
import { errorTexts, payoutsTexts } from '@portal/ui/text/messages';
import { idTitle, payoutTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { payoutsApi } from './payouts.api';
import { toPayout, toPayoutsExport } from './payouts.mappers';

/** The columns of the table (B §2). */
export const payoutsExport: ExportPlan<Payout, '/payouts'> = {
  name: 'payouts',
  path: '/payouts',
  columns: [
    { title: payoutTitles.serial, cell: ({ serial }) => String(serial) },
    { title: payoutTitles.from, cell: ({ from }) => from },
    { title: payoutTitles.wallet, cell: ({ wallet }) => wallet },
    { title: payoutTitles.amount, cell: ({ amount }) => amount },
    { title: payoutTitles.description, cell: ({ description }) => description },
    { title: payoutTitles.source, cell: ({ source }) => source },
    { title: payoutTitles.status, cell: ({ status }) => status && payoutsTexts[status] },
    { title: payoutTitles.date, cell: ({ createdAt }) => isoDate(createdAt) },
    { title: idTitle, cell: ({ code }) => code },
  ],
  getRow: (body) => toPayout(body),
  ask: (dispatch, state, page) =>
    dispatch(payoutsApi.endpoints.exportPayouts.initiate(toPayoutsExport(state, page), { track: false })),
  failure: errorTexts.requestFailedTryAgain,
};
