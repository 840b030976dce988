import { addresses } from '@portal/ui/addresses';
import { TeamListScreen, teamListMessages, type PulseLeg } from '@portal/ui/screens/network';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { getReferralLinks } from '@portal/portal-core/addresses/referralLinks';
import { portalHome } from '@portal/portal-core/browser/place';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useAppSelector } from '@portal/portal-core/store/store';
import { loadSharedLinkDialog, type LinkSharer } from '../dashboard';
import { useTeamPulse } from './pulse/useTeamPulse';
import { networkApi, useListTeamQuery } from './network.api';
import { teamListExport } from './teamList.export';
import { teamListFields, toTeamListPage, toTeamListQuery } from './teamList.mappers';

/** The team list, which only some servers have (D119). Without it, its address shows the downline by level. */
export function TeamListRoute() {
  // A refusal of the open list is shown in place, with its retry.
  const [isOffered] = useState(useCapability('teamList'));
  return isOffered ? <OfferedListRoute /> : <Navigate to={addresses.downline} replace />;
}

function OfferedListRoute() {
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
  const { username } = useAppSelector(selectSession);
  const figures = useTeamPulse(now);
  const sharer = useRef<LinkSharer>(null);
  const Sharing = useChunk(loadSharedLinkDialog, !query.isLoading);
  const share = (leg: PulseLeg) =>
    sharer.current?.share({
      title: teamListMessages.share[leg],
      link: getReferralLinks(portalHome(), username ?? '')[leg],
    });
  return (
    <>
      <TeamListScreen
        pulse={figures && { figures, onShared: share }}
        members={members}
        freshness={toFreshness(query, () => {
          const quietly = { query: toTeamListQuery(address.state), decorative: true };
          void dispatch(networkApi.endpoints.listTeam.initiate(quietly, again));
        })}
        exporting={exporting}
        now={now}
      />
      {Sharing && <Sharing ref={sharer} />}
    </>
  );
}
