import { dialog, press } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { fromJourney } from './fromJourney';
import { mark, write } from './moves';

const raise = async ({ member }: Pick<Scene, 'member'>) => ({
  ticket: String(await member.raiseTicket('The first message')),
});
const conversation: Driver['open'] = ({ ticket }) => `/user/chat?ticket=${ticket}`;

/** A popup on the dashboard, which is marked as it is closed. */
const popup = (call: string, title: string, rest: Partial<Driver>) =>
  mark(call, '/user/dashboard', '$100,000.00', {
    begin: ({ page }) => dialog(page, title).waitFor(),
    press: ({ page }) => page.keyboard.press('Escape'),
    ...rest,
  });

/** Messages from members to the operator, and the portal's own read receipts. */
export const messages: readonly Driver[] = [
  {
    ...fromJourney('kyc', 'POST /kyc-doc-upload'),
    button: (page) => page.getByRole('button', { name: 'Upload' }),
    proves: /Pending/,
    shows: /uploaded|Address proof/,
    speaks: 'Document sent',
  },
  { ...fromJourney('tickets', 'POST /raise-ticket'), shows: /raised/i },
  write('POST /reply', conversation, 'Send', {
    prepare: raise,
    begin: async ({ page }) => {
      await page.getByText('The first message').first().waitFor();
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Did this arrive?');
    },
    button: (page) => page.getByRole('button', { name: /^Send/ }),
    shows: 'Did this arrive?',
    speaks: /^Sent$/,
    // The messages are read again, without the one that the fault kept from the server.
    failureTexts: { slow: null },
    // The message stays in the conversation, with a button that sends it again.
    forgets: /^Message/,
  }),
  write('GET /ticket/{id}/re-open', conversation, 'Reopen Ticket', {
    prepare: async (scene) => {
      const raised = await raise(scene);
      await scene.sandbox.answerTicket(raised.ticket, { status: 2 });
      return raised;
    },
    begin: ({ page }) => page.getByRole('button', { name: 'Reopen Ticket' }).waitFor(),
    shows: /reopened/i,
    proves: /^Reopen$/m,
  }),
  // It opens the list whether or not the write succeeds (D62).
  mark('GET /notification-change-status', '/user/rankDetails', 'A deposit', {
    prepare: ({ sandbox, member }) =>
      sandbox.notify(member.username, { title: 'A deposit', body: '<p>It is here.</p>' }),
    begin: ({ page }) => page.getByRole('button', { name: /^Notifications/ }).click(),
    press: ({ page }) => press(page, 'See All Notifications'),
    failureTexts: {
      // The clock's jump may also end the session during the list's read.
      noAnswer: null,
      ...{ unanswered: 'A deposit', useless: 'A deposit', refused: 'A deposit', bodyEnded: 'A deposit' },
    },
  }),
  popup('GET /notification/{id}/change-popup-status', 'Your KYC', {
    prepare: ({ sandbox, member }) =>
      sandbox.notify(member.username, { title: 'Your KYC', body: '<p>One is missing.</p>', popup: 1 }),
  }),
  popup('GET /news/{id}/read', 'Restart tonight', {
    prepare: async ({ sandbox }) => ({
      news: String(
        await sandbox.publishNews({ title: 'Restart tonight', body: '<p>The servers restart.</p>' }),
      ),
    }),
    restore: ({ sandbox, state }) => sandbox.withdrawNews(Number(state['news'])),
  }),
];
