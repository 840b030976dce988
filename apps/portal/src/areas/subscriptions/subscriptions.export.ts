import type { BotSubscription, LiveStatus, LiveSubscription } from '@portal/ui/screens/subscriptions';
import { subscriptionsTexts } from '@portal/ui/text/messages';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '../../app/exportPlan';
import { botOf } from './bots.view';
import { liveOf } from './lives.view';
import { subscriptionsApi } from './subscriptions.api';

// Neither call knows `export`: the file is read page by page, as large as the server makes them.

const rowsAtOnce = 100;

/** The columns of B §2; the button has none. */
export const botsExport: ExportPlan<BotSubscription> = {
  name: 'subscriptions',
  path: '/subscriptions',
  columns: [
    { title: 'Username', cell: ({ username }) => username },
    { title: subscriptionsTexts.invoiceId, cell: ({ invoiceId }) => invoiceId },
    { title: 'Package Name', cell: ({ package: name }) => name },
    { title: 'Price', cell: ({ price }) => price },
    { title: subscriptionsTexts.activationDate, cell: ({ activatedAt }) => isoDate(activatedAt) },
    { title: subscriptionsTexts.endDate, cell: ({ endsAt }) => isoDate(endsAt) },
    {
      title: 'Status',
      cell: ({ status }) => (status === 'active' ? subscriptionsTexts.active : subscriptionsTexts.inactive),
    },
  ],
  rowOf: () => botOf,
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

/** The columns of D69, with sum and limit apart; the buttons have none. */
export const livesExport: ExportPlan<LiveSubscription> = {
  name: 'live-subscriptions',
  path: '/live-subscriptions',
  columns: [
    { title: 'Username', cell: ({ username }) => username },
    { title: 'Package', cell: ({ package: name }) => name },
    { title: 'Price', cell: ({ price }) => price },
    { title: 'Paid ROI', cell: ({ paidRoi }) => paidRoi },
    { title: 'Limit', cell: ({ roiLimit }) => roiLimit },
    { title: 'Account', cell: ({ account, packageAccount }) => account ?? packageAccount },
    { title: 'Date', cell: ({ boughtAt }) => isoDate(boughtAt) },
    { title: 'Status', cell: ({ status }) => status && statuses[status] },
  ],
  rowOf: () => liveOf,
  ask: (dispatch, _state, page) =>
    dispatch(
      subscriptionsApi.endpoints.exportLiveSubscriptions.initiate(
        { page, per_page: rowsAtOnce },
        { track: false },
      ),
    ),
};
