import type { readOutbox } from '../reads';
import { html, type Html } from '../../http/html';
import { when } from './when';

type Mail = Awaited<ReturnType<typeof readOutbox>>[number];

const shown = 12;

/** The outbox, newest first, with codes in large type. */
export function outboxSection(mails: readonly Mail[]): Html {
  return html`<section aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    <div class="stack">
      ${mails.length === 0 && html`<p>No mail yet. Ask for a code in the portal, then reload this page.</p>`}
      ${mails.slice(0, shown).map(
        (mail) =>
          html`<article class="mail">
            <header>
              <h3>${mail.subject}</h3>
              <small>${when(new Date(mail.created_at))}</small>
            </header>
            <small>${mail.username} &lt;${mail.to}&gt;</small>
            ${mail.code !== null && html`<p class="code">${mail.code}</p>`}
            <details>
              <summary>Text</summary>
              <pre>${mail.text}</pre>
            </details>
          </article>`,
      )}
    </div>
  </section>`;
}
