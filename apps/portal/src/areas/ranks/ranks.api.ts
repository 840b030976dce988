import { api } from '../../shared/calls/api';
import { sharedRead } from '../../shared/calls/endpoints';

export const ranksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRankProgress: sharedRead(build, '/rank/incomes', {}),
    getRoyaltyProgress: sharedRead(build, '/pool/incomes', {}),
  }),
});

export const { useGetRankProgressQuery, useGetRoyaltyProgressQuery } = ranksApi;
