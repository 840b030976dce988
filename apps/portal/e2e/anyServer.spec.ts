import type { APIRequestContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { addresses, teamListAddress } from '@portal/ui/addresses';
import type { ShapingProxy } from './journeys/shapingProxy';
import { AnyServer } from './support/habits/anyServer';
import { getFaults, getRowFaults, readDrawn, readRows, type Drawn, type View } from './support/habits/drawn';
import {
  anyHabits,
  hasPartialLists,
  hasTotals,
  ownHabits,
  toText,
  type Habits,
} from './support/habits/habits';
import { goInside, openAs, settlePopups } from './support/page';
import type { Sandbox } from './support/sandbox';
import { openSession } from './support/sessions';
import { shapedTest as test } from './support/shapedTest';
import { expect, nightly } from './support/test';

// Any server: a screen shows what was sent, shows its failed state, or names what is missing (D144, D145, D146, D147, D148).

const paths = [...Object.values(addresses), teamListAddress].filter((path) => path.startsWith('/user/'));
const paged: readonly string[] = [
  ...[addresses.transactions, addresses.payouts, addresses.withdrawals, addresses.transfer],
  ...[addresses.directReferrals, addresses.allNotifications],
];
const mostPages = 4;
const screens = 12;
/** `npm test` always draws the same servers, so that main stays green. Each night draws others. HABIT_SEED repeats a run. */
const seeds = { test: 20261129, night: Date.now() % 2 ** 31 };

/** The member's device: the truth is drawn on the same one. */
const anyDevice = fc.record({
  zone: fc.constantFrom('UTC', 'Pacific/Honolulu', 'Africa/Cairo', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
  language: fc.constantFrom('en', 'ar', 'es', 'hi'),
});

interface Stage {
  page: Page;
  connection: ShapingProxy;
  request: APIRequestContext;
  sandbox: Sandbox;
}

/** The screens that count members of lists. */
const counting: readonly string[] = [teamListAddress, addresses.rank, addresses.royalty];

/** Draws servers, opens screens of each, and compares them with the same truth as the sandbox writes it. */
async function drawServers({ page, connection, request, sandbox }: Stage, draws: number, drawnSeed: number) {
  const seed = Number(process.env['HABIT_SEED'] ?? drawnSeed);
  const [{ zone, language } = { zone: 'UTC', language: 'en' } as const] = fc.sample(anyDevice, {
    seed,
    numRuns: 1,
  });
  const run = `seed ${seed}, ${zone}, ${language}`;
  test.setTimeout(120_000 + draws * 60_000);
  test.info().annotations.push({ type: 'seed', description: run });
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setTimezoneOverride', { timezoneId: zone });
  // Each server meets a device without a memory, such as of a deposit's address.
  await page.addInitScript((name) => {
    localStorage.clear();
    localStorage.setItem('language', name);
  }, language);
  await sandbox.advance(3 * 60 * 60);
  const member = await sandbox.member('leader');
  const token = await openSession(request, sandbox, member);
  await settlePopups(request, token);
  await page.clock.setFixedTime(await sandbox.now());
  const server = new AnyServer();
  connection.rules.push(server.rule);
  const view: View = { page, server, language };
  const enter = async (habits: Habits) => {
    server.habits = habits;
    await openAs(page, { ...member, token }, addresses.dashboard);
  };

  const anyServer = fc.tuple(
    anyHabits,
    fc.shuffledSubarray(paths, { minLength: screens, maxLength: screens }),
    fc.constantFrom(...paged),
  );
  /** `npm test` reads the truth of the screens that it will draw. The night shrinks, so it reads all. */
  const isNight = drawnSeed !== seeds.test;
  const known = isNight ? [] : fc.sample(anyServer, { seed, numRuns: draws });
  const isDrawn = (parts: string, path: string, list = false) =>
    isNight ||
    known.some(
      ([habits, shown, one]) => habits.parts === parts && (one === path || (!list && shown.includes(path))),
    );

  const sent = new Map<string, Drawn>();
  const rowsSent = new Map<string, readonly string[]>();
  for (const parts of ['asSent', 'specified'] as const) {
    await enter({ ...ownHabits, parts });
    for (const path of paths.filter((one) => isDrawn(parts, one))) {
      await goInside(page, path);
      sent.set(`${parts} ${path}`, await readDrawn(view));
      if (paged.includes(path) && isDrawn(parts, path, true))
        rowsSent.set(`${parts} ${path}`, (await readRows(view, mostPages)).rows);
    }
  }

  let judged = 0;
  const isSound = fc.asyncProperty(anyServer, async ([habits, shown, list]) => {
    const judge = (path: string, faults: readonly string[]) => {
      judged += 1;
      expect(faults, `${path} with ${toText(habits)} (${run})`).toEqual([]);
    };
    await enter(habits);
    for (const path of shown) {
      await goInside(page, path);
      judge(
        path,
        getFaults(
          sent.get(`${habits.parts} ${path}`) as Drawn,
          await readDrawn(view),
          hasPartialLists(habits) || (counting.includes(path) && !hasTotals(habits)),
        ),
      );
    }
    await goInside(page, list);
    const { rows, isPart } = await readRows(view, mostPages);
    const expected = rowsSent.get(`${habits.parts} ${list}`) ?? [];
    judge(`${list}, all pages`, getRowFaults(expected, rows, isPart));
  });
  // Shrinking replays dozens of servers, so only the night does it.
  await fc.assert(isSound, { seed, numRuns: draws, endOnFailure: !isNight });
  expect(judged).toBeGreaterThanOrEqual(draws * (screens + 1));
}

test('fifty screens of servers with any habits', async ({ page, connection, request, sandbox }) =>
  drawServers({ page, connection, request, sandbox }, 4, seeds.test));

for (const at of [0, 1, 2, 3])
  test(
    `hundreds of screens of servers with any habits, on any device (${at})`,
    nightly,
    async ({ page, connection, request, sandbox }) =>
      drawServers({ page, connection, request, sandbox }, 20, seeds.night + at),
  );
