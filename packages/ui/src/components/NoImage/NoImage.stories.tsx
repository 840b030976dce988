import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { NoImage } from './NoImage';

const meta = { title: 'Components/NoImage', component: NoImage } satisfies Meta<typeof NoImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commonMessages.imageNotShown)).toBeVisible();
  },
};
