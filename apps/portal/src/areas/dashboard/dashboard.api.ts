import { api } from '@portal/portal-core/calls/api';
import { list, sharedRead } from '@portal/portal-core/calls/endpoints';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest documents, for the KYC notice; it is a decorative query (D110). */
    getKycStanding: list(build, '/kyc-list', { provides: ['Kyc'] }),
    /** The requested documents, because some may be missing besides those sent. */
    getKycTypes: sharedRead(build, '/get-doc-type', {}),
    getDashboard: sharedRead(build, '/dashboard', { provides: ['Dashboard'] }),
  }),
});

export const { useGetDashboardQuery, useGetKycStandingQuery, useGetKycTypesQuery } = dashboardApi;
