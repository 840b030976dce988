import type { BotSubscription, LiveStatus, LiveSubscription } from '@portal/ui/screens/subscriptions';
import { subscriptionsTexts } from '@portal/ui/text/messages';
import { isoDate } from '@portal/ui/text/format/dates';
import { botTitles, idTitle, liveTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toBot } from './bots.mappers';
import { toLive } from './lives.mappers';
import { subscriptionsApi } from './subscriptions.api';

// Neither call has `export`, so the file is read page by page in the server's page size.

const rowsAtOnce = 100;

/** The columns of B §2, without the button. */
export const botsExport: ExportPlan<BotSubscription, '/subscriptions'> = {
  name: 'subscriptions',
  path: '/subscriptions',
  columns: [
    { title: botTitles.username, cell: ({ username }) => username },
    { title: botTitles.invoiceId, cell: ({ invoiceId }) => invoiceId },
    { title: botTitles.package, cell: ({ package: name }) => name },
    { title: botTitles.price, cell: ({ price }) => price },
    { title: botTitles.activated, cell: ({ activatedAt }) => isoDate(activatedAt) },
    { title: botTitles.end, cell: ({ endsAt }) => isoDate(endsAt) },
    {
      title: botTitles.status,
      cell: ({ status }) => (status === 'active' ? subscriptionsTexts.active : subscriptionsTexts.inactive),
    },
  ],
  getRow: () => toBot(),
  ask: (dispatch, _state, page) =>
    dispatch(
      subscriptionsApi.endpoints.exportSubscriptions.initiate(
        { page, per_page: rowsAtOnce },
        { track: false },
      ),
    ),
};

const statuses: Record<LiveStatus, string> = {
  expired: subscriptionsTexts.expired,
  active: subscriptionsTexts.active,
  cancelled: subscriptionsTexts.cancelled,
  requested: subscriptionsTexts.cancellationRequested,
};

/** The columns of D69, with sum and limit apart and without the buttons. */
export const livesExport: ExportPlan<LiveSubscription, '/live-subscriptions'> = {
  name: 'live-subscriptions',
  path: '/live-subscriptions',
  columns: [
    { title: liveTitles.username, cell: ({ username }) => username },
    { title: liveTitles.package, cell: ({ package: name }) => name },
    { title: liveTitles.price, cell: ({ price }) => price },
    { title: liveTitles.paidRoi, cell: ({ paidRoi }) => paidRoi },
    { title: liveTitles.roiLimit, cell: ({ roiLimit }) => roiLimit },
    { title: liveTitles.account, cell: ({ account, packageAccount }) => account ?? packageAccount },
    { title: liveTitles.date, cell: ({ boughtAt }) => isoDate(boughtAt) },
    { title: liveTitles.status, cell: ({ status }) => status && statuses[status] },
    { title: idTitle, cell: ({ cancelId }) => cancelId },
  ],
  getRow: () => toLive,
  ask: (dispatch, _state, page) =>
    dispatch(
      subscriptionsApi.endpoints.exportLiveSubscriptions.initiate(
        { page, per_page: rowsAtOnce },
        { track: false },
      ),
    ),
};
