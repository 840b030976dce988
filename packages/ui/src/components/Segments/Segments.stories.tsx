import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segments } from './Segments';
import { noSnapshot, onPhone } from '../../testing/windows';
import { answering } from '../../testing/answering';

const meta = {
  title: 'Components/Segments',
  component: Segments,
  args: {
    label: 'Buy for',
    segments: [
      { value: 'self', label: 'Self' },
      { value: 'other', label: 'Other user' },
    ],
    value: 'self',
    onChange: fn(),
  },
  render: answering(Segments, { onChange: (value) => ({ value }) }),
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By pointer and by arrow keys. One is always chosen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Buy for' }));
    await userEvent.click(group.getByRole('radio', { name: 'Other user' }));
    await expect(args.onChange).toHaveBeenCalledWith('other');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group.getByRole('radio', { name: 'Self' })).toBeChecked();
  },
};

/** The radio button is as large as its segment, for a finger that explores the screen with VoiceOver. */
export const WholeSegment: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const [own, segment] = [radio, radio.parentElement!].map((one) => one.getBoundingClientRect());
      await expect(segment!.width - own!.width).toBeLessThanOrEqual(2);
      await expect(segment!.height - own!.height).toBeLessThanOrEqual(2);
    }
  },
};
export const LongText: Story = {
  args: {
    segments: [
      { value: 'self', label: 'Only myself and no one else in my team' },
      { value: 'other', label: 'W'.repeat(40) },
    ],
  },
  ...onPhone,
};
