// `npm run bench:page [-- --rounds=5 --machines=mobile,desktop --only=floor,/login]`, after `npm run build -w @portal/app`: prints a table
// and JSON. Each round opens every page once, one after the other, so that a busy moment meets all alike: ratios count.
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/browser.mjs';
import { openSession, serveFloor, servePortal } from './servers.mjs';
import { machines, press, visit } from './visit.mjs';

const options = Object.fromEntries(
  process.argv.slice(2).map((argument) => argument.replace(/^--/, '').split('=')),
);
const rounds = Number(options.rounds ?? 5);
const measured = (options.machines ?? 'mobile,desktop').split(',');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const isAsked = ([name]) => options.only === undefined || options.only.split(',').includes(name);
const loadAtStart = loadavg()[0];

const floor = await serveFloor();
const portal = await servePortal();
const executablePath = await findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });

async function measure() {
  const session = await openSession(portal.origin);
  const field = 'input[name=username]';
  const config = await (await fetch(`${portal.origin}/config.json`)).text();
  const members = (path, selector) => ({ url: `${portal.origin}${path}`, selector, session, config });
  const dashboard = members('/user/dashboard', 'main dl dd');
  const transactions = members('/user/transactions', 'main button');
  const pages = {
    floor: { url: `${floor.origin}/login`, selector: field },
    '/login': { url: `${portal.origin}/login`, selector: field },
    dashboard,
    transactions,
    withdraw: members('/user/manualWithdraw', 'main input'),
  };
  const presses = {
    filter: [transactions, (page) => page.getByRole('button', { name: 'Filter' }).first().click()],
    paging: [transactions, (page) => page.getByRole('button', { name: 'Next page' }).click()],
    tabs: [members('/user/profile', '[role=tab]'), (page) => page.getByRole('tab').nth(1).click()],
    branch: [
      members('/user/directList', 'main [aria-expanded=false]'),
      (page) => page.locator('main [aria-expanded=false]').first().click(),
    ],
    dialog: [dashboard, (page) => page.getByRole('button', { name: 'Share left referral link' }).click()],
  };

  const found = {};
  const keep = (machine, name, figures) => {
    ((found[machine] ??= {})[name] ??= []).push(figures);
    console.error(`${machine} ${name}: ${JSON.stringify(figures)}`);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const machine of measured) {
      for (const [name, page] of Object.entries(pages).filter(isAsked))
        keep(machine, name, await visit(browser, machines[machine], page));
      for (const [name, [page, act]] of Object.entries(presses).filter(isAsked))
        keep(machine, name, { inp: await press(browser, machines[machine], page, act) });
    }
  return Object.entries(found).flatMap(([machine, byName]) =>
    Object.entries(byName).map(([name, runs]) => {
      const of = (key) => [key, Math.round(median(runs.map((run) => run[key])) * 1000) / 1000];
      return { machine, name, ...Object.fromEntries(Object.keys(runs[0]).map(of)) };
    }),
  );
}

try {
  const results = await measure();
  const ratio = ({ machine, ...row }, key) => {
    const bare = results.find((other) => other.machine === machine && other.name === 'floor');
    return row[key] === undefined ? undefined : Math.round((row[key] / bare[key]) * 100) / 100;
  };
  console.table(
    results.map((row) => ({
      ...row,
      'paint ×': ratio(row, 'paint'),
      'usable ×': ratio(row, 'usable'),
      'second ×': ratio(row, 'second'),
    })),
  );
  const load = { start: loadAtStart, end: loadavg()[0], cores: availableParallelism() };
  console.log(
    JSON.stringify({ browser: browser.version(), node: process.version, rounds, load, results }, null, 2),
  );
} finally {
  await browser.close();
  await portal.stop();
  await floor.stop();
}
