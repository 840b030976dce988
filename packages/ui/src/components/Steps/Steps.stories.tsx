import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    children: (
      <>
        <li>
          <b>Install an authenticator app</b>
          <p>Any app that makes time-based codes works.</p>
        </li>
        <li>
          <b>Enter the code from the app</b>
        </li>
      </>
    ),
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Mobile: Story = { ...onPhone };
