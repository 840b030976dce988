import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { frame } from '../../../../packages/ui/src/testing/frame';
import { Walk } from '../room/Walk';
import { arrived, confirm, mailedCode, notThis, question } from './walk.plays';

const meta = {
  title: 'Walk the portal/Transfer',
  component: Walk,
  // Its screens are photographed by themselves.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { persona: 'leader', quiet: true, route: '/user/transfer' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Walk>;

export default meta;
type Story = StoryObj<typeof meta>;

const done = 'The amount has been transferred.';

/** The newest row of the list, which is the history. */
const newestRow = () =>
  within(screen.getByRole('table', { name: 'Transfer History' })).getAllByRole('row')[1];

/** The list's newest is a transfer of so much. */
const newestIs = (amount: string) => waitFor(() => expect(newestRow()).toHaveTextContent(amount));

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

/** A transfer after a mistyped code: both wallets are named before it, and the list follows. */
export const Default: Story = {
  play: async () => {
    await openForm();
    await frame('How much');
    await fill('21.37');
    const code = await mailedCode('leader');
    await frame('Asked with the code');
    await confirm(notThis(code), 'Transfer');
    const asked = await question();
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent('Invalid otp'));
    await frame('Wrong code');
    await confirm(code, 'Transfer');
    await expect(await screen.findByText(done)).toBeVisible();
    await frame('Transferred');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await newestIs('$21.37');
    await frame('It is in the list');
  },
};
