import { makeNonce, securityHeaders } from '@portal/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services';
import { readSettings } from '../../data/settings';
import { demoMembers } from '../../data/seeds/demoMembers';
import { readLedger, readOutbox } from '../reads';
import { readMethods, readWaiting } from '../readWaiting';
import { formsSection } from './forms';
import { html, Html } from './html';
import { ledgerSection } from './ledger';
import { membersSection } from './members';
import { outboxSection } from './outbox';
import { styles } from './styles';
import { waitingSection } from './waiting';

/** The page of /sandbox: no script, one nonce for its styles, and every figure as of now. */
export async function sendOperatorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock }: Services,
): Promise<FastifyReply> {
  const nonce = makeNonce();
  const { done, error } = request.query as { done?: string; error?: string };
  const now = clock.now();
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox · Member Portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <div>
              <h1>Sandbox</h1>
              <p>The operator’s side of the member portal, for this machine only.</p>
            </div>
            <p><a href="/">Portal</a> · <a href="/docs">Contract</a></p>
          </header>
          ${done && html`<p class="note done" role="status">${done}</p>`}
          ${error && html`<p class="note error" role="alert">${error}</p>`}
          ${await membersSection(demoMembers, now)}
          <div class="columns">
            <div class="stack">
              ${outboxSection(await readOutbox(db, undefined))}
              ${ledgerSection(
                await readLedger(db, undefined),
                demoMembers.map(({ username }) => username),
              )}
            </div>
            ${waitingSection(await readWaiting(db))}
          </div>
          ${formsSection(await readMethods(db), await readSettings(db), `${now.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').headers(securityHeaders({ nonce })).send(page.text);
}
