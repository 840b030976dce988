import { hasList } from '@portal/portal-core/capabilities/hasList';
import { api } from '@portal/portal-core/calls/api';
import { exported, list, read } from '@portal/portal-core/calls/endpoints';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toStatusCounts } from './referrals.mappers';

/** The tree's owner; the member without a name. */
export interface TeamAsk {
  username?: string;
}

/** A direct team with several answers has pages, if the server supports them (D113). */
export interface DirectAsk extends TeamAsk {
  page?: number;
}

/** The start of a name, and its tree. */
interface SearchAsk {
  username: string;
  tree: 'binary' | 'direct';
}

const init = (query: TeamAsk) => ({ params: { query } });

export const networkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Silent, because a tree and its teams show a failure in place, with a retry.
    getDirectTeam: read(build, '/directTeam', {
      init: (query: DirectAsk) => ({ params: { query } }),
      silent: true,
    }),
    getBinaryTeam: read(build, '/binary-details', { init, silent: true }),
    listDownlineLevels: list(build, '/user-team-details'),
    listDirectReferrals: list(build, '/directlist', {
      evidence: {
        name: 'referralFilter',
        isIn: (body) => toStatusCounts(body as Answer<'/directlist'>) !== undefined,
        isPart: true,
      },
    }),
    exportDirectReferrals: exported(build, '/directlist'),
    // Only some servers have it (D119), so a missing call opens no dialog. The screen shows every failure in place.
    listTeam: list(build, '/team-list', { silent: true, evidence: { name: 'teamList', isIn: hasList } }),
    // Only some servers have it (D119). Its failure is silent, because the search works without it.
    searchTeam: read(build, '/team-search', {
      init: (query: SearchAsk) => ({ params: { query } }),
      silent: true,
      evidence: { name: 'teamSearch', isIn: hasList },
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
