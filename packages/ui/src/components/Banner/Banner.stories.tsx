import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from './Banner';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { variant: 'warn', children: 'Please Wait For KYC Verification.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please Wait For KYC Verification.');
  },
};
export const Info: Story = { args: { variant: 'info', children: 'Nothing to do here.' } };
export const Good: Story = { args: { variant: 'good', children: 'KYC Verified successfully.' } };
export const Bad: Story = {
  args: {
    variant: 'bad',
    urgent: true,
    children: 'Rejected: the picture is not sharp.',
    detail: 'Send the document again.',
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Send the document again.');
  },
};
export const LongText: Story = {
  args: { children: 'amara21'.repeat(30), detail: 'Send the document again. '.repeat(12) },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
