import type { Browser, Page, Route } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { errorTexts } from '@portal/ui/text/messages';
import fc from 'fast-check';
import { openAs, press } from './support/page';
import { getCallsFile, getStartFiles, reloadButton, type Start, started, starts } from './support/starts';
import { expect, nightly, test } from './support/test';

const loseRequest = (route: Route) => route.abort('connectionreset');
const faults = {
  'lost once': loseRequest,
  'lost always': loseRequest,
  'missing (404)': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'HTML of a captive portal': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' }),
  stalled: () => undefined,
};
type Fault = keyof typeof faults;
const faultNames = Object.keys(faults) as Fault[];
const visits = ['first', 'second'] as const;
interface Case {
  fault: Fault;
  visit: (typeof visits)[number];
  address: Start;
  file: string;
}

const getCases = (): Case[] =>
  starts.flatMap((address) =>
    getStartFiles(address).flatMap((file) =>
      visits.flatMap((visit) => faultNames.map((fault) => ({ address, file, visit, fault }))),
    ),
  );

type Session = Parameters<typeof openAs>[1];

const works = (page: Page, { address }: Case) => started(page, address);

/** Breaks one file of one start. Within 10 s the page works or explains what to do, and a good connection heals it. */
async function judge(browser: Browser, baseURL: string, session: Session, one: Case) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const name = `${one.address}, ${one.visit} visit: ${one.file} is ${one.fault}`;
  const open = () =>
    one.address === addresses.login
      ? page.goto(one.address, { waitUntil: 'commit' })
      : openAs(page, session, one.address, 'commit');
  if (one.visit === 'second') {
    await open();
    await expect(works(page, one), `${name}: before the fault`).toBeVisible();
  }
  let hits = 0;
  await page.route(`**${one.file}`, (route) => {
    hits += 1;
    return one.fault === 'lost once' && hits > 1 ? route.continue() : faults[one.fault](route);
  });
  await open();
  await expect(works(page, one).or(reloadButton(page)).first(), name).toBeVisible({ timeout: 10_000 });
  expect(hits, `${name}: was requested`).toBeGreaterThan(0);
  await page.unroute(`**${one.file}`);
  // Some failures reload by themselves, so the button may disappear before its press.
  await expect(async () => {
    if (await reloadButton(page).isVisible()) await reloadButton(page).click({ timeout: 1000 });
    await expect(works(page, one), `${name}: healed`).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 30_000 });
  await context.close();
}

test('a start with a broken file says so or works, and heals', async ({
  browser,
  baseURL,
  newMember,
}, info) => {
  const seed = Date.now() % 1_000_000;
  info.annotations.push({ type: 'seed', description: String(seed) });
  const session = await newMember();
  // The entry is the only file whose loss no other script can report.
  const cases = getCases();
  const entry = cases.filter(({ file }) => /\/index-/.test(file));
  expect(entry).toHaveLength(starts.length * visits.length * faultNames.length);
  const drawn = [entry, cases].flatMap((from) => fc.sample(fc.constantFrom(...from), { seed, numRuns: 2 }));
  for (const one of drawn) await judge(browser, baseURL ?? '', session, one);
});

test('a sign-in pressed without the code of calls says so, and the next press signs in', async ({
  page,
  sandbox,
}) => {
  const file = getCallsFile();
  expect(file).toMatch(/\.js$/);
  await page.route(`**/${file}`, loseRequest);
  const { username, password } = await sandbox.member('pinuser');
  await page.goto(addresses.login);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Verify');
  await expect(page.getByText(errorTexts.somethingWrong).first()).toBeVisible();
  await page.unroute(`**/${file}`);
  await press(page, 'Verify');
  await expect(page.getByLabel(/^digit 1 of/).first()).toBeVisible();
});

for (const address of starts)
  for (const fault of faultNames)
    test(
      `every file of the start of ${address}, ${fault}`,
      nightly,
      async ({ browser, baseURL, newMember }) => {
        test.setTimeout(600_000);
        const session = await newMember();
        const cases = getCases().filter((one) => one.address === address && one.fault === fault);
        expect(cases.length).toBeGreaterThanOrEqual(12);
        for (const one of cases) await judge(browser, baseURL ?? '', session, one);
      },
    );
