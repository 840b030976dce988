import { api } from '../../app/api';
import { read } from '../../app/endpoints';

const ranksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRankProgress: read(build, '/rank/incomes'),
    getRoyaltyProgress: read(build, '/pool/incomes'),
  }),
});

export const { useGetRankProgressQuery, useGetRoyaltyProgressQuery } = ranksApi;
