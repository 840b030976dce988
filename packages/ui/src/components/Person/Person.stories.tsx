import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeriesStyle } from '../../theme/SeriesStyle';
import { Person } from './Person';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Person',
  component: Person,
  args: { name: 'Kenji Mori', note: 'Joined 12-03-2026' },
  decorators: [
    (Story) => (
      <>
        <SeriesStyle />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kenji Mori')).toBeVisible();
    await expect(canvasElement.querySelector('[data-initials="KM"]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const NameAlone: Story = { args: { note: undefined }, parameters: noSnapshot };
/** A name of another script, from right to left. */
export const Arabic: Story = { args: { name: 'ليلى حداد' }, parameters: noSnapshot };
export const LongText: Story = {
  ...onPhone,
  args: { name: 'Wilhelmina Konstantinopolitanczykiewiczowna '.repeat(3) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
