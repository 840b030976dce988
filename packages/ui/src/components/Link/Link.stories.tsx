import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './Link';
import { LinkAlone } from './LinkAlone';
import { LinkInCell } from './LinkInCell';
import { LinkProvider, type RoutedLinkProps } from './LinkProvider';
import { onPhone, onTablet, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/register', children: 'Create account' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In running text a pointer target is large enough (WCAG 2.2, 2.5.8), but its line is no higher. */
export const ForPointer: Story = {
  ...onTablet,
  decorators: [
    (Words) => (
      <p>
        See <Words />.
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create account' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(link.parentElement!.getBoundingClientRect().height).toBeLessThan(24);
  },
};

export const ForFinger: Story = { ...ForPointer, ...onPhone };

/** A link alone is as high as a button for touch, but a table row is no higher. */
export const Alone: Story = {
  ...onPhone,
  render: (args) => (
    <>
      <LinkAlone {...args} />
      <div>
        <LinkInCell {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [alone, inCell] = canvas.getAllByRole('link');
    for (const link of [alone, inCell])
      await expect(link!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(inCell!.parentElement!.getBoundingClientRect().height).toBeLessThan(26);
  },
};

/** From the press until the next screen renders, as set by the portal's router. */
export const Followed: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={(props) => <a {...props} data-followed="true" />}>
        <Story />
      </LinkProvider>
    ),
  ],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).backgroundImage).toContain('linear-gradient');
  },
};

const followed = fn();
const RouterLink = ({ href, ...rest }: RoutedLinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      followed(href);
    }}
  />
);

/** The portal provides its router's link. */
export const Routed: Story = {
  parameters: noSnapshot,
  decorators: [
    (Story) => (
      <LinkProvider value={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Create account' }));
    await expect(followed).toHaveBeenCalledWith('/register');
  },
};

/** Other sites receive neither the referrer nor access to the page (T25). */
export const External: Story = {
  args: { href: 'https://bscscan.com/tx/0xab', children: 'Tnx Hash Scan' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tnx Hash Scan' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)', children: 'Leads nowhere' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Leads nowhere')).not.toHaveAttribute('href');
  },
};

export const LongText: Story = {
  ...onPhone,
  args: { children: `portal.example/register?u=${'amara'.repeat(20)}&p=L` },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
