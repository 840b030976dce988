import type { Payout, PayoutColumnId } from '@portal/ui/screens/payouts';
import { payoutsTexts } from '@portal/ui/text/messages';
import { idTitle, payoutTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { payoutsApi } from './payouts.api';
import { toPayout, toPayoutsExport } from './payouts.mappers';
import { payoutAmount } from '@portal/ui/text/figures/listFigures';

/** The columns of the table (B §2). */
export const payoutsExport: ExportPlan<Payout, '/payouts'> = {
  name: 'payouts',
  path: '/payouts',
  columns: toFileColumns<Payout, PayoutColumnId>(
    {
      serial: {
        title: payoutTitles.serial,
        cell: ({ serial }) => String(serial),
        kind: 'number',
        figure: null,
      },
      from: { title: payoutTitles.from, cell: ({ from }) => from },
      wallet: { title: payoutTitles.wallet, cell: ({ wallet }) => wallet },
      amount: toFigureCells(payoutAmount, ({ amount }) => amount),
      description: { title: payoutTitles.description, cell: ({ description }) => description },
      source: { title: payoutTitles.source, cell: ({ source }) => source },
      status: { title: payoutTitles.status, cell: ({ status }) => status && payoutsTexts[status] },
      date: { title: payoutTitles.date, cell: ({ createdAt }) => createdAt, kind: 'moment' },
    },
    [{ title: idTitle, cell: ({ code }) => code }],
  ),
  getRow: (body) => toPayout(body),
  ask: (dispatch, state, page) =>
    dispatch(payoutsApi.endpoints.exportPayouts.initiate(toPayoutsExport(state, page), { track: false })),
};
