import { playWorlds, worldTest } from './support/worlds/worldTest';

// The same flows on devices that are set in other ways. The table says which runs where.
worldTest.describe.configure({ mode: 'parallel' });
playWorlds(worldTest, undefined);
