import type { TeamMember, TeamMemberColumnId } from '@portal/ui/screens/network';
import { legMessages, networkTitles, statusMessages, teamListTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { networkApi } from './network.api';
import { toTeamListExport, toTeamMember } from './teamList.mappers';
import { purchases } from '@portal/ui/text/figures/listFigures';

/** The columns of the table (D113). */
export const teamListExport: ExportPlan<TeamMember, '/team-list'> = {
  name: 'teamList',
  path: '/team-list',
  columns: toFileColumns<TeamMember, TeamMemberColumnId>({
    username: { title: networkTitles.username, cell: ({ username }) => username },
    leg: { title: teamListTitles.leg, cell: ({ leg }) => leg && legMessages[leg] },
    level: {
      title: networkTitles.level,
      cell: ({ level }) => level?.toString(),
      kind: 'number',
      figure: null,
    },
    joined: { title: teamListTitles.joined, cell: ({ joinedAt }) => joinedAt, kind: 'moment' },
    status: { title: teamListTitles.status, cell: ({ status }) => status && statusMessages[status] },
    sum: toFigureCells(purchases, ({ sum }) => sum),
    last: { title: teamListTitles.last, cell: ({ lastPurchaseAt }) => lastPurchaseAt, kind: 'moment' },
  }),
  getRow: () => toTeamMember,
  ask: (dispatch, state, page) =>
    dispatch(networkApi.endpoints.exportTeam.initiate(toTeamListExport(state, page), { track: false })),
};
