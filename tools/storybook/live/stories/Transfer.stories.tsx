import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { frame } from '../../../../packages/ui/src/testing/frame';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { arrived, confirm, mailedCode, notThis, question } from './live.plays';
import { fairArgs, liveStory } from './liveStory';

const meta = {
  title: 'Flows/Transfer',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/transfer' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const done = 'The amount has been transferred.';

const unknown = 'We don’t know whether this went through';

/** The rows of the history, below its column titles. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Transfer History' }))
    .getAllByRole('row')
    .slice(1);

/** The newest row is a transfer of this amount, and no other row is. */
const isThereOnce = (amount: string) =>
  waitFor(async () => {
    await expect(rows()[0]).toHaveTextContent(amount);
    await expect(rows().filter((row) => row.textContent.includes(amount))).toHaveLength(1);
  });

const form = async () => within(await screen.findByRole('dialog', { name: 'Transfer To' }));

async function openForm(): Promise<void> {
  await arrived('Transfer');
  await userEvent.click(await screen.findByRole('button', { name: 'Click for transfer' }));
  await form();
}

async function fill(amount: string): Promise<void> {
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Transfer Amount'), amount);
  await userEvent.click(fields.getByRole('button', { name: 'Next' }));
}

/** Returns the balance of the Out going Wallet before and after a transfer, as the dialog shows it. */
async function paidFrom(): Promise<readonly string[]> {
  const line = (await question()).getByText('From Out going Wallet').nextElementSibling;
  return line?.textContent.split(' → ') ?? [];
}

/** A transfer after a mistyped code. The dialog names both wallets first, and the list and the balances follow. */
export const Default: Story = {
  play: async () => {
    await openForm();
    await frame('How much');
    await fill('21.37');
    const code = await mailedCode('leader');
    const [, after] = await paidFrom();
    await frame('Asked with the code');
    await confirm(notThis(code), 'Transfer');
    const asked = await question();
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent('Invalid otp'));
    await frame('Wrong code');
    await confirm(code, 'Transfer');
    await expect(await screen.findByText(done)).toBeVisible();
    await frame('Transferred');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isThereOnce('$21.37');
    await frame('It is in the list');
    await openForm();
    await fill('15');
    await expect((await paidFrom())[0]).toBe(after);
    await frame('Asked once more');
  },
};

/** The response is lost. The history already shows the transfer, and a retry adds nothing. */
export const AnswerLost: Story = {
  play: async ({ step }) => {
    await step('Send it into a tunnel, and look', async () => {
      await openForm();
      await fill('21.37');
      const code = await mailedCode('leader');
      await frame('Asked with the code');
      setConditions({ network: 'drops' });
      await confirm(code, 'Transfer');
      const asked = await question();
      await expect(await asked.findByText(unknown)).toBeVisible();
      await frame('The answer is lost');
      await userEvent.click(asked.getByRole('link', { name: 'Check history' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await isThereOnce('$21.37');
      await frame('It is in the list');
    });
    await step('Try again', async () => {
      setConditions({ network: 'good' });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      const again = (await question()).getByRole('button', { name: 'Try again' });
      await frame('The same once more');
      await userEvent.click(again);
      await expect(await screen.findByText(done)).toBeVisible();
      await waitFor(() => expect(screen.queryByText(unknown)).not.toBeInTheDocument());
      await isThereOnce('$21.37');
      await frame('Still there once');
    });
  },
};
