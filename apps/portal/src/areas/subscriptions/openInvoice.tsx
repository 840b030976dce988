import { lendFonts, PortalTheme } from '@portal/ui';
import { InvoiceScreen, invoiceTitle, type Invoice } from '@portal/ui/screens/subscriptions';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nonce } from '../../shared/browser/contentPolicy';
import { blankTab, onEmptied } from './blankTab';

/**
 * Shows an invoice in a new tab that asks for nothing (ADR 11). It is drawn from here as DOM nodes into a blank page of
 * this origin, which inherits the content policy. Call it within the press; false where the browser opened no tab.
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
  // This page answers the tab's presses. Without it the paper stays, and the browser's own print command.
  const leaveAsPaper = () => draw();
  window.addEventListener('pagehide', leaveAsPaper);
  onEmptied(tab, (stands) => {
    window.removeEventListener('pagehide', leaveAsPaper);
    root.unmount();
    if (stands) drawInto(tab, invoice, issuer);
  });
}
