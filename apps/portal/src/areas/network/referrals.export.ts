import type { DirectReferral } from '@portal/ui/screens/network';
import { networkTexts } from '@portal/ui/text/messages';
import { networkTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { networkApi } from './network.api';
import { toReferral, toReferralFilters } from './referrals.mappers';

/** The call's maximum page size. */
const perPage = 100;

/** The columns of the table (B §2). The call has no export, so the file is read page by page. */
export const referralsExport: ExportPlan<DirectReferral, '/directlist'> = {
  name: 'direct-referrals',
  path: '/directlist',
  columns: [
    { title: networkTitles.name, cell: ({ name }) => name },
    { title: networkTitles.username, cell: ({ username }) => username },
    { title: networkTexts.totalBotSubscription, cell: ({ botSubscription }) => botSubscription },
    { title: networkTexts.totalBotTeamBusiness, cell: ({ botTeamBusiness }) => botTeamBusiness },
    { title: networkTexts.totalPoolSubscription, cell: ({ poolSubscription }) => poolSubscription },
    { title: networkTexts.totalPoolTeamBusiness, cell: ({ poolTeamBusiness }) => poolTeamBusiness },
  ],
  getRow: () => toReferral,
  ask: (dispatch, state, page) =>
    dispatch(
      networkApi.endpoints.exportDirectReferrals.initiate(
        { ...toReferralFilters(state), page, per_page: perPage },
        { track: false },
      ),
    ),
};
