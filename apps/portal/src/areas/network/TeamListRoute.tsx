import { addresses, teamListAddress, teamTableParameter } from '@portal/ui/addresses';
import { TeamListScreen } from '@portal/ui/screens/network';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useNow } from '@portal/portal-core/browser/useNow';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { FollowUpRoute } from './followUp/FollowUpRoute';
import { networkApi, useListTeamQuery } from './network.api';
import { teamListFields, toTeamListPage, toTeamListQuery } from './teamList.mappers';

const loadTeamListExport = () => import('./teamList.export').then(({ teamListExport }) => teamListExport);

/**
 * The team list, which only some servers have (D119): the follow-up, or the full table where its address has the view or
 * filters. Without the list, its address shows the downline by level.
 */
export function TeamListRoute() {
  // A refusal of the open list is shown in place, with its retry.
  const [isOffered] = useState(useCapability('teamList'));
  const { search } = useLocation();
  if (!isOffered) return <Navigate to={addresses.downline} replace />;
  const params = new URLSearchParams(search);
  if (params.size === 0) return <FollowUpRoute />;
  const { name, value } = teamTableParameter;
  if (params.get(name) === value) return <TeamTableRoute />;
  // An older link with filters leads to the table, and clearing them stays there.
  params.set(name, value);
  return <Navigate to={`${teamListAddress}?${params.toString()}`} replace />;
}

function TeamTableRoute() {
  const { client } = useServices();
  const location = client.getListLocation('/team-list');
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = useListState(teamListFields);
  const query = useListTeamQuery(
    { query: toTeamListQuery(address.state), failure: address.failure },
    listOptions,
  );
  const members = usePagedList(address, query, (body) => toTeamListPage(body, location));
  const exporting = useExport(loadTeamListExport, address);
  return (
    <TeamListScreen
      members={members}
      freshness={toFreshness(query, () => {
        const quietly = { query: toTeamListQuery(address.state), decorative: true };
        void dispatch(networkApi.endpoints.listTeam.initiate(quietly, refetchOptions));
      })}
      exporting={exporting}
      now={now}
    />
  );
}
