// `npm run bench -- lighthouse [--rounds=1 --only=/login,/user/dashboard --profile=phone]`: prints a table by address and JSON.
// Each round judges every address once and a bare page of the same libraries with them, so a busy machine affects both.
import { readFile } from 'node:fs/promises';
import lighthouse, { desktopConfig } from 'lighthouse';
import { connect } from 'puppeteer-core';
import { freePort } from '../../../apps/portal/e2e/support/ports.mjs';
import { chooseNames, readCount } from '../../run/usage.mjs';
import { openSession, serveBaseline, servePortal } from '../page/servers.mjs';
import { launch } from '../run/browser.mjs';
import { median, options, within } from '../run/measuring.mjs';
import { benchOptions } from '../run/options.mjs';
import { report } from '../run/report.mjs';

const routes = await readFile(new URL('../../requirements/data/routes.tsv', import.meta.url), 'utf8');
const addresses = routes
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([address, screen]) => address !== '*' && !screen.startsWith('redirect'))
  .map(([address]) => address);

const rounds = readCount('--rounds', options.rounds, 1);
const asked = chooseNames('--only', options.only, addresses);
const [profile] = chooseNames('--profile', options.profile ?? 'phone', benchOptions.lighthouse.profile);

/** The least score in percent of each category. */
const goals = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What the score of performance comes from: ms, and parts of the window for `shift`, in thousandths. */
const metrics = {
  ...{
    blocked: 'total-blocking-time',
    painted: 'first-contentful-paint',
    largest: 'largest-contentful-paint',
  },
  ...{ drawn: 'speed-index', shift: 'cumulative-layout-shift' },
};
/** The longest total blocking time in ms. */
const mostBlocked = 150;
const bare = 'bare page';

const port = await freePort();
const browser = await launch(`--remote-debugging-port=${port}`);
const served = [];

const toSelector = ({ node }) => node?.selector ?? [];

/** Judges an address in a page of its own, signed in if it has a session. Each run begins with an empty cache. */
async function judge(connected, url, kept) {
  const context = await connected.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(({ session, config }) => {
    for (const [key, value] of Object.entries(session)) globalThis.sessionStorage.setItem(key, value);
    globalThis.localStorage.setItem('config', config);
  }, kept);
  try {
    const flags = { port, output: 'json', onlyCategories: Object.keys(goals), logLevel: 'error' };
    const { lhr } = await lighthouse(url, flags, profile === 'desktop' ? desktopConfig : undefined, page);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const shown = new URL(lhr.finalDisplayedUrl).pathname;
    if (shown !== new URL(url).pathname) throw new Error(`${url} led to ${shown}`);
    const failed = Object.keys(goals).flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && category !== 'performance' && lhr.audits[id].score === 0)
        .flatMap(({ id }) => [id, ...(lhr.audits[id].details?.items ?? []).flatMap(toSelector)]),
    );
    const scores = Object.keys(goals).map((category) => [category, lhr.categories[category].score * 100]);
    const times = Object.entries(metrics).map(([name, id]) => [
      name,
      lhr.audits[id].numericValue * (name === 'shift' ? 1000 : 1),
    ]);
    return { ...Object.fromEntries([...scores, ...times]), failed };
  } finally {
    await context.close();
  }
}

async function measure(connected) {
  const baseline = await serveBaseline();
  const portal = await servePortal();
  served.push(baseline, portal);
  const config = await (await fetch(`${portal.origin}/config.json`)).text();
  const member = { session: await openSession(portal.origin), config };
  const visitor = { session: {}, config };
  // The pages after a registration need its name. A second code for the same one would be refused.
  const registered = { '/verifyEmail': 'leader', '/invoice': 'pinuser', '/newUsername': 'leader' };
  const toKept = (path) => {
    if (path.startsWith('/user/')) return member;
    return path in registered ? { session: { username: registered[path] }, config } : visitor;
  };
  const pages = [
    { name: bare, url: `${baseline.origin}/login`, kept: visitor },
    ...asked.map((path) => ({
      ...{ name: path, url: `${portal.origin}${path}` },
      kept: toKept(path),
    })),
  ];
  const found = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, url, kept } of pages) {
      const figures = await within(name, judge(connected, url, kept));
      found.get(name).push(figures);
      console.error(`${name}: ${JSON.stringify(figures)}`);
    }
  return [...found].map(([name, runs]) => ({
    name,
    ...Object.fromEntries(
      [...Object.keys(goals), ...Object.keys(metrics)].map((key) => [
        key,
        Math.round(median(runs.map((run) => run[key]))),
      ]),
    ),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))].join(' '),
  }));
}

try {
  const connected = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const results = await measure(connected);
  const { blocked: least } = results.find(({ name }) => name === bare);
  const rows = results.map(({ failed, ...row }) => ({
    ...row,
    'blocked ×': Math.round((row.blocked / Math.max(1, least)) * 100) / 100,
    met: row.blocked <= mostBlocked && Object.entries(goals).every(([key, goal]) => row[key] >= goal),
    failed,
  }));
  console.table(rows);
  const missed = rows.filter(({ name, met }) => name !== bare && !met);
  console.log(`${rows.length - 1 - missed.length} of ${rows.length - 1} addresses meet every goal.`);
  const ratios = Object.fromEntries(rows.map((row) => [`${row.name}, blocked ×`, row['blocked ×']]));
  await report('lighthouse', { browser: browser.version(), rounds, results, ratios });
  await connected.disconnect();
} finally {
  await browser.close();
  for (const server of served) await server.stop();
}
