import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand, brandMessages } from './Brand';

const meta = { title: 'Components/Brand', component: Brand } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo is decorative, and only the name is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brandMessages.memberPortal)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
