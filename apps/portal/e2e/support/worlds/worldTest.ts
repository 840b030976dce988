import type { Page } from '@playwright/test';
import { test } from '../test';
import { toSandboxBackEnd, type BackEnd } from './backEnd';
import { turnDeviceClock } from './clock';
import { typeInto } from './keyboard';
import { flows } from './flows';
import { expectApart, recordMembers, watchTab } from './otherTab';
import { toSay } from './say';
import type { Stage } from './stage';
import { table } from './table';
import { expectRendered } from './translator';
import { enterWorld, type World } from './world';

export interface WorldFixtures {
  world: World;
  backEnd: BackEnd;
  /** One for each tab. */
  stages: Stage[];
}

function toStage(page: Page, world: World, backEnd: BackEnd): Stage {
  const { language = 'en', translator, keyboard = 'plain', setBack } = world;
  return {
    page,
    backEnd,
    say: toSay(language, translator !== undefined),
    type: (field, text) => typeInto(field, text, keyboard),
    midway: async () => {
      if (setBack) await turnDeviceClock(page, -setBack);
    },
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
  stages: async ({ page, context, world, backEnd }, use) => {
    if (!world.hasOtherTab) {
      await use([toStage(page, world, backEnd)]);
      if (world.translator) await expectRendered(page);
      return;
    }
    const second = await context.newPage();
    await enterWorld(second, world);
    const [tab, other] = [watchTab(page), watchTab(second)];
    await use([tab, other].map((one) => toStage(one.page, world, recordMembers(backEnd, one))));
    await expectApart(tab, other);
    await expectApart(other, tab);
  },
});

/** Marks a flow that only `npm run nightly -- worlds` plays. */
const worldsOnly = { tag: '@worlds' };

/** Declares the tests of the table's worlds that have a server. */
export function playWorlds(worlds: typeof worldTest, server: World['server']): void {
  for (const [name, { world, flows: names, quick = [] }] of Object.entries(table)) {
    if (world.server !== server) continue;
    worlds.describe(name, () => {
      worlds.use({ world });
      for (const flow of names)
        worlds(flow, quick.includes(flow) ? {} : worldsOnly, async ({ stages }) => {
          await Promise.all(stages.map(flows[flow]));
        });
    });
  }
}
