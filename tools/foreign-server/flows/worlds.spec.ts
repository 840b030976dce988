import { mergeTests } from '@playwright/test';
import { foreignTest, openForeign } from './foreign';
import { seeded, type Settings } from '../src/index';
import { playWorlds, worldTest } from '../../../apps/portal/e2e/support/worlds/worldTest';

const { rich, fresh } = seeded;

/** What PHP makes of lists, numbers and dates. */
const shapes: Settings = {
  ...{ listsAsObjects: true, parallelObjects: true, underData: true, statusOne: true },
  ...{ longDecimals: true, floatDust: true, textNumbers: true, textIds: true, zeroDates: true },
  ...{ untypedCards: true, textSources: true, absoluteImages: true, otherPageLinks: true },
};

/** The same flows on a back end that is not ours. */
const test = mergeTests(worldTest, foreignTest).extend({
  backEnd: async ({ site, startForeign }, use) => {
    const server = await startForeign(shapes);
    const find = (username: string) => {
      const member = server.state.find(username);
      if (!member) throw new Error(`The server has no member ${username}.`);
      return member;
    };
    const toActor = (known: { username: string; password: string; pin: string }) => ({
      ...known,
      wallets: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(find(known.username).wallets).map(([name, cents]) => [
              name,
              (cents / 100).toFixed(2),
            ]),
          ),
        ),
    });
    await use({
      home: site.home,
      rangePackage: 'Growth Bot',
      newMember: ({ earned, paidIn } = {}) => {
        const member = find(rich.username);
        Object.assign(member.wallets, {
          ...(earned && { pay_out: Number(earned) * 100 }),
          ...{ pay_in: Number(paidIn ?? 0) * 100 },
        });
        return Promise.resolve(toActor(rich));
      },
      newcomer: () => Promise.resolve(toActor(fresh)),
      newTeam: () => Promise.resolve(toActor(rich)),
      payIn: ({ username }) => {
        find(username).incoming = 25_000;
        return Promise.resolve();
      },
      open: (page, member, path) => openForeign(page, site, server, path, member),
    });
  },
});

playWorlds(test, 'foreign');
