import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { backEnd } from '../line/askBackEnd';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { comeBack } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/Ticket',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'newcomer', route: '/user/chat' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const thread = () => within(screen.getByRole('region', { name: /^Messages/ }));
const findMessage = async (text: string) =>
  within(await screen.findByRole('region', { name: /^Messages/ }, patience)).findByText(
    text,
    undefined,
    patience,
  );
const box = () => screen.getByRole('textbox', { name: translation('Message') });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: translation(name) }));

/** Support's action on the member's ticket. */
const answer = async (decision: { reply?: string; status: number }) =>
  backEnd().operate('/tickets/:id', { id: await backEnd().newest('ticket', 'newcomer'), ...decision });

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
      await userEvent.click(
        await screen.findByRole('button', { name: translation('Raise Ticket') }, { timeout: 40_000 }),
      );
      const form = within(await screen.findByRole('dialog', { name: translation('Raise Ticket') }));
      await form.findByRole('option', { name: translation('Deposit') }, patience);
      await userEvent.selectOptions(form.getByLabelText(translation('Subject *')), 'Deposit');
      await userEvent.type(form.getByLabelText(translation('Message *')), 'It is not in the list.');
      await userEvent.upload(form.getByLabelText(translation('Images *')), await cardPng('shot.png'));
      await form.findByRole('img', { name: translation('Preview of shot.png') }, patience);
      await snapshot('A ticket with an image');
      await sendSlowly(
        () => userEvent.click(form.getByRole('button', { name: translation('Raise Ticket') })),
        () => form.findByRole('progressbar', { name: translation('Sending your ticket') }),
      );
      await snapshot('On its way');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);
      await expect(await findMessage('It is not in the list.')).toBeVisible();
      // The list of tickets is refetched.
      await waitFor(() =>
        expect(screen.queryAllByText(translation('New')).some((state) => state.checkVisibility())).toBe(true),
      );
      await snapshot('Raised');
    });
    await step('Be answered, and reply', async () => {
      await answer({ reply: 'We have found it. It is booked now.', status: 1 });
      comeBack();
      await expect(await findMessage('We have found it. It is booked now.')).toBeVisible();
      await snapshot('Answered');
      await userEvent.type(box(), 'Thank you.');
      await sendSlowly(
        () => press('Send'),
        () => findMessage('Sending 50%'),
      );
      await snapshot('The reply on its way');
      await waitFor(() => expect(thread().queryByText(/^Sen/)).not.toBeInTheDocument(), patience);
      await expect(await findMessage('Thank you.')).toBeVisible();
      await snapshot('Replied');
    });
    await step('Write while it is closed: refused, and kept', async () => {
      await userEvent.type(box(), 'One more question.');
      await answer({ status: 2 });
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(await findMessage('This ticket is closed.')).toBeVisible();
      await waitFor(() => expect(box()).toBeDisabled());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: translation('Send again') })).toBeDisabled(),
      );
      await snapshot('Closed: the reply is kept');
    });
    await step('Reopen it, and send what was kept', async () => {
      await press('Reopen Ticket');
      await waitFor(
        () => expect(screen.getByRole('button', { name: translation('Send again') })).toBeEnabled(),
        patience,
      );
      await press('Send again');
      await waitFor(() => expect(thread().queryByText(/^Sen|^Not sent/)).not.toBeInTheDocument(), patience);
      await expect(await findMessage('One more question.')).toBeVisible();
      await snapshot('Reopened');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: translation('Reopen Ticket') })).toBeDisabled(),
      );
    });
  }),
};
