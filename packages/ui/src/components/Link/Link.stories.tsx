import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from './Link';
import { LinkProvider, type RoutedLinkProps } from './LinkProvider';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/register', children: 'Create account' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

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

/** The portal hands in its router's link. */
export const Routed: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Create account' }));
    await expect(followed).toHaveBeenCalledWith('/register');
  },
};

/** Other sites never learn where the member came from, nor get a handle on the page (T25). */
export const External: Story = {
  args: { href: 'https://bscscan.com/tx/0xab', children: 'Tnx Hash Scan' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Tnx Hash Scan' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)', children: 'Leads nowhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Leads nowhere')).not.toHaveAttribute('href');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: `portal.example/register?u=${'amara'.repeat(20)}&p=L` },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
