import { html, type Html } from '../../http/html';
import type { Guarded } from '../readGuarded';

const lift = (path: string, username: string, label: string) =>
  html`<form class="inline" method="post" action="/sandbox/${path}">
    <input type="hidden" name="username" value="${username}" />
    <button class="quiet">${label}</button>
  </form>`;

/** Frozen accounts and held withdrawals, each with the action that ends it. */
export const guardedSection = (guarded: readonly Guarded[]): Html =>
  html`<section aria-labelledby="guarded">
    <h2 id="guarded">Held and frozen</h2>
    <div class="stack">
      ${guarded.length === 0 && html`<p>No withdrawals are held, and no account is frozen.</p>`}
      ${guarded.map(
        ({ username, frozen, heldUntil }) =>
          html`<article class="stack">
            <span
              >${username}${frozen && ': frozen'}${
                heldUntil !== undefined && `${frozen ? ', ' : ': '}withdrawals held until ${heldUntil}`
              }</span
            >
            ${frozen && lift('lift-freeze', username, 'Open the account')}
            ${heldUntil !== undefined && lift('lift-hold', username, 'Lift the hold')}
          </article>`,
      )}
    </div>
  </section>`;
