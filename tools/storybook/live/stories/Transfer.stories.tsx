import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { arrived, confirm, mailedCode, notThis, question } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

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
  within(screen.getByRole('table', { name: translation('Transfer History') }))
    .getAllByRole('row')
    .slice(1);

/** The newest row is a transfer of this amount, and no other row is. */
const isThereOnce = (amount: string) =>
  waitFor(async () => {
    await expect(rows()[0]).toHaveTextContent(amount);
    await expect(rows().filter((row) => row.textContent.includes(amount))).toHaveLength(1);
  });

const amountField = () => screen.findByRole('textbox', { name: translation('Transfer Amount') });

async function openForm(): Promise<void> {
  await arrived('Transfer');
  await amountField();
}

async function fill(amount: string): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await userEvent.click(screen.getByRole('button', { name: translation('Click for transfer') }));
}

/** Returns the balance of the Out going Wallet before and after a transfer, as the dialog shows it. */
async function paidFrom(): Promise<readonly string[]> {
  const line = (await question()).getByText(translation('From Out going Wallet')).nextElementSibling;
  return line?.textContent.split(' → ') ?? [];
}

/** A transfer after a mistyped code. The dialog names both wallets first, and the list and the balances follow. */
export const Default: Story = {
  play: endAt('Asked once more', async () => {
    await openForm();
    await snapshot('How much');
    await fill('21.37');
    const code = await mailedCode('leader');
    const [, after] = await paidFrom();
    await snapshot('Asked with the code');
    await confirm(notThis(code), 'Transfer');
    const asked = await question();
    await waitFor(() =>
      expect(asked.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
    );
    await snapshot('Wrong code');
    await confirm(code, 'Transfer');
    await expect(await screen.findByText(translation(done))).toBeVisible();
    await snapshot('Transferred');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isThereOnce('$21.37');
    await snapshot('It is in the list');
    await openForm();
    await fill('15');
    await expect((await paidFrom())[0]).toBe(after);
    await snapshot('Asked once more');
  }),
};

/** The response is lost. The history already shows the transfer, and a retry adds nothing. */
export const AnswerLost: Story = {
  play: endAt('Still there once', async ({ step }) => {
    await step('Send it into a tunnel, and look', async () => {
      await openForm();
      await fill('21.37');
      const code = await mailedCode('leader');
      await snapshot('Asked with the code');
      setConditions({ network: 'drops' });
      await confirm(code, 'Transfer');
      const asked = await question();
      await expect(await asked.findByText(translation(unknown))).toBeVisible();
      await snapshot('The answer is lost');
      await userEvent.click(asked.getByRole('link', { name: translation('Check history') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await isThereOnce('$21.37');
      await snapshot('It is in the list');
    });
    await step('Try again', async () => {
      setConditions({ network: 'good' });
      await userEvent.click(screen.getByRole('button', { name: translation('Try again') }));
      const again = (await question()).getByRole('button', { name: translation('Try again') });
      await snapshot('The same once more');
      await userEvent.click(again);
      await expect(await screen.findByText(translation(done))).toBeVisible();
      await waitFor(() => expect(screen.queryByText(translation(unknown))).not.toBeInTheDocument());
      await isThereOnce('$21.37');
      await snapshot('Still there once');
    });
  }),
};
