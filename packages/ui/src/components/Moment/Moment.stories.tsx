import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Moment } from './Moment';
import { noSnapshot } from '../../testing/windows';
import { zoneMessages } from '../../text/format/bothZones';

const meta = {
  title: 'Components/Moment',
  component: Moment,
  args: { at: '2026-11-18T07:41:00Z', form: 'dayTime' },
} satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText(/^18-11-2026/);
    await expect(time).toHaveAttribute('datetime', '2026-11-18T07:41:00.000Z');
    // A translator could swap day and month (T43).
    await expect(time).toHaveAttribute('translate', 'no');
  },
};
/** The member's own time is in the tooltip. */
export const AbroadInKolkata: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { zone: 'kolkata' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18-11-2026 07:41')).toHaveAttribute(
      'title',
      zoneMessages.both({ portal: '18-11-2026 07:41 UTC', local: '18-11-2026 13:11 UTC+5:30' }),
    );
  },
};
/** A portal in another zone shows its own time. */
export const PortalInLosAngeles: Story = {
  globals: { platform: 'losAngeles' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17-11-2026 23:41')).toHaveAttribute(
      'datetime',
      '2026-11-18T07:41:00.000Z',
    );
  },
};
export const Slashes: Story = { args: { form: 'slashDay' }, parameters: noSnapshot };
export const None: Story = {
  args: { at: undefined },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('--');
  },
};
/** An invalid date shows `--`, not its text. */
export const Unreadable: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { at: 'next Tuesday' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('--');
  },
};

/** Digits alone are always left-to-right. A month's name gives its date its own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: noSnapshot,
  render: () => (
    <>
      <time>21-11-2026 09:14</time> <time>21 مارس 2026, 09:14</time>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [digits, named] = [...canvasElement.querySelectorAll('time')].map(({ firstChild }) => {
      const getStart = (part: string) => {
        const range = document.createRange();
        const from = firstChild!.textContent!.indexOf(part);
        range.setStart(firstChild!, from);
        range.setEnd(firstChild!, from + part.length);
        return range.getBoundingClientRect().left;
      };
      return [getStart('21'), getStart('09:14')] as const;
    });
    await expect(digits![0]).toBeLessThan(digits![1]);
    await expect(named![0]).toBeGreaterThan(named![1]);
  },
};
