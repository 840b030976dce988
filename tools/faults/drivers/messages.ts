import { dialog, press } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { picture } from './moves';

const asked = { name: 'are you sure ? you want to upload your doc.' };

async function fillTicket({ page }: Scene): Promise<void> {
  await press(page, 'Raise Ticket');
  const form = dialog(page, 'Raise Ticket');
  await form.getByLabel('Subject *').selectOption('Others');
  await form.getByLabel('Your subject *').fill('My invoice');
  await form.getByLabel('Message *').fill('Where is it?');
  await form.getByLabel('Images *').setInputFiles([picture()]);
  await form.getByRole('img', { name: 'Preview of shot.png' }).waitFor();
}

async function fillDocument({ page }: Scene): Promise<void> {
  await press(page, 'Start');
  await page.getByLabel('Document', { exact: true }).selectOption('Passport');
  await page.getByLabel('Document number').fill('A1234567');
  await page.getByLabel('Front', { exact: true }).setInputFiles(picture());
  await page.getByRole('img', { name: 'Preview: Front' }).waitFor();
  await press(page, 'Upload');
  await page.getByRole('dialog', asked).waitFor();
}

const raised = async ({ member }: Pick<Scene, 'member'>) => ({
  ticket: String(await member.raiseTicket('The first message', picture())),
});

/** Messages from members to the operator, and the portal's own read receipts. */
export const messages: readonly Driver[] = [
  {
    call: 'POST /kyc-doc-upload',
    kind: 'write',
    open: '/user/kyc',
    begin: fillDocument,
    press: ({ page }) => press(page.getByRole('dialog', asked), 'Upload'),
    button: (page) => page.getByRole('button', { name: 'Upload' }),
    proves: /Pending/,
    shows: /uploaded|Address proof/,
  },
  {
    call: 'POST /raise-ticket',
    kind: 'write',
    open: '/user/chat',
    begin: fillTicket,
    press: ({ page }) => press(dialog(page, 'Raise Ticket'), 'Raise Ticket'),
    button: (page) => dialog(page, 'Raise Ticket').getByRole('button', { name: 'Raise Ticket' }),
    shows: /raised/i,
  },
  {
    call: 'POST /reply',
    kind: 'write',
    prepare: raised,
    open: ({ ticket }) => `/user/chat?ticket=${ticket}`,
    begin: async ({ page }) => {
      await page.getByText('The first message').first().waitFor();
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Did this arrive?');
    },
    press: ({ page }) => press(page, 'Send'),
    button: (page) => page.getByRole('button', { name: /^Send/ }),
    shows: 'Did this arrive?',
    // The messages are read again, without the one that the fault kept from the server.
    failureTexts: { slow: null },
    // The message stays in the conversation, with a button that sends it again.
    forgets: /^Message/,
  },
  {
    call: 'GET /ticket/{id}/re-open',
    kind: 'write',
    prepare: async (scene) => {
      const { ticket } = await raised(scene);
      await scene.sandbox.answerTicket(ticket, { status: 2 });
      return { ticket };
    },
    open: ({ ticket }) => `/user/chat?ticket=${ticket}`,
    begin: ({ page }) => page.getByRole('button', { name: 'Reopen Ticket' }).waitFor(),
    press: ({ page }) => press(page, 'Reopen Ticket'),
    button: (page) => page.getByRole('button', { name: 'Reopen Ticket' }),
    shows: /reopened/i,
    proves: /^Reopen$/m,
  },
  {
    call: 'GET /notification-change-status',
    kind: 'mark',
    prepare: async ({ sandbox, member }) => {
      await sandbox.notify(member.username, { title: 'A deposit', body: '<p>It is here.</p>' });
      return {};
    },
    open: '/user/rankDetails',
    begin: ({ page }) => page.getByRole('button', { name: /^Notifications/ }).click(),
    press: ({ page }) => press(page, 'See All Notifications'),
    // It opens the list whether or not the write succeeds (D62).
    shows: 'A deposit',
    // The clock's jump may also end the session during the list's read.
    failureTexts: {
      noAnswer: null,
      unanswered: 'A deposit',
      useless: 'A deposit',
      refused: 'A deposit',
      bodyEnded: 'A deposit',
    },
  },
  {
    call: 'GET /notification/{id}/change-popup-status',
    kind: 'mark',
    prepare: async ({ sandbox, member }) => {
      await sandbox.notify(member.username, { title: 'Your KYC', body: '<p>One is missing.</p>', popup: 1 });
      return {};
    },
    open: '/user/dashboard',
    begin: ({ page }) => dialog(page, 'Your KYC').waitFor(),
    press: ({ page }) => page.keyboard.press('Escape'),
    shows: '$100,000.00',
  },
  {
    call: 'GET /news/{id}/read',
    kind: 'mark',
    prepare: async ({ sandbox }) => ({
      news: String(
        await sandbox.publishNews({ title: 'Restart tonight', body: '<p>The servers restart.</p>' }),
      ),
    }),
    restore: async ({ sandbox, state }) => sandbox.withdrawNews(Number(state['news'])),
    open: '/user/dashboard',
    begin: ({ page }) => dialog(page, 'Restart tonight').waitFor(),
    press: ({ page }) => page.keyboard.press('Escape'),
    shows: '$100,000.00',
  },
];
