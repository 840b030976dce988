import { DirectReferralsScreen } from '@portal/ui/screens/network';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useListDirectReferralsQuery } from './network.api';
import { referralsPageOf } from './referrals.view';

/** The call knows no filters. */
const noFields = [] as const;

/** Direct Referral Business (B §2). */
export function DirectReferralsRoute() {
  const { client } = useServices();
  const address = useListState(noFields);
  const query = useListDirectReferralsQuery(
    { query: { page: address.state.page }, failure: address.failure },
    listOptions,
  );
  const referrals = usePagedList(address, query, (body) =>
    referralsPageOf(body, client.placeOf('/directlist')),
  );
  return <DirectReferralsScreen referrals={referrals} />;
}
