import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';
import { noSnapshot } from '../../testing/windows';
import { commonMessages } from '../../text/commonMessages';

const meta = { title: 'Components/Spinner', component: Spinner, args: {} } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(commonMessages.loading);
  },
};
export const Named: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { label: 'Signing in as amara21' },
};
