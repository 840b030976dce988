import type { DirectReferral, ReferralColumnId } from '@portal/ui/screens/network';
import { legMessages, networkTitles, statusMessages, teamListTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { networkApi } from './network.api';
import { toReferral, toReferralFilters } from './referrals.mappers';
import {
  botSubscription,
  botTeamBusiness,
  poolSubscription,
  poolTeamBusiness,
} from '@portal/ui/text/figures/listFigures';

/** The call's maximum page size. */
const perPage = 100;

/** The columns of the table (B §2). The call has no export, so the file is read page by page. */
export const referralsExport: ExportPlan<DirectReferral, '/directlist'> = {
  name: 'referrals',
  path: '/directlist',
  columns: toFileColumns<DirectReferral, ReferralColumnId>(
    {
      name: { title: networkTitles.name, cell: ({ name }) => name },
      username: { title: networkTitles.username, cell: ({ username }) => username },
      bot: toFigureCells(botSubscription, ({ botSubscription }) => botSubscription),
      botTeam: toFigureCells(botTeamBusiness, ({ botTeamBusiness }) => botTeamBusiness),
      pool: toFigureCells(poolSubscription, ({ poolSubscription }) => poolSubscription),
      poolTeam: toFigureCells(poolTeamBusiness, ({ poolTeamBusiness }) => poolTeamBusiness),
      leg: { title: teamListTitles.leg, cell: ({ leg }) => leg && legMessages[leg] },
      team: { omitted: 'sum' },
      status: { title: teamListTitles.status, cell: ({ status }) => status && statusMessages[status] },
      last: { title: teamListTitles.last, cell: ({ lastPurchaseAt }) => lastPurchaseAt, kind: 'moment' },
      actions: { omitted: 'action' },
    },
    [{ title: teamListTitles.joined, cell: ({ joinedAt }) => joinedAt, kind: 'moment' }],
  ),
  getRow: () => toReferral,
  ask: (dispatch, state, page) =>
    dispatch(
      networkApi.endpoints.exportDirectReferrals.initiate(
        { ...toReferralFilters(state), page, per_page: perPage },
        { track: false },
      ),
    ),
};
