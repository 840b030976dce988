import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OperatorLinks, operatorMessages } from './OperatorLinks';
import { setOperatorLinks } from './OperatorLinks.fixtures';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/OperatorLinks',
  component: OperatorLinks,
  render: () => (
    <p style={{ display: 'flex', gap: '1rem' }}>
      <OperatorLinks />
    </p>
  ),
} satisfies Meta<typeof OperatorLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: setOperatorLinks,
  play: async ({ canvas }) => {
    for (const name of [
      operatorMessages.imprint,
      operatorMessages.complaints,
      operatorMessages.privacy,
      operatorMessages.terms,
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** Without the settings nothing is shown. */
export const NotSet: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
