import { journeys } from './journeys/index';
import { expect } from './support/test';
import { table } from './support/worlds/table';
import { playWorlds, worldTest } from './support/worlds/worldTest';

// The same flows on devices that are set in other ways. The table says which runs where.
worldTest.describe.configure({ mode: 'parallel' });
playWorlds(worldTest, undefined);

worldTest('every journey is played in some world by each `npm test`', () => {
  const quick = new Set(Object.values(table).flatMap((row) => row.quick ?? []));
  expect([...quick].sort()).toEqual(Object.keys(journeys).sort());
});
