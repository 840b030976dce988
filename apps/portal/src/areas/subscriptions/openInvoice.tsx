import { lendFonts, PortalTheme } from '@portal/ui';
import { InvoiceScreen, invoiceTitle, type Invoice } from '@portal/ui/screens/subscriptions';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nonce } from '@portal/portal-core/browser/contentPolicy';
import { blankTab, onEmptied } from './blankTab';

/**
 * Draws an invoice into a blank tab of this origin, which inherits the content policy and sends no request (ADR 11).
 * Call it in the press handler; false if the tab was blocked.
 */
export function openInvoice(invoice: Invoice, issuer: string | undefined): boolean {
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
          <PortalTheme nonce={nonce} target={page.head} quiet>
            <InvoiceScreen invoice={invoice} issuer={issuer} onPrint={onPrint} />
          </PortalTheme>
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
