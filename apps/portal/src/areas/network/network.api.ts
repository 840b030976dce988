import { api } from '../../shared/calls/api';
import { exported, list, read } from '../../shared/calls/endpoints';

/** Whose tree is asked for; without a name the member's own. */
export interface TeamAsk {
  username?: string;
}

/** A direct team of more than one answer comes by pages, where the server knows them (D113). */
export interface DirectAsk extends TeamAsk {
  page?: number;
}

/** How a name begins, and in which tree it is looked for. */
interface SearchAsk {
  username: string;
  tree: 'binary' | 'direct';
}

const init = (query: TeamAsk) => ({ params: { query } });

export const networkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // These are silent, because a tree, and a team in it, show a failure in their own place, with a retry beside.
    getDirectTeam: read(build, '/directTeam', {
      init: (query: DirectAsk) => ({ params: { query } }),
      silent: true,
    }),
    getBinaryTeam: read(build, '/binary-details', { init, silent: true }),
    listDownlineLevels: list(build, '/user-team-details'),
    listDirectReferrals: list(build, '/directlist'),
    exportDirectReferrals: exported(build, '/directlist'),
    // Only some servers have it (D113), so its absence opens no dialog; the screen shows every failure in its place.
    listTeam: list(build, '/team-list', { silent: true }),
    // Only some servers have it (D113), and its failure is told to nobody: the search does without.
    searchTeam: read(build, '/team-search', {
      init: (query: SearchAsk) => ({ params: { query } }),
      silent: true,
    }),
    exportTeam: exported(build, '/team-list'),
    exportDownlineLevels: exported(build, '/user-team-details'),
  }),
});

export const {
  useGetDirectTeamQuery,
  useLazyGetDirectTeamQuery,
  useGetBinaryTeamQuery,
  useLazyGetBinaryTeamQuery,
  useListDownlineLevelsQuery,
  useListDirectReferralsQuery,
  useListTeamQuery,
  useSearchTeamQuery,
} = networkApi;
