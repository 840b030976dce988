import { makeNonce, securityHeaders } from '@portal/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Language, parseLanguage } from '../api/languages/language';
import { type Sentence, translateSentence } from '../api/languages/sentence';
import { findFreezeLink, followFreezeLink } from '../access/freezeLinks';
import { findMember, getMember } from '../access/members';
import { findLanguage } from '../access/sessions';
import type { Services } from '../contract/services';
import { frozenMessage } from '../mail/messages';
import { html, Html, styles } from './html';

const page = (title: string, content: Html, { nonce, language }: { nonce: string; language: Language }) =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <main>
          <section class="stack">
            <h1>${title}</h1>
            ${content}
          </section>
        </main>
      </body>
    </html>`;

/** Answers with a page in the member's language, or the browser's. `content` gets the function that translates. */
function send(
  reply: FastifyReply,
  title: Sentence,
  content: (say: (text: Sentence) => string) => Html,
  spoken = parseLanguage(reply.request.headers['accept-language']),
) {
  const language = spoken ?? 'en';
  const say = (text: Sentence) => translateSentence(text, language);
  const nonce = makeNonce();
  return reply
    .type('text/html; charset=utf-8')
    .headers({ ...securityHeaders({ nonce }), 'Cache-Control': 'no-store' })
    .send(page(say(title), content(say), { nonce, language }).text);
}

const sendGone = (reply: FastifyReply) =>
  send(
    reply.code(404),
    'This link no longer works',
    (say) =>
      html`<p>
        ${say(
          'It was used before, or it’s too old. If someone else has access to your account, contact support.',
        )}
      </p>`,
  );

const parseText = (values: unknown, name: string): string => {
  const value: unknown = typeof values === 'object' && values !== null && Reflect.get(values, name);
  return typeof value === 'string' ? value.slice(0, 512) : '';
};

/**
 * The link in a mail about a security change (T29). Opening it changes nothing, because mail programs open links before
 * people do (T8). Its button freezes the account once.
 */
export function freezePages(
  app: FastifyInstance,
  { services: { db, clock, mailer } }: { services: Services },
  done: (error?: Error) => void,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.get('/', async ({ query }, reply) => {
    const token = parseText(query, 'token');
    const username = await findFreezeLink(db, token, clock.now());
    const member = username === undefined ? undefined : await findMember(db, username);
    if (!member) return sendGone(reply);
    return send(
      reply,
      'Freeze your account?',
      (say) =>
        html`<p>
            ${say(
              `This signs ${member.username} out everywhere. No one can sign in, and no money leaves, until support unfreezes the account.`,
            )}
          </p>
          <form class="inline" method="post" action="/freeze">
            <input type="hidden" name="token" value="${token}" />
            <button>${say('Freeze account')}</button>
          </form>`,
      await findLanguage(db, member.id),
    );
  });
  app.post('/', async ({ body }, reply) => {
    const frozen = await followFreezeLink(db, parseText(body, 'token'), clock.now());
    if (frozen === undefined) return sendGone(reply);
    await mailer.send(db, frozenMessage(await getMember(db, frozen)));
    return send(
      reply,
      'Your account is frozen',
      (say) =>
        html`<p>
          ${say(
            'Everyone is signed out, and no money leaves. Contact support to unfreeze your account, then choose a new password.',
          )}
        </p>`,
      await findLanguage(db, frozen),
    );
  });
  done();
}
