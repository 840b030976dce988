import { api } from '@portal/portal-core/calls/api';
import { sharedRead } from '@portal/portal-core/calls/endpoints';

export const ranksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRankProgress: sharedRead(build, '/rank/incomes', {}),
    getRoyaltyProgress: sharedRead(build, '/pool/incomes', {}),
  }),
});

export const { useGetRankProgressQuery, useGetRoyaltyProgressQuery } = ranksApi;
