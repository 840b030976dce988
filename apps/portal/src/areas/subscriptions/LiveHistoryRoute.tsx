import { LiveHistoryScreen } from '@portal/ui/screens/subscriptions';
import { useServices } from '../../app/services';
import { useExport } from '../../app/useExport';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { livesPageOf } from './lives.view';
import { useCancelLiveSubscriptionMutation, useListLiveSubscriptionsQuery } from './subscriptions.api';
import { livesExport } from './subscriptions.export';
import { termsOf, unfiltered } from './terms.view';
import { useAddAccount } from './useAddAccount';
import { useCancellation } from './useCancellation';

/** Live subscription history (B §2). */
export function LiveHistoryRoute() {
  const { client } = useServices();
  const now = useNow();
  const address = useListState(unfiltered);
  const { state, failure } = address;
  const query = useListLiveSubscriptionsQuery({ query: { page: state.page }, failure }, listOptions);
  const subscriptions = usePagedList(address, query, (body) =>
    livesPageOf(body, client.placeOf('/live-subscriptions')),
  );
  const [cancel] = useCancelLiveSubscriptionMutation();
  const { cancellation, proving } = useCancellation('cancelLiveSubscription', cancel);
  return (
    <LiveHistoryScreen
      subscriptions={subscriptions}
      terms={termsOf(query)}
      exporting={useExport(livesExport, address)}
      now={now}
      cancellation={cancellation}
      proving={proving}
      adding={useAddAccount()}
    />
  );
}
