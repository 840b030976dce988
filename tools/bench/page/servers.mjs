import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { freePort } from '../../../apps/portal/e2e/support/ports.mjs';
import { precompressPlugin } from '../../../apps/portal/vite/precompressPlugin.ts';
import { repository, runProgram } from '../run/browser.mjs';

/** Opens the sandbox's outbox for this bench. */
const operatorKey = 'operator-key-of-the-bench';

const root = import.meta.dirname;

/** The baseline, served as the portal is: compressed ahead, and kept for ever but for its page. */
export async function serveBaseline() {
  const outDir = join(root, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompressPlugin()],
    build: { outDir, assetsDir: 'static/js' },
  });
  const files = sirv(outDir, {
    brotli: true,
    gzip: true,
    single: true,
    setHeaders: (response, path) => {
      const kept = path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', kept);
    },
  });
  const server = createServer((request, response) => files(request, response));
  const port = await freePort();
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

async function answers(url) {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((later) => setTimeout(later, 500));
  }
}

const dist = join(repository, 'apps/portal/dist');

/** The built portal with a sandbox of its own, gone when it ends. */
export async function servePortal() {
  const port = await freePort();
  const dir = await mkdtemp(join(tmpdir(), 'bench-page-'));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_DIR: join(dir, 'sandbox'),
    PORTAL_DIST: dist,
    SANDBOX_MEMBERS: '100',
    // Building the baseline has made this process one of production, which has no operator's pages.
    NODE_ENV: 'development',
    SANDBOX_OPERATOR: 'on',
    SANDBOX_OPERATOR_KEY: operatorKey,
    LOG_LEVEL: 'error',
  };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const { stop } = await runProgram(['apps/sandbox/src/main.ts'], options, () => answers(`${origin}/health`));
  return { origin, stop: () => stop().then(() => rm(dir, { recursive: true, force: true })) };
}

/** Serves the built portal to members with short and long histories: its origin, their tokens, and a way to stop it. */
export async function serveHistories() {
  const { ready, stop } = await runProgram(
    ['apps/sandbox/src/testing/bench/historyServer.ts', dist],
    { stdio: ['ignore', 'pipe', 'inherit'] },
    ({ stdout }) => new Promise((resolve) => stdout.once('data', (bytes) => resolve(bytes.toString()))),
  );
  return { ...JSON.parse(ready), stop };
}

/** Marks all that would pop up for a member: it would come over a press at a moment of its own, and be measured with it. */
async function settlePopups(origin, token) {
  const get = async (path) => {
    const reply = await fetch(`${origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()).data;
  };
  const { all_news } = await get('news');
  const notifications = await get('latest-notifications');
  for (const { id, is_read } of all_news.data) if (is_read === 0) await get(`news/${id}/read`);
  for (const { id, popup_status } of notifications)
    if (popup_status === 1) await get(`notification/${id}/change-popup-status`);
}

/** What a sign-in of the seed's member with many pages of everything leaves in session storage. */
export async function openSession(origin) {
  const ask = async (path, body, token) => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const who = { username: 'leader', password: 'Leader-2026' };
  const first = await ask('/pre-login', who);
  await ask('/resendotp', { username: who.username, from: 'login' }, first.token);
  // The sandbox keeps what it would have mailed.
  const outbox = await fetch(`${origin}/sandbox/outbox?username=${who.username}`, {
    headers: { 'x-sandbox-key': operatorKey },
  });
  const { code } = (await outbox.json()).find((message) => message.code);
  const { token } = await ask('/login', { ...who, otp: code }, first.token);
  await settlePopups(origin, token);
  return { token, username: who.username, status: 'true', auth_type: 'otp' };
}
