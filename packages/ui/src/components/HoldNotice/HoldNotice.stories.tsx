import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoldNotice, holdMessages } from './HoldNotice';
import { onPhone } from '../../testing/windows';
import { expectLink } from '../../testing/expectLink';

const meta = {
  title: 'Components/HoldNotice',
  component: HoldNotice,
  args: { until: '2026-11-23T09:14:00Z' },
} satisfies Meta<typeof HoldNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact time, for people and for machines (T29). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(
      new RegExp(`^${holdMessages.heldUntil.replace('{time}', '23-11-2026 \\d\\d:14')}`),
    );
    await expect(notice.querySelector('time')).toHaveAttribute(
      'datetime',
      new Date(meta.args.until).toISOString(),
    );
    await expectLink(canvas, holdMessages.support, '/user/chat');
  },
};
export const Mobile: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
