import { message, messagePattern } from '../message';
import { phone } from '../sweep';
import type { Flows } from './flow';

/** WebKit draws today into a date without a value, so the portal draws none there. */
const hasEmptyDates = `(() => {
  const dates = [...document.querySelectorAll('input[type=date]')].filter(({ value }) => value === '');
  const isWebKit = CSS.supports('-webkit-nbsp-mode: space');
  return dates.length > 0 && dates.every((date) => !isWebKit || getComputedStyle(date).color === 'rgba(0, 0, 0, 0)');
})()`;

const turned = { width: phone.height, height: phone.width };

export const phoneFlows: Flows = {
  'a dialog on a phone': async (scene) => {
    const { page } = scene;
    await page.resize(phone);
    await scene.openAs(await scene.signInDemo('leader'), '/user/transactions');
    const bar = { role: 'navigation', name: message('appShellMessages.shortcuts') } as const;
    const more = { role: 'button', name: message('appShellMessages.more'), inside: bar } as const;
    const filter = { role: 'dialog', name: message('transactionsTexts.filter') } as const;
    await page.click({ role: 'button', name: messagePattern('transactionsTexts.filter') });
    await page.see(filter);
    if ((await page.tab.evaluate(hasEmptyDates)) !== true) throw new Error('An empty date looks like today.');
    const behind = (await page.see(more)).x;
    await page.press('Escape');
    await page.gone(filter);
    await page.until('the bottom bar where it was', async () => (await page.see(more)).x === behind);
  },

  'a turned phone': async (scene) => {
    const { page } = scene;
    await page.resize(phone);
    await scene.openAs(await scene.signInDemo('leader'), '/user/manualWithdraw');
    await page.see({ role: 'heading', name: message('summaryTitles.totalWithdrawals') });
    const scrolled = () =>
      page.tab.evaluate(
        "Math.max(...[...document.querySelectorAll('main section')].map((one) => Math.abs(one.scrollLeft)))",
      );
    for (const size of [turned, phone, turned, phone]) {
      await page.resize(size);
      const by = Number(await scrolled());
      if (by !== 0) throw new Error(`At ${size.width} px the summary cards are scrolled by ${by} px.`);
    }
  },
};
