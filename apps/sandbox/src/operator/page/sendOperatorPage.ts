import type { FastifyReply, FastifyRequest } from 'fastify';
import { desc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { makeNonce, securityHeaders } from '@portal/headers';
import type { Services } from '../../contract/services';
import { readSettings } from '../../data/settings';
import { demoMembers } from '../../seeds/demoMembers';
import { ledgerReport, type LedgerReport } from '../../ledger/balances';
import { findMembers } from '../findMembers';
import { readOutbox } from '../reads';
import { readMethods, readWaiting } from '../readWaiting';
import { html, Html, styles } from '../../http/html';
import { utcText } from '../../api/utcText';
import { getHoldEnd } from '../../access/safeguards';
import type { Db } from '../../data/database';
import { members } from '../../data/schema/members';
import { safeguards } from '../../data/schema/security';
import { formatAmount } from '../../ledger/amount';
import { finderSection, membersSection } from './finder';
import { when, formsSection } from './forms';
import { waitingSection } from './waiting';

/** The ledger's total, and the wallets of the selected members. */
function ledgerSection({ total, members }: LedgerReport, usernames: readonly string[]): Html {
  const rows = usernames.flatMap((username) => {
    const wallets = members[username];
    return wallets ? [{ username, wallets }] : [];
  });
  return html`<section aria-labelledby="ledger">
    <h2 id="ledger">Ledger</h2>
    <p>All wallets and the operator's accounts together; double entry keeps it at 0.00.</p>
    <p class="total">${formatAmount(total)}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Member</th>
            ${['Receiving', 'Out Going', 'Live', 'Pamm', 'Hold'].map((name) => html`<th scope="col" class="number">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ username, wallets }) =>
              html`<tr>
                <td>${username}</td>
                ${[wallets.pay_in, wallets.pay_out, wallets.live, wallets.fixed, wallets.hold].map(
                  (balance) => html`<td class="number">${formatAmount(balance)}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p><a href="/sandbox/ledger">All members as JSON</a></p>
  </section>`;
}

/** A member with a frozen account or held withdrawals (T29). */
interface Guarded {
  username: string;
  frozen: boolean;
  /** A readable date, or undefined without a hold. */
  heldUntil: string | undefined;
}

const most = 20;

const formatUntil = (until: Date | undefined) => until && utcText(until);

/** Members with safeguards now, frozen accounts first. */
async function readGuarded(db: Db, now: Date): Promise<Guarded[]> {
  const isHeld = gt(safeguards.withdrawalsHeldUntil, now);
  const rows = await db
    .select({
      username: members.username,
      frozenAt: safeguards.frozenAt,
      until: safeguards.withdrawalsHeldUntil,
    })
    .from(safeguards)
    .innerJoin(members, eq(members.id, safeguards.memberId))
    .where(or(isNotNull(safeguards.frozenAt), isHeld))
    .orderBy(desc(isNotNull(safeguards.frozenAt)), desc(safeguards.withdrawalsHeldUntil))
    .limit(most);
  return rows.map(({ username, frozenAt, until }) => ({
    username,
    frozen: frozenAt !== null,
    heldUntil: formatUntil(getHoldEnd([{ until }], now)),
  }));
}

type Mail = Awaited<ReturnType<typeof readOutbox>>[number];

const shown = 12;

/** The outbox, newest first, with codes in large type. */
function outboxSection(mails: readonly Mail[]): Html {
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

const lift = (path: string, username: string, label: string) =>
  html`<form class="inline" method="post" action="/sandbox/${path}">
    <input type="hidden" name="username" value="${username}" />
    <button class="quiet">${label}</button>
  </form>`;

/** Frozen accounts and held withdrawals, each with the action that ends it. */
const guardedSection = (guarded: readonly Guarded[]): Html =>
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
