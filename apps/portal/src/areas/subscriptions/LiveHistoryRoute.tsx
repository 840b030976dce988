import { LiveHistoryScreen } from '@portal/ui/screens/subscriptions';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { again, toFreshness, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { useRef } from 'react';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { toCancelLiveBody } from './cancellation.mappers';
import { toLivesPage } from './lives.mappers';
import {
  subscriptionsApi,
  useCancelLiveSubscriptionMutation,
  useListLiveSubscriptionsQuery,
} from './subscriptions.api';
import { livesExport } from './subscriptions.export';
import { toTerms, unfiltered } from './terms.mappers';
import { useAddAccount } from './useAddAccount';
import { useCancellation } from './useCancellation';

/** The charts load after the rows. */
const loadRoi = () => import('./RoiPart').then(({ RoiPart }) => RoiPart);

/** Live subscription history (B §2). */
export function LiveHistoryRoute() {
  const { client } = useServices();
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = useListState(unfiltered);
  const { state, failure } = address;
  const query = useListLiveSubscriptionsQuery({ query: { page: state.page }, failure }, listOptions);
  const subscriptions = usePagedList(address, query, (body) =>
    toLivesPage(body, client.getListLocation('/live-subscriptions')),
  );
  const [cancel] = useCancelLiveSubscriptionMutation();
  const { cancellation, verification } = useCancellation(
    'cancelLiveSubscription',
    (sent, authType, idempotencyKey) =>
      cancel({ id: sent.id, body: toCancelLiveBody(sent, authType), idempotencyKey }),
  );
  const Roi = useChunk(loadRoi, query.data !== undefined || query.isError);
  const chart = useRef<ChartHandle>(null);
  return (
    <LiveHistoryScreen
      subscriptions={subscriptions}
      roi={Roi && <Roi ref={chart} />}
      terms={toTerms(query)}
      freshness={toFreshness(query, () => {
        const quietly = { query: { page: state.page }, decorative: true };
        void dispatch(subscriptionsApi.endpoints.listLiveSubscriptions.initiate(quietly, again));
        chart.current?.readAgain();
      })}
      exporting={useExport(livesExport, address)}
      now={now}
      cancellation={cancellation}
      verification={verification}
      adding={useAddAccount()}
    />
  );
}
