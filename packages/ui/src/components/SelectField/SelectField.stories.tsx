import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accessTexts } from '../../text/messages';
import { SelectField } from './SelectField';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Position',
    placeholder: 'Choose a leg',
    defaultValue: '',
    options: [
      { value: 'R', label: 'Right' },
      { value: 'L', label: 'Left' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByLabelText('Position');
    await expect(select).toHaveDisplayValue('Choose a leg');
    await userEvent.selectOptions(select, 'Left');
    await expect(select).toHaveValue('L');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const WithError: Story = {
  args: { error: accessTexts.positionRequired },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Position');
    await expect(select).toHaveAccessibleDescription(accessTexts.positionRequired);
    await expect(select).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'L' }, parameters: noSnapshot };
export const LongText: Story = {
  ...onPhone,
  args: {
    options: [{ value: 'a', label: 'A document name that is much longer than the phone is wide' }],
    defaultValue: 'a',
  },
};

export const States: Story = inEachState;
