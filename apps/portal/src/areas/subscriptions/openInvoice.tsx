import { PortalTheme } from '@portal/ui';
import { InvoiceScreen, invoiceTitle, type Invoice } from '@portal/ui/screens/subscriptions';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nonce } from '../../app/contentPolicy';
import { blankTab, onEmptied } from './blankTab';

/**
 * Shows an invoice in a new tab that asks for nothing (ADR 11): drawn from here as DOM nodes into a blank page of this
 * origin, which inherits the content policy. Call it within the press; false where the browser opened no tab.
 */
export function openInvoice(invoice: Invoice): boolean {
  const tab = blankTab();
  if (!tab) return false;
  drawInto(tab, invoice);
  return true;
}

function drawInto(tab: Window, invoice: Invoice): void {
  const page = tab.document;
  page.title = invoiceTitle(invoice);
  const place = page.createElement('div');
  page.body.append(place);
  const root = createRoot(place);
  const draw = (onPrint?: () => void) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <PortalTheme nonce={nonce} target={page.head} quiet>
            <InvoiceScreen invoice={invoice} onPrint={onPrint} />
          </PortalTheme>
        </StrictMode>,
      ),
    );
  draw(() => tab.print());
  // Presses are answered from here: what stays without this page is the paper, and the browser's own command.
  const leaveAsPaper = () => draw();
  window.addEventListener('pagehide', leaveAsPaper);
  onEmptied(tab, (stands) => {
    window.removeEventListener('pagehide', leaveAsPaper);
    root.unmount();
    if (stands) drawInto(tab, invoice);
  });
}
