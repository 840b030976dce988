import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Ticket',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'newcomer', route: '/user/chat' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const thread = () => within(screen.getByRole('region', { name: /^Messages/ }));
const seesMessage = (text: string) => waitFor(() => expect(thread().getByText(text)).toBeVisible());
const button = (name: string) => screen.getByRole('button', { name: translation(name) });

/** Support's action on the member's ticket. */
const answer = (decision: { reply?: string; status: number }) =>
  member.operatorDecides('/tickets/:id', 'ticket', 'newcomer', decision);

/** Sends on a slow connection, where the loading state is visible. */
async function sendSlowly(send: () => Promise<void>, isUnderWay: () => Promise<unknown>): Promise<void> {
  setConditions({ network: 'slow' });
  await send();
  await isUnderWay();
  setConditions({ network: 'good' });
}

/** A ticket from its creation over a reply and its closing to the member's reply after reopening. */
export const Default: Story = {
  play: endAt('Reopened', async ({ step }) => {
    await step('Raise a ticket with an image', async () => {
      await member.press('Raise Ticket');
      const form = await member.dialog('Raise Ticket');
      await form.findByRole('option', { name: translation('Deposit') });
      await userEvent.selectOptions(member.field('Subject *', form), 'Deposit');
      await member.fill('Message *', 'It is not in the list.', form);
      await userEvent.upload(member.field('Images *', form), await cardPng('shot.png'));
      await form.findByRole('img', { name: translation('Preview of shot.png') });
      await snapshot('A ticket with an image');
      await sendSlowly(
        () => member.press('Raise Ticket', form),
        () => form.findByRole('progressbar', { name: translation('Sending your ticket') }),
      );
      await snapshot('On its way');
      await member.dialogCloses();
      await seesMessage('It is not in the list.');
      // The list of tickets is refetched.
      await waitFor(() =>
        expect(screen.queryAllByText(translation('New')).some((state) => state.checkVisibility())).toBe(true),
      );
      await snapshot('Raised');
    });
    await step('Be answered, and reply', async () => {
      await answer({ reply: 'We have found it. It is booked now.', status: 1 });
      member.waitAMinute();
      window.dispatchEvent(new Event('focus'));
      await seesMessage('We have found it. It is booked now.');
      await snapshot('Answered');
      await member.fill('Message', 'Thank you.');
      await sendSlowly(
        () => member.press('Send'),
        () => seesMessage('Sending 50%'),
      );
      await snapshot('The reply on its way');
      await waitFor(() => expect(thread().queryByText(/^Sen/)).not.toBeInTheDocument());
      await seesMessage('Thank you.');
      await snapshot('Replied');
    });
    await step('Write while it is closed: refused, and kept', async () => {
      await member.fill('Message', 'One more question.');
      await answer({ status: 2 });
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await seesMessage('This ticket is closed.');
      await waitFor(() => expect(member.field('Message')).toBeDisabled());
      await waitFor(() => expect(button('Send again')).toBeDisabled());
      await snapshot('Closed: the reply is kept');
    });
    await step('Reopen it, and send what was kept', async () => {
      await member.press('Reopen Ticket');
      await waitFor(() => expect(button('Send again')).toBeEnabled());
      await member.press('Send again');
      await waitFor(() => expect(thread().queryByText(/^Sen|^Not sent/)).not.toBeInTheDocument());
      await seesMessage('One more question.');
      await snapshot('Reopened');
      await waitFor(() => expect(button('Reopen Ticket')).toBeDisabled());
    });
  }),
};
