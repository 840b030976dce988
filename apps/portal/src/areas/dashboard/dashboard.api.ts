import { api } from '../../shared/calls/api';
import { list, sharedRead } from '../../shared/calls/endpoints';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest documents, for what lacks; it only adorns the figures (D110). */
    getKycStanding: list(build, '/kyc-list', { provides: ['Kyc'] }),
    /** Which documents are asked for, where some may lack beside those that were sent. */
    getKycTypes: sharedRead(build, '/get-doc-type', {}),
    getDashboard: sharedRead(build, '/dashboard', { provides: ['Dashboard'] }),
  }),
});

export const { useGetDashboardQuery, useGetKycStandingQuery, useGetKycTypesQuery } = dashboardApi;
