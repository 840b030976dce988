import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusPill } from '../StatusPill/StatusPill';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards';
import { onPhone } from '../../testing/windows';
import { answering } from '../../testing/answering';

const ways: ChoiceCardsProps = {
  label: 'Confirm with',
  name: 'way',
  value: 'otp',
  options: [
    {
      value: 'otp',
      label: 'Code by email',
      description: 'A new code for each action.',
      aside: <StatusPill variant="good">In use</StatusPill>,
    },
    { value: 'authenticator', label: 'Authenticator app', description: 'The code that your phone shows.' },
    { value: 'mpin', label: 'Security Pin', description: 'Four digits that you remember.' },
  ],
  onChange: fn(),
};

const meta = {
  title: 'Components/ChoiceCards',
  component: ChoiceCards,
  args: ways,
  render: answering(ChoiceCards, { onChange: (value) => ({ value }) }),
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Confirm with' })).toBeVisible();
    await userEvent.click(canvas.getByText('The code that your phone shows.'));
    await expect(args.onChange).toHaveBeenLastCalledWith('authenticator');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Security Pin' })).toBeChecked();
  },
};

export const Inline: Story = {
  args: {
    flow: 'inline',
    label: 'Network',
    value: '',
    options: ['USDT BEP20', 'USDT TRC20'].map((label) => ({ value: label, label })),
  },
};

export const Failed: Story = { args: { value: '', error: 'Please Select Correct Option.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: ways.options.map((choice) => ({
      ...choice,
      label: choice.label.repeat(12),
      description: 'm'.repeat(200),
    })),
  },
};
export const Mobile: Story = { ...onPhone };
