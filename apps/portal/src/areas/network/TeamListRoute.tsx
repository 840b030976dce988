import { TeamListScreen } from '@portal/ui/screens/network';
import { useNow } from '@portal/portal-core/browser/useNow';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { networkApi, useListTeamQuery } from './network.api';
import { teamListExport } from './teamList.export';
import { selectTeamListIsAbsent } from './optionalCalls.slice';
import { teamListFields, toTeamListPage, toTeamListQuery } from './teamList.mappers';

/** The team list, which only some servers have (D113). */
export function TeamListRoute() {
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
  const exporting = useExport(teamListExport, address);
  const absent = useAppSelector(selectTeamListIsAbsent);
  return (
    <TeamListScreen
      members={members}
      freshness={toFreshness(query, () => {
        const quietly = { query: toTeamListQuery(address.state), decorative: true };
        void dispatch(networkApi.endpoints.listTeam.initiate(quietly, again));
      })}
      exporting={exporting}
      absent={absent}
      now={now}
    />
  );
}
