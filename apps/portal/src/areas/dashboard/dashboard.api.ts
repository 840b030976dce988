import { api } from '../../shared/calls/api';
import { list, sharedRead } from '../../shared/calls/endpoints';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest documents, for what lacks; it only adorns the figures (D110). */
    getKycStanding: list(build, '/kyc-list', { provides: ['Kyc'] }),
    getDashboard: sharedRead(build, '/dashboard', { provides: ['Dashboard'] }),
  }),
});

export const { useGetDashboardQuery, useGetKycStandingQuery } = dashboardApi;
