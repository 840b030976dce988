import { api } from '../../app/api';
import { list, read } from '../../app/endpoints';

/** Whose tree is asked for; without a name the member's own. */
export interface TeamAsk {
  username?: string;
}

const init = (query: TeamAsk) => ({ params: { query } });

const networkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Silent: a tree, and a team in it, say in their own place what came of them, with a retry beside.
    getDirectTeam: read(build, '/directTeam', { init, silent: true }),
    getBinaryTeam: read(build, '/binary-details', { init, silent: true }),
    listDownlineLevels: list(build, '/user-team-details'),
    listDirectReferrals: list(build, '/directlist'),
  }),
});

export const {
  useGetDirectTeamQuery,
  useLazyGetDirectTeamQuery,
  useGetBinaryTeamQuery,
  useLazyGetBinaryTeamQuery,
  useListDownlineLevelsQuery,
  useListDirectReferralsQuery,
} = networkApi;
