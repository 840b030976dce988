import { DirectReferralsScreen } from '@portal/ui/screens/network';
import { useExport } from '../../shared/exports/useExport';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { useAppDispatch } from '../../shared/store/store';
import { useServices } from '../../shared/store/services';
import { useListState } from '../../shared/lists/useListState';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { networkApi, useListDirectReferralsQuery } from './network.api';
import { referralsExport } from './referrals.export';
import { referralsPageOf } from './referrals.view';

/** The call knows no filters. */
const noFields = [] as const;

/** Direct Referral Business (B §2). */
export function DirectReferralsRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const address = useListState(noFields);
  const query = useListDirectReferralsQuery(
    { query: { page: address.state.page }, failure: address.failure },
    listOptions,
  );
  const referrals = usePagedList(address, query, (body) =>
    referralsPageOf(body, client.placeOf('/directlist')),
  );
  const freshness = freshnessOf(query, () => {
    const quietly = { query: { page: address.state.page }, ornament: true };
    void dispatch(networkApi.endpoints.listDirectReferrals.initiate(quietly, again));
  });
  const exporting = useExport(referralsExport, address);
  return <DirectReferralsScreen referrals={referrals} freshness={freshness} exporting={exporting} />;
}
