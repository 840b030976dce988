import { makeNonce, securityHeaders } from '@portal/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../contract/services';
import { readSettings } from '../../data/settings';
import { demoMembers } from '../../seeds/demoMembers';
import { ledgerReport } from '../../ledger/balances';
import { findMembers } from '../findMembers';
import { readGuarded } from '../readGuarded';
import { readOutbox } from '../reads';
import { readMethods, readWaiting } from '../readWaiting';
import { finderSection } from './finder';
import { formsSection } from './forms';
import { html, Html } from '../../http/html';
import { guardedSection } from './guarded';
import { ledgerSection } from './ledger';
import { membersSection } from './members';
import { outboxSection } from './outbox';
import { utcText } from '../../api/utcText';
import { styles } from '../../http/pageStyles';
import { waitingSection } from './waiting';

/** The page of /sandbox, with current values, no script and one nonce for its styles. */
export async function sendOperatorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock }: Services,
): Promise<FastifyReply> {
  const nonce = makeNonce();
  const {
    done,
    error,
    member = '',
  } = request.query as {
    done?: string;
    error?: string;
    member?: string | string[];
  };
  // A repeated query name is a list.
  const words = String(member).trim();
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
          ${finderSection(words, words === '' ? undefined : await findMembers(db, words))}
          ${await membersSection(demoMembers, now)}
          <div class="columns">
            <div class="stack">
              ${outboxSection(await readOutbox(db, undefined))}
              ${ledgerSection(
                await ledgerReport(db),
                demoMembers.map(({ username }) => username),
              )}
            </div>
            <div class="stack">
              ${waitingSection(await readWaiting(db))} ${guardedSection(await readGuarded(db, now))}
            </div>
          </div>
          ${formsSection(await readMethods(db), await readSettings(db), utcText(now))}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').headers(securityHeaders({ nonce })).send(page.text);
}
