import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { operatorMessages } from '../../components/OperatorLinks/messages';
import { setOperatorLinks } from '../../components/OperatorLinks/OperatorLinks.fixtures';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { noSnapshot } from '../../testing/windows';
import { expectLink } from '../../testing/expectLink';

const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shellArgs, children: <h1>Dashboard</h1> },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The operator's pages, where they are set, and support are below every screen. */
export const OperatorPages: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: setOperatorLinks,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: operatorMessages.legal }));
    await expect(links.getByRole('link', { name: operatorMessages.imprint })).toBeVisible();
    await expect(links.getByRole('link', { name: operatorMessages.complaints })).toBeVisible();
    await expectLink(links, operatorMessages.support, addresses.tickets);
  },
};

/** Without the operator's pages there is no foot. */
export const NoOperatorPages: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: operatorMessages.legal })).toBeNull();
  },
};
