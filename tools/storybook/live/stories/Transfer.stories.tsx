import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Transfer',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/transfer' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const done = 'The amount has been transferred.';

/** The newest row is a transfer of this amount, and no other row is. */
const isThereOnce = (amount: string) =>
  waitFor(async () => {
    const amounts = member.rows('Transfer History').map(({ textContent }) => textContent.includes(amount));
    await expect([amounts[0], amounts.filter(Boolean).length]).toEqual([true, 1]);
  });

async function fill(amount: string): Promise<void> {
  await member.fill('Transfer Amount', amount);
  await member.press('Click for transfer');
}

/** Returns the balance of the Out going Wallet before and after a transfer, as the dialog shows it. */
async function paidFrom(): Promise<readonly string[]> {
  const asked = await member.question();
  const line = asked.getByText(translation('From Out going Wallet')).nextElementSibling;
  return line?.textContent.split(/\s→\s/) ?? [];
}

/** A transfer after a mistyped code. The dialog names both wallets first, and the list and the balances follow. */
export const Default: Story = {
  play: endAt('Asked once more', async () => {
    await member.arrived('Transfer');
    await screen.findByRole('textbox', { name: translation('Transfer Amount') });
    await snapshot('How much');
    await fill('21.37');
    const code = await member.mailedCode();
    const [, after] = await paidFrom();
    await snapshot('Asked with the code');
    await member.confirm(member.notThis(code), 'Transfer');
    await member.isRefused(await member.question());
    await snapshot('Wrong code');
    await member.confirm(code, 'Transfer');
    await member.sees(done);
    await snapshot('Transferred');
    await member.dialogCloses();
    await isThereOnce('$21.37');
    await snapshot('It is in the list');
    await fill('15');
    await expect((await paidFrom())[0]).toBe(after);
    await snapshot('Asked once more');
  }),
};

/** The response is lost. The history already shows the transfer, and a retry adds nothing. */
export const AnswerLost: Story = {
  play: endAt('Still there once', async ({ step }) => {
    await step('Send it into a tunnel, and look', async () => {
      await member.arrived('Transfer');
      await fill('21.37');
      const code = await member.mailedCode();
      await snapshot('Asked with the code');
      setConditions({ network: 'drops' });
      await member.confirm(code, 'Transfer');
      const asked = await member.losesAnswer();
      await snapshot('The answer is lost');
      await member.follow('Check history', asked);
      await member.dialogCloses();
      await isThereOnce('$21.37');
      await snapshot('It is in the list');
    });
    await step('Try again', async () => {
      setConditions({ network: 'good' });
      await member.press('Try again');
      const again = await member.question();
      await snapshot('The same once more');
      await member.press('Try again', again);
      await member.sees(done);
      await waitFor(() => expect(screen.queryByText(translation(member.lostAnswer))).toBeNull());
      await isThereOnce('$21.37');
      await snapshot('Still there once');
    });
  }),
};
