import type { Page } from '@playwright/test';
import { recordCalls } from '../../journeys/calls';
import { toChromium } from '../../journeys/chromium';
import { journeys, type JourneyName } from '../../journeys/index';
import type { Stage } from '../../journeys/journey';
import { playSteps } from '../../journeys/journey';
import { judgePage } from '../../journeys/judge';
import { expect, nightly, test } from '../test';
import { toSandboxBackEnd, type BackEnd } from './backEnd';
import { turnDeviceClock } from './clock';
import { toSay } from './say';
import { table } from './table';
import { expectRendered } from './translator';
import { enterWorld, type World } from './world';

/** What one of two tabs did. */
interface WatchedTab {
  page: Page;
  /** The members who signed in here. */
  members: Set<string>;
  /** The sessions of its requests. */
  sessions: Set<string>;
  /** The addresses and bodies of its requests. */
  sent: string[];
  errors: string[];
}

/** Watches a tab from its start. */
function watchTab(page: Page): WatchedTab {
  const tab: WatchedTab = {
    page,
    ...{ members: new Set(), sessions: new Set(), sent: [], errors: [] },
  };
  page.on('pageerror', ({ message }) => tab.errors.push(message));
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) tab.sessions.add(authorization);
    tab.sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return tab;
}

/** The back end of a tab, whose members are recorded. */
function recordMembers(backEnd: BackEnd, { members }: WatchedTab): BackEnd {
  const open: BackEnd['open'] = (page, member, path) => {
    members.add(member.username);
    return backEnd.open(page, member, path);
  };
  return { ...backEnd, open };
}

/** Expects that a tab sends and shows its own member alone, also after it is opened again. */
async function expectApart(tab: WatchedTab, other: WatchedTab): Promise<void> {
  const { page, members, sessions, sent, errors } = tab;
  const look = async () => {
    for (const own of members) await expect(page.locator('body')).toContainText(own);
    const content = await page.content();
    for (const name of other.members) expect(content).not.toContain(name);
  };
  await look();
  await page.reload();
  await look();
  expect(sessions.size).toBe(1);
  const others = [...other.members, ...[...other.sessions].map((session) => session.replace('Bearer ', ''))];
  expect(sent.filter((text) => others.some((one) => text.includes(one)))).toEqual([]);
  expect([...sessions].filter((session) => other.sessions.has(session))).toEqual([]);
  expect(errors).toEqual([]);
}

/** Plays a journey in a tab of a world. */
type Play = (name: JourneyName) => Promise<void>;

export interface WorldFixtures {
  world: World;
  backEnd: BackEnd;
  /** One for each tab. */
  tabs: Play[];
}

function toPlay(page: Page, world: World, backEnd: BackEnd): Play {
  const { language = 'en', translator, keyboard = 'plain', setBack } = world;
  const driver = toChromium(page, { keyboard });
  return async (name) => {
    const { needs, opens, isVisitors, steps } = journeys[name];
    const asked = recordCalls(
      page,
      steps.flatMap(({ call }) => call ?? []),
    );
    const member = await backEnd.newMember(needs);
    const stage: Stage = {
      driver,
      member,
      say: toSay(language, translator !== undefined),
      rangePackage: backEnd.rangePackage,
      payIn: () => backEnd.payIn(member),
      midway: async () => {
        if (setBack) await turnDeviceClock(page, -setBack);
      },
    };
    if (isVisitors) await driver.open(backEnd.home + opens);
    else await backEnd.open(page, member, opens);
    await playSteps(journeys[name], stage);
    expect(await judgePage(driver, { asked })).toEqual([]);
  };
}

/** A flow's test in a world, on the sandbox. */
export const worldTest = test.extend<WorldFixtures>({
  world: [{}, { option: true }],
  timezoneId: async ({ world, timezoneId }, use) => use(world.zone ?? timezoneId),
  backEnd: async ({ sandbox, newMember }, use) => use(toSandboxBackEnd(sandbox, newMember)),
  page: async ({ page, world }, use) => {
    await enterWorld(page, world);
    await use(page);
  },
  tabs: async ({ page, context, world, backEnd }, use) => {
    if (!world.hasOtherTab) {
      await use([toPlay(page, world, backEnd)]);
      if (world.translator) await expectRendered(page);
      return;
    }
    const second = await context.newPage();
    await enterWorld(second, world);
    const [tab, other] = [watchTab(page), watchTab(second)];
    await use([tab, other].map((one) => toPlay(one.page, world, recordMembers(backEnd, one))));
    await expectApart(tab, other);
    await expectApart(other, tab);
  },
});

/** Declares the tests of the table's worlds that have a server. */
export function playWorlds(worlds: typeof worldTest, server: World['server']): void {
  for (const [name, { world, flows: names, quick = [] }] of Object.entries(table)) {
    if (world.server !== server) continue;
    worlds.describe(name, () => {
      worlds.use({ world });
      for (const flow of names)
        worlds(flow, quick.includes(flow) ? {} : nightly, async ({ tabs }) => {
          await Promise.all(tabs.map((play) => play(flow)));
        });
    });
  }
}
