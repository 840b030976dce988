import { dialog, press } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { fromJourney } from './fromJourney';
import { picture, pressed } from './moves';

const raised = async ({ member }: Pick<Scene, 'member'>) => ({
  ticket: String(await member.raiseTicket('The first message', picture())),
});

/** Messages from members to the operator, and the portal's own read receipts. */
export const messages: readonly Driver[] = [
  {
    ...fromJourney('kyc', 'POST /kyc-doc-upload'),
    button: (page) => page.getByRole('button', { name: 'Upload' }),
    proves: /Pending/,
    shows: /uploaded|Address proof/,
  },
  { ...fromJourney('tickets', 'POST /raise-ticket'), shows: /raised/i },
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
    prepare: async (scene) => {
      const { ticket } = await raised(scene);
      await scene.sandbox.answerTicket(ticket, { status: 2 });
      return { ticket };
    },
    open: ({ ticket }) => `/user/chat?ticket=${ticket}`,
    begin: ({ page }) => page.getByRole('button', { name: 'Reopen Ticket' }).waitFor(),
    ...pressed('Reopen Ticket'),
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
