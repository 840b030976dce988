import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckMark } from './CheckMark';
import { noSnapshot } from '../../testing/windows';
import { accessTexts } from '../../text/visitorMessages';
import { expectRetry } from '../../remote.fixtures';

// Spec: A §2 Registration
const meta = {
  title: 'Components/CheckMark',
  component: CheckMark,
  args: { label: 'Username', check: { name: 'lina04', state: 'available', info: 'Lina M.' } },
} satisfies Meta<typeof CheckMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced with its label, when the focus is elsewhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`Username: ${accessTexts.available} · Lina M.`);
  },
};
export const Checking: Story = {
  args: { check: { name: 'lina04', state: 'checking' } },
  parameters: noSnapshot,
};
export const Waiting: Story = {
  args: { check: { name: 'lina04', state: 'waiting' } },
  parameters: noSnapshot,
};

const onRetry = fn();
export const Failed: Story = {
  args: { check: { name: 'lina04', state: 'failed', onRetry } },
  parameters: noSnapshot,
  play: expectRetry(onRetry),
};

/** A name in another text direction affects only itself. */
export const LongText: Story = {
  args: { check: { name: 'x', state: 'available', info: `\u202e${'Name '.repeat(30)}` } },
};
