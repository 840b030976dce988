import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Components/Button/ButtonLink',
  component: ButtonLink,
  args: {
    href: '/user/packageList',
    children: 'Purchase Package',
    variant: 'main',
    icon: <Icon name="box" />,
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Purchase Package' });
    await expect(link).toHaveAttribute('href', '/user/packageList');
  },
};
