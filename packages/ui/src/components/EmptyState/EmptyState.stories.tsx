import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsTexts } from '../../text/messages';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: newsTexts.noNews,
    reason: 'Nothing was published between these dates.',
    icon: 'news',
    action: <Button>Clear all</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(newsTexts.noNews)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const TitleAlone: Story = { args: { reason: undefined, action: undefined } };
export const LongText: Story = {
  args: { title: 'Nothing here '.repeat(8), reason: 'because of this and that '.repeat(12) },
  ...onPhone,
};
