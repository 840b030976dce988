import { flows } from './support/worlds/flows';
import { table } from './support/worlds/table';
import { worldTest } from './support/worlds/world';
import { nightly } from './support/test';

// The same flows on devices that are set in other ways. The table says which runs where.

for (const [name, { world, flows: names, quick = [] }] of Object.entries(table))
  worldTest.describe(name, () => {
    worldTest.use({ world });
    for (const flow of names)
      worldTest(flow, quick.includes(flow) ? {} : nightly, async ({ page, say, newMember }) => {
        await flows[flow]({ page, say, keyboard: world.keyboard ?? 'plain', newMember });
      });
  });
