import type { TeamMember } from '@portal/ui/screens/network';
import { legMessages, networkTitles, statusMessages, teamListTitles } from '@portal/ui/text/columnTitles';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { networkApi } from './network.api';
import { toTeamListExport, toTeamMember } from './teamList.mappers';

/** The columns of the table (D113). */
export const teamListExport: ExportPlan<TeamMember, '/team-list'> = {
  name: 'team-list',
  path: '/team-list',
  columns: [
    { title: networkTitles.username, cell: ({ username }) => username },
    { title: teamListTitles.leg, cell: ({ leg }) => leg && legMessages[leg] },
    { title: networkTitles.level, cell: ({ level }) => level?.toString() },
    { title: teamListTitles.joined, cell: ({ joinedAt }) => isoDate(joinedAt) },
    { title: teamListTitles.status, cell: ({ status }) => status && statusMessages[status] },
    { title: teamListTitles.sum, cell: ({ sum }) => sum },
    { title: teamListTitles.last, cell: ({ lastPurchaseAt }) => isoDate(lastPurchaseAt) },
  ],
  getRow: () => toTeamMember,
  ask: (dispatch, state, page) =>
    dispatch(networkApi.endpoints.exportTeam.initiate(toTeamListExport(state, page), { track: false })),
};
