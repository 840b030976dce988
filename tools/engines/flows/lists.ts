import { message, messagePattern } from '../message';
import type { Found } from '../page/finder';
import type { Page } from '../page/page';
import type { Flows } from './flow';

const path = '/user/transactions';

/** Waits for the rows of a list. Those of its skeleton have no text. */
export const readRows = (page: Page): Promise<Found[]> =>
  page.until('rows', async () => {
    const rows = await page.all({ role: 'row' });
    return rows.length > 0 && rows.every(({ text }) => text !== '') && rows;
  });

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
    await page.until('the filters after a reload', filtered);
    for (const { text } of await readRows(page))
      if (!text.includes('−$')) throw new Error(`A row is no debit: ${text}`);
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
};
