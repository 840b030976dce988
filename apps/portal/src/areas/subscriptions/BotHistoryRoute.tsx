import {
  BotHistoryScreen,
  type Invoice,
  InvoiceScreen,
  invoiceTitle,
} from '@portal/ui/screens/subscriptions';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useServices } from '@portal/portal-core/store/services';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { toBotsPage } from './bots.mappers';
import { toCancelBody, toTerms, unfiltered } from './cancellation.mappers';
import {
  subscriptionsApi,
  useListSubscriptionsQuery,
  useCancelSubscriptionMutation,
} from './subscriptions.api';
import { useCancellation } from './useCancellation';
import { lendFonts, Theme } from '@portal/ui';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nonce } from '@portal/portal-core/browser/contentPolicy';
import { blankTab, onEmptied } from './blankTab';

const loadBotsExport = () => import('./subscriptions.export').then(({ botsExport }) => botsExport);

/**
 * Draws an invoice into a blank tab of this origin, which inherits the content policy and sends no request (ADR 11).
 * Call it in the press handler; false if the tab was blocked.
 */
function openInvoice(invoice: Invoice, issuer: string | undefined): boolean {
  const tab = blankTab();
  if (!tab) return false;
  drawInto(tab, invoice, issuer);
  return true;
}

function drawInto(tab: Window, invoice: Invoice, issuer: string | undefined): void {
  const page = tab.document;
  page.title = invoiceTitle(invoice);
  const container = page.createElement('div');
  page.body.append(container);
  const root = createRoot(container);
  const draw = (onPrint?: () => void) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <Theme nonce={nonce} target={page.head} quiet>
            <InvoiceScreen invoice={invoice} issuer={issuer} onPrint={onPrint} />
          </Theme>
        </StrictMode>,
      ),
    );
  draw(() => tab.print());
  void lendFonts(page);
  // This page handles the tab's presses. Without it the invoice and the browser's print command stay.
  const leaveAsPaper = () => draw();
  window.addEventListener('pagehide', leaveAsPaper);
  onEmptied(tab, (isOpen) => {
    window.removeEventListener('pagehide', leaveAsPaper);
    root.unmount();
    if (isOpen) drawInto(tab, invoice, issuer);
  });
}

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
    toBotsPage(body, client.getListLocation('/subscriptions'), username ?? undefined),
  );
  const [cancel] = useCancelSubscriptionMutation();
  const { cancellation, verification } = useCancellation(
    'cancelSubscription',
    (sent, authType, idempotencyKey) => cancel({ body: toCancelBody(sent, authType), idempotencyKey }),
  );
  const showInvoice = (invoice: Invoice) => {
    if (!openInvoice(invoice, env.issuer)) dispatch(toastRaised('bad', memberMessages.invoiceBlocked));
  };
  return (
    <BotHistoryScreen
      subscriptions={subscriptions}
      terms={toTerms(query)}
      freshness={toFreshness(query, () => {
        const quietly = { query: { page: state.page }, decorative: true };
        void dispatch(subscriptionsApi.endpoints.listSubscriptions.initiate(quietly, refetchOptions));
      })}
      exporting={useExport(loadBotsExport, address)}
      now={now}
      cancellation={cancellation}
      verification={verification}
      onInvoiceOpen={showInvoice}
    />
  );
}

BotHistoryRoute.firstQueries = () => [
  subscriptionsApi.endpoints.listSubscriptions.initiate({ query: { page: 1 } }, firstOptions),
];
