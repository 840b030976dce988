import type {
  BotColumnId,
  BotSubscription,
  LiveColumnId,
  LiveStatus,
  LiveSubscription,
} from '@portal/ui/screens/subscriptions';
import { subscriptionsTexts } from '@portal/ui/text/messages';
import { botTitles, idTitle, liveTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { toBot } from './bots.mappers';
import { toLive } from './lives.mappers';
import { subscriptionsApi } from './subscriptions.api';
import { botPrice, livePrice, roiLimit, roiPaid } from '@portal/ui/text/figures/listFigures';

// Neither call has `export`, so the file is read page by page in the server's page size.

const rowsAtOnce = 100;

/** The columns of B §2, without the button. */
export const botsExport: ExportPlan<BotSubscription, '/subscriptions'> = {
  name: 'bots',
  path: '/subscriptions',
  columns: toFileColumns<BotSubscription, BotColumnId>({
    username: { title: botTitles.username, cell: ({ username }) => username },
    invoiceId: { title: botTitles.invoiceId, cell: ({ invoiceId }) => invoiceId },
    package: { title: botTitles.package, cell: ({ package: name }) => name },
    price: toFigureCells(botPrice, ({ price }) => price),
    activated: { title: botTitles.activated, cell: ({ activatedAt }) => activatedAt, kind: 'moment' },
    end: { title: botTitles.end, cell: ({ endsAt }) => endsAt, kind: 'moment' },
    status: {
      title: botTitles.status,
      cell: ({ status }) => (status === 'active' ? subscriptionsTexts.active : subscriptionsTexts.inactive),
    },
    invoice: { omitted: 'action' },
  }),
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
  name: 'lives',
  path: '/live-subscriptions',
  columns: toFileColumns<LiveSubscription, LiveColumnId>(
    {
      username: { title: liveTitles.username, cell: ({ username }) => username },
      package: { title: liveTitles.package, cell: ({ package: name }) => name },
      price: toFigureCells(livePrice, ({ price }) => price),
      roi: [
        toFigureCells(roiPaid, ({ paidRoi }) => paidRoi),
        toFigureCells(roiLimit, ({ roiLimit }) => roiLimit),
      ],
      account: {
        title: liveTitles.account,
        cell: ({ account, packageAccount }) => account ?? packageAccount,
      },
      date: { title: liveTitles.date, cell: ({ boughtAt }) => boughtAt, kind: 'moment' },
      status: { title: liveTitles.status, cell: ({ status }) => status && statuses[status] },
      action: { omitted: 'action' },
    },
    [{ title: idTitle, cell: ({ cancelId }) => cancelId }],
  ),
  getRow: () => toLive,
  ask: (dispatch, _state, page) =>
    dispatch(
      subscriptionsApi.endpoints.exportLiveSubscriptions.initiate(
        { page, per_page: rowsAtOnce },
        { track: false },
      ),
    ),
};
