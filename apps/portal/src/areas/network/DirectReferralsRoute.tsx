import { DirectReferralsScreen } from '@portal/ui/screens/network';
import { useExport } from '../../shared/exports/useExport';
import { useServices } from '../../shared/store/services';
import { useListState } from '../../shared/lists/useListState';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { useListDirectReferralsQuery } from './network.api';
import { referralsExport } from './referrals.export';
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
  const exporting = useExport(referralsExport, address);
  return <DirectReferralsScreen referrals={referrals} exporting={exporting} />;
}
