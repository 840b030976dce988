import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { message, messagePattern } from '../message';
import type { Flows } from './flow';

const path = '/user/transactions';

export const lists: Flows = {
  filters: async (scene) => {
    const { page } = scene;
    await scene.openAs(await scene.signInDemo('leader'), `${path}?wallet=pay_in`);
    await page.see({ role: 'row' });
    const dialog = { role: 'dialog', name: message('transactionsTexts.filter') } as const;
    await page.click({ role: 'button', name: messagePattern('transactionsTexts.filter') });
    await page.set({ role: 'field', name: message('transactionTitles.type'), inside: dialog }, 'debit');
    await page.set({ role: 'field', name: message('overlayMessages.from'), inside: dialog }, '2025-01-31');
    await page.click({ role: 'button', name: message('overlayMessages.apply'), inside: dialog });
    const filtered = async () =>
      /wallet=pay_in/.test(await page.path()) &&
      /type=debit/.test(await page.path()) &&
      /from=2025-01-31/.test(await page.path());
    await page.until('the filters in the address', filtered);
    await page.gone(dialog);
    await page.open(await page.path());
    await page.see({ role: 'row' });
    await page.until('the filters after a reload', filtered);
    for (const { text } of await page.all({ role: 'row' }))
      if (!text.includes('−$')) throw new Error(`A row is no debit: ${text}`);
  },

  CSV: async (scene) => {
    const { page, engine } = scene;
    await scene.openAs(await scene.signInDemo('leader'), `${path}?wallet=pay_in`);
    await page.see({ role: 'row' });
    const name = await page.download(() =>
      page.click({ role: 'button', name: message('exportMessages.exportCsv') }),
    );
    const lines = readFileSync(join(engine.downloads, name), 'utf8').trim().split('\n');
    if (lines.length <= 10) throw new Error(`The file has ${lines.length} lines.`);
  },

  'chart keys': async (scene) => {
    const { page } = scene;
    await scene.openAs(await scene.signInDemo('leader'), `${path}?wallet=pay_in`);
    await page.see({ role: 'chart' });
    await page.tab.evaluate("document.querySelector('[role=application]').focus()");
    const readout = () => page.see({ role: 'chart' }).then(({ text }) => text);
    await page.press('End');
    const last = await page.until('a readout', async () => (await readout()) || undefined);
    await page.press('ArrowLeft', 'ArrowLeft');
    await page.until('another readout', async () => (await readout()) !== last);
  },

  tree: async (scene) => {
    const { page } = scene;
    const member = await scene.makeMember();
    const below = await scene.makeMember({ sponsor: member.username, upTo: 'registered' });
    await scene.openAs(member, '/user/directList');
    await page.click({ role: 'button', name: message('treeMessages.drawing') });
    await page.see({ role: 'treeitem', name: new RegExp(`^${below.username},`) });
    await page.tab.evaluate("document.querySelector('[role=tree]').focus()");
    await page.press('Home', 'ArrowDown');
    // The keys open the member's card.
    await page.see({ role: 'link', name: message('teamMessages.startHere') });
  },
};
