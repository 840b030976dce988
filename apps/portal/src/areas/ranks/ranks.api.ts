import { api } from '../../shared/calls/api';
import { read } from '../../shared/calls/endpoints';

export const ranksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRankProgress: read(build, '/rank/incomes'),
    getRoyaltyProgress: read(build, '/pool/incomes'),
  }),
});

export const { useGetRankProgressQuery, useGetRoyaltyProgressQuery } = ranksApi;
