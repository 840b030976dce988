import { LiveHistoryScreen, type AccountWrite } from '@portal/ui/screens/subscriptions';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { refetchOptions, toFreshness, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { useRef, useState } from 'react';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { toCancelLiveBody, toTerms, unfiltered } from './cancellation.mappers';
import { toLivesPage } from './lives.mappers';
import {
  subscriptionsApi,
  useCancelLiveSubscriptionMutation,
  useListLiveSubscriptionsQuery,
  useAddAccountMutation,
} from './subscriptions.api';
import { useCancellation } from './useCancellation';
import { useOnline } from '@portal/portal-core/browser/useOnline';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';

const loadLivesExport = () => import('./subscriptions.export').then(({ livesExport }) => livesExport);

const names = { account_number: 'accountNumber' };

/**
 * Attaches an MT5 account (B §4). It moves no money and the server accepts an account once, so a try may be repeated.
 */
function useAddAccount(): AccountWrite {
  const [add] = useAddAccountMutation();
  const { form, send } = useFormCall(names);
  const [message, setMessage] = useState<string>();
  const online = useOnline();
  return {
    form,
    message,
    offline: !online,
    onOpen: () => setMessage(undefined),
    onSend: ({ subscriptionId, accountNumber }) => {
      setMessage(undefined);
      send(async () => {
        const result = await add({ account_number: accountNumber, subscription_id: subscriptionId });
        const error = selectError(result);
        setMessage(error && toRefusal(error, names).message);
        return result;
      });
    },
  };
}

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
        void dispatch(subscriptionsApi.endpoints.listLiveSubscriptions.initiate(quietly, refetchOptions));
        chart.current?.readAgain();
      })}
      exporting={useExport(loadLivesExport, address)}
      now={now}
      cancellation={cancellation}
      verification={verification}
      adding={useAddAccount()}
    />
  );
}

LiveHistoryRoute.firstQueries = () => [
  subscriptionsApi.endpoints.listLiveSubscriptions.initiate({ query: { page: 1 } }, firstOptions),
];
