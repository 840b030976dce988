import { BotHistoryScreen, type Invoice } from '@portal/ui/screens/subscriptions';
import { useServices } from '../../app/services';
import { useAppDispatch } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { useExport } from '../../app/useExport';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { botsPageOf } from './bots.view';
import { openInvoice } from './openInvoice';
import { useListSubscriptionsQuery, useCancelSubscriptionMutation } from './subscriptions.api';
import { botsExport } from './subscriptions.export';
import { termsOf, unfiltered } from './terms.view';
import { useCancellation } from './useCancellation';

const blocked = 'Your browser blocked the new tab. Allow pop-ups for this site, then press Invoice again.';

/** Bot subscription history (B §2). */
export function BotHistoryRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(unfiltered);
  const { state, failure } = address;
  const query = useListSubscriptionsQuery({ query: { page: state.page }, failure }, listOptions);
  const subscriptions = usePagedList(address, query, (body) =>
    botsPageOf(body, client.placeOf('/subscriptions')),
  );
  const [cancel] = useCancelSubscriptionMutation();
  const { cancellation, proving } = useCancellation('cancelSubscription', ({ id, body, idempotencyKey }) =>
    cancel({ body: { id, ...body }, idempotencyKey }),
  );
  const showInvoice = (invoice: Invoice) => {
    if (!openInvoice(invoice)) dispatch(toastRaised('bad', blocked));
  };
  return (
    <BotHistoryScreen
      subscriptions={subscriptions}
      terms={termsOf(query)}
      exporting={useExport(botsExport, address)}
      now={now}
      cancellation={cancellation}
      proving={proving}
      onInvoiceOpened={showInvoice}
    />
  );
}
