import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@portal/ui/addresses';
import { phone, rest } from '../sweep';
import type { Flows } from './flow';

const screens = [
  ...[addresses.dashboard, addresses.transactions, addresses.withdraw, addresses.payouts],
  ...[addresses.packages, addresses.rank, addresses.binaryTree, addresses.directReferrals],
  ...[addresses.deposit, addresses.tickets],
];

/** Saves ten screens on a phone in each language into a folder. */
export const toPictures = (folder: string): Flows =>
  Object.fromEntries(
    ['en', 'es', 'ar', 'hi'].map((language) => [
      `pictures in ${language}`,
      async (scene) => {
        const { engine, page } = scene;
        mkdirSync(folder, { recursive: true });
        await page.open('/login');
        await page.tab.evaluate(`localStorage.setItem('language', '${language}')`);
        await page.tab.resize(phone);
        const session = await scene.signInDemo('leader');
        for (const path of screens) {
          await scene.openAs(session, path);
          await rest(scene);
          const file = `${engine.name}-${language}-${path.replaceAll('/', '-').slice(1)}.png`;
          writeFileSync(join(folder, file), await page.tab.screenshot());
        }
      },
    ]),
  );
