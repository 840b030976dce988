import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper';
import { onPhone, noSnapshot } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'KYC',
    steps: ['Instructions', 'Identity proof', 'Address proof', 'Photo'].map((label) => ({
      id: label,
      label,
    })),
    current: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'KYC' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps[0]).toHaveTextContent(overlayMessages.done);
    await expect(steps[3]).not.toHaveTextContent(overlayMessages.done);
  },
};
export const Done: Story = { args: { current: 4 }, parameters: noSnapshot };
export const First: Story = { args: { current: 0 } };
/** One step back. Later steps that were done stay done. */
export const Again: Story = {
  args: {
    current: 1,
    steps: ['Instructions', 'Identity proof', 'Address proof', 'Photo'].map((label, index) => ({
      id: label,
      label,
      done: index !== 1,
    })),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    const isDone = ({ textContent }: HTMLElement) => textContent.includes(overlayMessages.done);
    await expect(steps.map(isDone)).toEqual([true, false, true, true]);
  },
};
export const Mobile: Story = { ...onPhone };
export const LongText: Story = {
  args: {
    steps: ['Instructions', 'Identitätsnachweisdokument', 'Address', 'Photo'].map((label) => ({
      id: label,
      label,
    })),
  },
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
};
