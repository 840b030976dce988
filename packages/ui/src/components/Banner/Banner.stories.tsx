import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Banner } from './Banner';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'warn', children: 'Please Wait For KYC Verification.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Please Wait For KYC Verification.',
    );
  },
};
export const Info: Story = { args: { tone: 'info', children: 'Nothing to do here.' } };
export const Good: Story = { args: { tone: 'good', children: 'KYC Verified successfully.' } };
export const Bad: Story = {
  args: {
    tone: 'bad',
    urgent: true,
    children: 'Rejected: the picture is not sharp.',
    detail: 'Send the document again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Send the document again.');
  },
};
export const Dark: Story = { ...Bad, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { children: 'amara21'.repeat(30), detail: 'Send the document again. '.repeat(12) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
