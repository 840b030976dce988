// `npm run bench -- history [--rounds=3 --slower=4 --only=dashboard,tickets]`: prints a table and JSON.
// Each round opens every page for a member with a short and one with a long history, so a busy moment affects both.
import { balanceMessages } from '@portal/ui/text/charts/balanceMessages';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { transactionMessages } from '../../../packages/ui/src/screens/transactions/Transactions/messages';
import { serveHistories } from '../page/servers.mjs';
import { chooseNames, readCount } from '../../run/usage.mjs';
import { launch, machines } from '../run/browser.mjs';
import { median, options, within } from '../run/measuring.mjs';
import { benchOptions } from '../run/options.mjs';
import { report } from '../run/report.mjs';
import { visit } from './visit.mjs';

const rounds = readCount('--rounds', options.rounds, 3);
const machine = { ...machines.phone, slower: readCount('--slower', options.slower, machines.phone.slower) };

/** Calls of a chart: the list's own page has no dates, and only a chart reads a summary. */
const isOfChart = (path) => /^\/(payouts|transactions)(\/summary|\?.*(export|from_date|per_page))/.test(path);
const charts = {
  dashboard: {
    path: '/user/dashboard',
    heading: earningsMessages.heading,
    isRead: (path) => /^\/payouts/.test(path),
  },
  transactions: {
    path: '/user/transactions',
    heading: balanceMessages.allWallets,
    // Phones fold it.
    fold: transactionMessages.folded,
    isRead: isOfChart,
  },
};

const asked = chooseNames('--only', options.only, benchOptions.history.only);
const isAsked = (name) => asked.includes(name);

const { origin, tokens, stop } = await within('filling the histories', serveHistories(), 600_000);
const toPage = (member, { path, heading, fold }) => ({
  ...{ url: `${origin}${path}`, heading, fold },
  session: { token: tokens[member], username: member, status: 'true', auth_type: 'mpin' },
});
const browser = await launch();

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The time until a chart that is scrolled to is there, what it blocks until then, and what it reads. */
const lookAt = (member, chart) =>
  visit(browser, machine, toPage(member, chart), async (page, settle) => {
    await page.waitForFunction(() => globalThis.seen.chart !== undefined);
    const { chart: drawn, failed, tasks, calls } = await settle();
    return {
      chart: drawn,
      // Beyond 50 ms.
      blocked: sum(tasks.map((took) => took - 50)),
      bytes: sum(calls.filter(({ path }) => chart.isRead(path)).map(({ bytes }) => bytes)),
      failed: Number(failed),
    };
  });

/** The elements and the longest task of the tickets, and what a poll without news costs. */
const openTickets = (member) =>
  visit(browser, machine, toPage(member, { path: '/user/chat' }), async (page, settle) => {
    await page.locator('main nav button').first().waitFor();
    const opened = await settle();
    const elements = await page.evaluate(() => globalThis.document.querySelectorAll('*').length);
    // A return to the window polls as the timer does, at most every two seconds.
    await page.waitForFunction(
      (at) => globalThis.performance.now() > at + 2_500,
      await page.evaluate(() => globalThis.performance.now()),
    );
    const polled = page.waitForResponse((response) => response.url().includes('/api/tickets'));
    await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('focus')));
    // A 304 has no body to wait for.
    const { responseHeadersSize, responseBodySize } = await (await polled).request().sizes();
    const { tasks } = await settle();
    return {
      elements,
      'longest task': Math.max(0, ...opened.tasks),
      'poll bytes': responseHeadersSize + responseBodySize,
      'poll tasks': sum(tasks.slice(opened.tasks.length)),
    };
  });

const found = new Map();
async function keep(name, member, work) {
  const figures = await within(`${name}, ${member} history`, work());
  const key = `${name} ${member}`;
  found.set(key, [...(found.get(key) ?? []), figures]);
  console.error(`${key}: ${JSON.stringify(figures)}`);
}

async function measure() {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, chart] of Object.entries(charts).filter(([name]) => isAsked(name)))
      for (const member of Object.keys(tokens)) await keep(name, member, () => lookAt(member, chart));
    if (isAsked('tickets'))
      for (const member of ['short', 'long']) await keep('tickets', member, () => openTickets(member));
  }
}

/** The median of each figure by page and member. */
function toResults() {
  return Object.fromEntries(
    [...found].map(([key, runs]) => {
      const toMedian = (name) => [name, Math.round(median(runs.map((run) => run[name])))];
      return [key, Object.fromEntries(Object.keys(runs[0]).map(toMedian))];
    }),
  );
}

/** Each goal of the history: a figure of the long one as it is, or over that of another member. */
const goals = [
  ...Object.keys(charts).flatMap((name) => [
    [name, 'chart', 'short', 1.2],
    [name, 'blocked', 'short', 1.2],
    [name, 'bytes', 'middle', 2],
  ]),
  ['tickets', 'elements', 'short', 1.5],
  ['tickets', 'longest task', 'short', 1.5],
  ['tickets', 'poll bytes', undefined, 1000],
];

function toRows(results) {
  return goals.flatMap(([name, figure, over, goal]) => {
    const long = results[`${name} long`];
    if (long?.[figure] === undefined) return [];
    const base = over === undefined ? undefined : results[`${name} ${over}`]?.[figure];
    const value =
      base === undefined ? long[figure] : Math.round((long[figure] / Math.max(1, base)) * 100) / 100;
    const failed = long.failed > 0 && 'the chart failed';
    return [
      {
        page: name,
        figure,
        long: long[figure],
        ...{ over, base, ratio: value, goal },
        met: failed || value <= goal,
      },
    ];
  });
}

try {
  await measure();
  const results = toResults();
  const rows = toRows(results);
  console.table(rows);
  const ratios = Object.fromEntries(rows.map(({ page, figure, ratio }) => [`${page} ${figure}`, ratio]));
  await report('history', { browser: browser.version(), rounds, results, ratios });
} finally {
  await browser.close();
  await stop();
}
