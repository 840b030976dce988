import { mergeTests } from '@playwright/test';
import { laravelTest, openSignedIn } from './stage';
import { seeded } from '../src/laravel';
import { playWorlds, worldTest } from '../../../apps/portal/e2e/support/worlds/worldTest';

type Known = (typeof seeded)[keyof typeof seeded];

/** The flows of the worlds on a real Laravel. */
const test = mergeTests(worldTest, laravelTest).extend({
  backEnd: async ({ site, startLaravel }, use) => {
    const server = await startLaravel();
    const toActor = (known: Known) => ({
      ...known,
      wallets: () => {
        const { pay_in, pay_out, live, fixed } = server.find(known.username);
        const wallets = Object.entries({ pay_in, pay_out, live, fixed });
        return Promise.resolve(Object.fromEntries(wallets.map(([name, value]) => [name, value.toFixed(2)])));
      },
    });
    await use({
      home: site.home,
      rangePackage: 'Growth Bot',
      newMember: ({ kind, earned, paidIn = '0' }) => {
        if (kind === 'newcomer') return Promise.resolve(toActor(seeded.fresh));
        const earnings = earned === undefined ? '' : `, pay_out = ${Number(earned)}`;
        server.query(`update users set pay_in = ${Number(paidIn)}${earnings} where username = 'amina'`);
        return Promise.resolve(toActor(seeded.rich));
      },
      // The seed has an unbooked deposit.
      payIn: () => Promise.resolve(),
      open: (page, { username, password, pin }, path) =>
        openSignedIn(page, site, server, path, { username, password, pin }),
    });
  },
});

playWorlds(test, 'laravel');
