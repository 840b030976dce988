import type { DownlineLevel, DownlineLevelColumnId } from '@portal/ui/screens/network';
import { networkTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { toDownlineQuery, toLevel } from './downline.mappers';
import { networkApi } from './network.api';
import { levelBots, levelLive, levelMembers } from '@portal/ui/text/figures/listFigures';

/** The columns of the table (B §2). The call has no pages: one answer has every level of the filter. */
export const downlineExport: ExportPlan<DownlineLevel, '/user-team-details'> = {
  name: 'downline',
  path: '/user-team-details',
  columns: toFileColumns<DownlineLevel, DownlineLevelColumnId>({
    level: { title: networkTitles.level, cell: ({ level }) => String(level), kind: 'number', figure: null },
    users: toFigureCells(levelMembers, ({ userCount }) => userCount?.toString()),
    bot: toFigureCells(levelBots, ({ botInvestment }) => botInvestment),
    live: toFigureCells(levelLive, ({ liveInvestment }) => liveInvestment),
    view: { omitted: 'action' },
  }),
  getRow: () => (fields) => toLevel(fields),
  ask: (dispatch, state) =>
    dispatch(networkApi.endpoints.exportDownlineLevels.initiate(toDownlineQuery(state), { track: false })),
};
