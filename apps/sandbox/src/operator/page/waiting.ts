import type { Waiting, WaitingRow } from '../readWaiting';
import { html, type Html } from '../../http/html';
import { when } from './forms';

const decide = (path: string, yes: string, hash: boolean) =>
  html`<form class="inline" method="post" action="/sandbox/${path}">
    ${hash && html`<input name="t_hash" placeholder="Hash" aria-label="Transaction hash" />`}
    <input name="remarks" placeholder="Remarks" aria-label="Remarks" />
    <button name="status" value="1">${yes}</button>
    <button name="status" value="2" class="quiet">Reject</button>
  </form>`;

const answer = (id: number) =>
  html`<form class="inline" method="post" action="/sandbox/tickets/${id}">
    <input name="reply" placeholder="Reply" aria-label="Reply" />
    <button name="status" value="1">Reply</button>
    <button name="status" value="2" class="quiet">Close</button>
  </form>`;

const pay = (id: number) =>
  html`<form class="inline" method="post" action="/sandbox/payouts/${id}">
    <button>Pay</button>
  </form>`;

const group = (title: string, rows: readonly WaitingRow[], controls: (id: number) => Html) =>
  rows.length > 0 &&
  html`<h3>${title}</h3>
    ${rows.map(({ id, text, at }) => html`<article class="stack"><span>${text}</span><small>since ${when(at)}</small>${controls(id)}</article>`)}`;

/** The requests that need a decision or an answer. */
export function waitingSection(waiting: Waiting): Html {
  const { kyc, deposits, withdrawals, transfers, cancellations, payouts, tickets } = waiting;
  const nothing = Object.values(waiting).every((rows: unknown[]) => rows.length === 0);
  return html`<section aria-labelledby="waiting">
    <h2 id="waiting">Waiting for you</h2>
    <div class="stack">
      ${nothing && html`<p>Nothing is waiting.</p>`}
      ${group('KYC documents', kyc, (id) => decide(`kyc/${id}`, 'Approve', false))}
      ${group('Reported deposits', deposits, (id) => decide(`manual-deposits/${id}`, 'Approve', false))}
      ${group('Withdrawals', withdrawals, (id) => decide(`withdrawals/${id}`, 'Complete', true))}
      ${group('Transfers', transfers, (id) => decide(`transfers/${id}`, 'Approve', false))}
      ${group('Cancellations', cancellations, (id) => decide(`cancellations/${id}`, 'Carry out', false))}
      ${group('Unpaid bonuses', payouts, pay)} ${group('Tickets', tickets, answer)}
    </div>
  </section>`;
}
