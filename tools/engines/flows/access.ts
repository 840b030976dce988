import { firstDigit, dashboard, type Scene, verifyButton } from '../scene';
import { message, messagePattern } from '../message';
import type { Flows } from './flow';

async function signOut({ page }: Scene, username: string): Promise<void> {
  await page.click({ role: 'button', name: new RegExp(username) });
  await page.click({ role: 'button', name: message('newsTexts.logout') });
  await page.see(verifyButton);
}

export const access: Flows = {
  'sign-in by mailed code': async (scene) => {
    const { page, sandbox } = scene;
    const member = await scene.makeMember();
    await sandbox.advance(120);
    await scene.verify(member);
    await page.read(messagePattern('accessTexts.resendAfter', { start: false }));
    await page.click(firstDigit);
    await page.type(await sandbox.code(member.username));
    await page.press('Enter');
    await page.see(dashboard);
  },

  'hand-over to a second tab': async (scene) => {
    const { page, profile } = scene;
    const member = await scene.makeMember();
    await scene.openAs(member, '/user/dashboard');
    await page.see(dashboard);
    const second = scene.toPage(await profile.newTab());
    await second.open('/user/payouts?from=2026-02-01&to=2026-02-03');
    await second.see({ role: 'heading', name: message('payoutMessages.payouts') });
    if ((await second.path()) !== '/user/payouts?from=2026-02-01&to=2026-02-03')
      throw new Error(`The second tab is at ${await second.path()}.`);
    await signOut(scene, member.username);
    await second.see(verifyButton);
  },

  'back after signing out': async (scene) => {
    const { page } = scene;
    const member = await scene.makeMember({ earned: '4321.09' });
    await scene.openAs(member, '/user/transactions');
    await page.read('4,321.09');
    // Each is a document of its own, which the engine may keep as it is.
    for (const path of ['/user/profile', '/user/dashboard']) {
      await page.open(path);
      await page.read(member.username);
    }
    await signOut(scene, member.username);
    let seen = '';
    // WebKitWebDriver answers no more once it is back at a page without a portal.
    for (let steps = 0; steps < 2; steps += 1) {
      await page.tab.evaluate('void (window.isLeft = setTimeout(() => history.back()))');
      await page.until('a page after going back', async () => {
        // In one look, because the page may be replaced between two. A hidden page still has its text.
        const { path, shown, isNew } = (await page.tab.evaluate(`({
          path: location.pathname,
          shown: document.documentElement.checkVisibility() ? document.body.innerText : '',
          isNew: !window.isLeft,
        })`)) as { path: string; shown: string; isNew: boolean };
        if (isNew && (shown.includes('4,321.09') || shown.includes(member.username))) seen = path;
        return isNew && path === '/login';
      });
    }
    if (seen) throw new Error(`The member is seen at ${seen}.`);
  },

  Arabic: async (scene) => {
    const { page } = scene;
    await page.open('/login');
    await page.set({ role: 'field', name: message('languageFieldMessages.language') }, 'ar');
    await page.until(
      'text from right to left',
      async () => (await page.tab.evaluate('document.dir')) === 'rtl',
    );
    const member = await scene.makeMember({ by: 'mpin' });
    await page.fill({ role: 'field', name: 'اسم المستخدم' }, member.username);
    await scene.openAs(member, '/user/transactions');
    await page.until(
      'text from right to left',
      async () => (await page.tab.evaluate('document.dir')) === 'rtl',
    );
    await page.see({ role: 'heading' });
  },
};
