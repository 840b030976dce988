import { BotHistoryScreen, type Invoice } from '@portal/ui/screens/subscriptions';
import { portalWords } from '@portal/ui/text/portalWords';
import { useServices } from '../../shared/store/services';
import { selectSession } from '../../session/session.slice';
import { useAppDispatch, useAppSelector } from '../../shared/store/store';
import { toastRaised } from '../../shared/store/toasts.slice';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { botsPageOf } from './bots.view';
import { cancelBodyOf } from './cancellation.view';
import { openInvoice } from './openInvoice';
import {
  subscriptionsApi,
  useListSubscriptionsQuery,
  useCancelSubscriptionMutation,
} from './subscriptions.api';
import { botsExport } from './subscriptions.export';
import { termsOf, unfiltered } from './terms.view';
import { useCancellation } from './useCancellation';

/** Bot subscription history (B §2). */
export function BotHistoryRoute() {
  const { client, env } = useServices();
  const { username } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(unfiltered);
  const { state, failure } = address;
  const query = useListSubscriptionsQuery({ query: { page: state.page }, failure }, listOptions);
  const subscriptions = usePagedList(address, query, (body) =>
    botsPageOf(body, client.placeOf('/subscriptions'), username ?? undefined),
  );
  const [cancel] = useCancelSubscriptionMutation();
  const { cancellation, proving } = useCancellation('cancelSubscription', (sent, authType, idempotencyKey) =>
    cancel({ body: cancelBodyOf(sent, authType), idempotencyKey }),
  );
  const showInvoice = (invoice: Invoice) => {
    if (!openInvoice(invoice, env.issuer)) dispatch(toastRaised('bad', portalWords.invoiceBlocked));
  };
  return (
    <BotHistoryScreen
      subscriptions={subscriptions}
      terms={termsOf(query)}
      freshness={freshnessOf(query, () => {
        const quietly = { query: { page: state.page }, ornament: true };
        void dispatch(subscriptionsApi.endpoints.listSubscriptions.initiate(quietly, again));
      })}
      exporting={useExport(botsExport, address)}
      now={now}
      cancellation={cancellation}
      proving={proving}
      onInvoiceOpened={showInvoice}
    />
  );
}
