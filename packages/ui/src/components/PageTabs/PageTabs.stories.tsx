import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { PageTabs } from './PageTabs';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/PageTabs',
  component: PageTabs,
  args: {
    label: 'Packages',
    pages: [
      { href: addresses.packages, label: 'Bots' },
      { href: addresses.livePackages, label: 'Live packages' },
    ],
    current: addresses.livePackages,
  },
} satisfies Meta<typeof PageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (const { href, label } of args.pages) {
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
      if (href === args.current) await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
  },
};

export const LongText: Story = {
  args: {
    pages: [
      { href: addresses.packages, label: 'A name '.repeat(9) },
      { href: addresses.livePackages, label: 'Another name '.repeat(9) },
    ],
  },
  parameters: noSnapshot,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { ...onPhone };
