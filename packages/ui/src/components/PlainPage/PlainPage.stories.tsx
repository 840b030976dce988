import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink';
import { InShellContext } from './InShellContext';
import { PlainPage } from './PlainPage';
import { onPhone, noSnapshot } from '../../testing/windows';
import { brandMessages } from '../Brand/Brand';

const meta = {
  title: 'Components/PlainPage',
  component: PlainPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'You are lost',
    children: 'There is no page at this address.',
    action: <ButtonLink href="/">Go home</ButtonLink>,
  },
} satisfies Meta<typeof PlainPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On its own it includes the landmark and the brand. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText(brandMessages.memberPortal)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are lost' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toBeVisible();
  },
};

/** Inside the shell, which has both already, it is only the message. */
export const Framed: Story = {
  decorators: [(story) => <InShellContext value>{story()}</InShellContext>],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are lost' })).toBeVisible();
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
    await expect(canvas.queryByText(brandMessages.memberPortal)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    title: 'This page has moved to a place that we can no longer find for you',
    children:
      'There is no page at this address. It may have been moved, renamed or removed since you kept its link.',
  },
  ...onPhone,
};
