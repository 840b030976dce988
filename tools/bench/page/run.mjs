// `npm run bench -- page [--rounds=5 --machines=phone,desktop --only=baseline,/login --slower=4]`: prints a table and JSON.
// Each round opens every page once, one after the other, so that a busy moment meets all alike: ratios count.
// `slower`: how many times as long as this machine the phone takes; a slow machine's phone is too slow with 4.
import { chooseNames, readCount } from '../../run/usage.mjs';
import { launch, machines as usual } from '../run/browser.mjs';
import { median, options, p95, within } from '../run/measuring.mjs';
import { benchOptions } from '../run/options.mjs';
import { report } from '../run/report.mjs';
import { openSession, serveBaseline, servePortal } from './servers.mjs';
import { press, visit } from './visit.mjs';

const rounds = readCount('--rounds', options.rounds, 5);
const { phone, desktop } = usual;
const machines = {
  phone: { ...phone, slower: readCount('--slower', options.slower, phone.slower) },
  desktop,
};
const measured = chooseNames('--machines', options.machines, benchOptions.page.machines);
const asked = chooseNames('--only', options.only, benchOptions.page.only);
/** How often each press is made in a round. */
const times = 6;

const served = [];
const kept = (server) => (served.push(server), server);
const browser = await launch();

async function measure() {
  const baseline = kept(await serveBaseline());
  const portal = kept(await servePortal());
  const session = await openSession(portal.origin);
  const field = 'input[name=username]';
  const config = await (await fetch(`${portal.origin}/config.json`)).text();
  // Anyone who comes back has the worker, which the portal registers at rest.
  const atRest = (page) =>
    page.evaluate(() => globalThis.navigator.serviceWorker.ready.then(() => undefined));
  const members = (path, selector) => ({ url: `${portal.origin}${path}`, selector, session, config, atRest });
  const dashboard = members('/user/dashboard', 'main h2');
  const transactions = members('/user/transactions', 'main button');
  const pages = {
    baseline: { url: `${baseline.origin}/login`, selector: field },
    '/login': { url: `${portal.origin}/login`, selector: field, atRest },
    dashboard,
    transactions,
    withdraw: members('/user/manualWithdraw', 'main input'),
  };
  const byRole = (role, name) => (page) => page.getByRole(role, { name }).first().click();
  const leave = async (page) => {
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const share = 'Share left referral link';
  const unwire = (page) =>
    page
      .getByRole('button', { name: share })
      .first()
      .evaluate((button) => button.replaceWith(button.cloneNode(true)));
  const presses = {
    filter: [transactions, { act: byRole('button', 'Filter'), undo: leave }],
    paging: [transactions, { act: byRole('button', 'Next page') }],
    tabs: [
      members('/user/profile', '[role=tab]'),
      {
        act: (page, time) =>
          page
            .getByRole('tab')
            .nth(time % 2 === 0 ? 1 : 0)
            .click(),
      },
    ],
    branch: [
      members('/user/directList', 'main [aria-expanded=false]'),
      { act: (page) => page.locator('main [aria-expanded=false]').first().click() },
    ],
    screen: [
      dashboard,
      {
        act: (page) => page.locator('nav a[href="/user/manualDepositList"]:visible').first().click(),
        undo: (page) => page.locator('nav a[href="/user/dashboard"]:visible').first().click(),
      },
    ],
    dialog: [dashboard, { act: byRole('button', share), undo: leave }],
    // The bare limit of the others on this machine: the same button, with nothing behind it.
    'no answer': [dashboard, { before: unwire, act: byRole('button', share) }],
  };

  const isAsked = ([name]) => asked.includes(name);
  const found = {};
  const keep = (machine, name, figures) => {
    ((found[machine] ??= {})[name] ??= []).push(figures);
    console.error(`${machine} ${name}: ${JSON.stringify(figures)}`);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const machine of measured) {
      for (const [name, page] of Object.entries(pages).filter(isAsked))
        keep(machine, name, await within(`${machine} ${name}`, visit(browser, machines[machine], page)));
      for (const [name, [page, pressed]] of Object.entries(presses).filter(isAsked))
        keep(machine, name, {
          inp: await within(
            `${machine} ${name}`,
            press(browser, machines[machine], page, { times, ...pressed }),
          ),
        });
    }
  return Object.entries(found).flatMap(([machine, byName]) =>
    Object.entries(byName).map(([name, runs]) => {
      const taken = runs.flatMap(({ inp = [] }) => inp);
      if (taken.length > 0)
        return { machine, name, presses: taken.length, inp: median(taken), 'inp p95': p95(taken) };
      const of = (key) => [key, Math.round(median(runs.map((run) => run[key])) * 1000) / 1000];
      return { machine, name, ...Object.fromEntries(Object.keys(runs[0]).map(of)) };
    }),
  );
}

try {
  const results = await measure();
  const ratio = ({ machine, ...row }, key) => {
    const bare = results.find((other) => other.machine === machine && other.name === 'baseline');
    if (row[key] !== undefined && bare) return Math.round((row[key] / bare[key]) * 100) / 100;
    return undefined;
  };
  const toRatios = (row) => ({
    'paint ×': ratio(row, 'paint'),
    'usable ×': ratio(row, 'usable'),
    'second ×': ratio(row, 'second'),
  });
  /** A press without the machine's own share; the goal is 100 ms in 18 presses (`--rounds=3`). */
  const toOwn = ({ machine, 'inp p95': all }) => {
    const least = results.find((other) => other.machine === machine && other.name === 'no answer');
    return all !== undefined && least && { 'own p95': Math.max(0, all - least['inp p95']) };
  };
  console.table(results.map((row) => ({ ...row, ...toOwn(row), ...toRatios(row) })));
  const ratios = Object.fromEntries(
    results.flatMap((row) =>
      Object.entries(toRatios(row)).map(([name, value]) => [`${row.machine} ${row.name}, ${name}`, value]),
    ),
  );
  await report('page', { browser: browser.version(), rounds, results, ratios });
} finally {
  await browser.close();
  for (const server of served) await server.stop();
}
